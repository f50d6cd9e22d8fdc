// Texts of Leaders: the same keys in both languages, every rule told, every decision and event described.
import { describe, expect, it } from 'vitest';
import { compileKernel } from '../../../engine/core/kernel';
import { makeRng } from '../../../engine/core/rng';
import { leaders } from '../../../engine/games/leaders';
import { CARDS, FIGURE_KINDS } from '../../../engine/games/leaders/data/characters';
import { texts } from '../../../engine/games/leaders/text';
import { cellLabel, describeDecision, describeEvent } from '../../../engine/games/leaders/text/phrases';
import type { Event } from '../../../engine/games/leaders/view-types';
import { pose } from './table';

const english: Readonly<Record<string, string>> = texts.en;
const polish: Readonly<Record<string, string>> = texts.pl;

// i18next's plural forms differ between the languages.
const base = (key: string) => key.replace(/_(one|few|many|other)$/, '');
const fields = (text: string) => [...new Set(text.match(/{{\w+}}/g))].sort();

describe('texts', () => {
  it('have the same keys and the same fields in both languages', () => {
    expect([...new Set(Object.keys(polish).map(base))].sort()).toEqual([...new Set(Object.keys(english).map(base))].sort());
    for (const [key, text] of Object.entries(english)) expect([key, fields(polish[key] ?? '')]).toEqual([key, fields(text)]);
  });

  it('name every card and figure', () => {
    for (const card of CARDS) expect([english[`card.${card}.name`], polish[`card.${card}.text`]]).not.toContain(undefined);
    for (const kind of FIGURE_KINDS)
      expect([english[`figure.${kind}.name`], polish[`figure.${kind}.name`]]).not.toContain(undefined);
  });

  it('tell every rule in both languages under a known section', () => {
    expect(leaders.rules).toHaveLength(51);
    for (const rule of leaders.rules) {
      expect(rule.id).toMatch(/^LDR-\d+$/);
      expect([english[`section.${rule.section}`], rule.en, rule.pl]).not.toContain(undefined);
      expect(rule.en).not.toBe(rule.pl);
    }
  });

  it('describe every decision, event, prompt and outcome of random matches', () => {
    const kernel = compileKernel(leaders);
    const rng = makeRng(3);
    const isKnown = (key: string) => expect([key, english[key] !== undefined]).toEqual([key, true]);
    for (let match = 0; match < 20; match++) {
      const state = leaders.setup({ mode: match % 2 === 0 ? 'standard' : 'advanced' }, 2, rng);
      const events: Event[] = [];
      kernel.begin(state, rng, (event) => events.push(event));
      while (state.phase !== 'over') {
        const view = leaders.viewFor(state, 0);
        const request = leaders.requestFor(state);
        isKnown(request?.prompt.key ?? 'no request');
        const decisions = leaders.legalDecisions(state);
        for (const decision of decisions) isKnown(describeDecision(decision, view).key);
        for (const refusal of leaders.refusals?.(state) ?? []) isKnown(refusal.reason.key);
        const decision = decisions[rng.int(decisions.length)];
        if (decision !== undefined) kernel.apply(state, decision, rng, (event) => events.push(event));
      }
      isKnown(leaders.outcome(state)?.reason.key ?? 'no outcome');
      const view = leaders.viewFor(state, 0);
      for (const event of events) {
        const phrase = describeEvent(event, view);
        if (phrase !== null) isKnown(phrase.key);
        for (const value of Object.values(phrase?.params ?? {})) {
          if (typeof value === 'string' && value.startsWith('@')) isKnown(value.slice(1));
        }
      }
    }
  });

  it('label cells by column and by height from the bottom seat', () => {
    const view = leaders.viewFor(pose('0.king@0,3 1.queen@0,-3 to=0'), 0);
    const label = (figure: number) => cellLabel(view, view.figures[figure]?.cell ?? -1);
    expect([label(0), label(1)]).toEqual(['d1', 'd7']);
    expect(new Set(view.cells.map((_, cell) => cellLabel(view, cell))).size).toBe(37);
  });
});
