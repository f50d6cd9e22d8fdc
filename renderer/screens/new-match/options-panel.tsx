// The chosen game's options, made from what the game itself offers, and the seed.
import { useLayoutEffect, useRef } from 'react';
import type { GameInfo, OptionSpec } from '../../../engine/protocol';
import { changeSettings } from '../../app/actions';
import { makeSeedCode, randomSeed } from '../../app/seed';
import { useStore } from '../../app/store';
import { manifestOf } from '../../games/manifest';
import { t } from '../../text/i18n';
import { Icon, Markup, SeatBadge } from '../../ui/art';
import { Button } from '../../ui/button';
import { Field, Segments, Tip, Toggle } from '../../ui/controls';
import { Panel } from '../../ui/panel';
import { Stepper } from '../../ui/stepper';
import { optionName, optionNote, optionValueName } from './plan-in-words';
import { isOffered, neighbour, type OptionValue, type TablePlan } from './table-plan';

interface OptionsPanelProps {
  readonly plan: TablePlan;
  readonly info: GameInfo;
  readonly seed: string;
  readonly seedIsWrong: boolean;
  readonly onOptions: (options: TablePlan['options']) => void;
  readonly onSeed: (seed: string) => void;
}

// Where the notes leave no room for all options they are read by pointing: everything stands on the page without
// scrolling, whatever the language and the size of its letters.
function useRoom() {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = list;
    if (current === null) return;
    current.classList.remove('close');
    current.classList.toggle('close', current.scrollHeight > current.clientHeight);
  });
  return list;
}

export function OptionsPanel({ plan, info, seed, seedIsWrong, onOptions, onSeed }: OptionsPanelProps) {
  const set = (id: string, value: OptionValue) => onOptions({ ...plan.options, [id]: value });
  const wide = info.options.filter((spec) => !isToggle(spec) && spec.group === undefined && isOffered(spec, plan.seats.length));
  const groups = [...new Set(info.options.flatMap((spec) => spec.group ?? []))];
  const toggles = info.options.filter(isToggle);
  const hasOpponents = plan.seats.some((seat) => seat.kind === 'ai');
  const list = useRoom();
  return (
    <Panel x={904} y={52} width={360} height={586} className="options-panel">
      <h2>{t('newMatch.theMatch')}</h2>
      <div ref={list} className="options-list">
        {wide.map((spec) => (
          <WideOption key={spec.id} spec={spec} plan={plan} onValue={(value) => set(spec.id, value)} />
        ))}
        {groups.map((group) => (
          <SeatOptions key={group} group={group} plan={plan} info={info} onValue={set} />
        ))}
        {toggles.map((spec) => (
          <ToggleOption key={spec.id} spec={spec} plan={plan} onValue={(value) => set(spec.id, value)} />
        ))}
        {info.options.length === 0 ? <p className="ink2">{t('newMatch.noOptions')}</p> : null}
        {hasOpponents ? <OpponentOptions /> : null}
      </div>
      <div className="seed-row">
        <span className="tag-label">{t('newMatch.seed')}</span>
        <span className="grow ink2 sa">
          {seedIsWrong ? t('newMatch.seedWrong') : seed === '' ? t('newMatch.seedRandom') : ''}
        </span>
        <Field
          label={t('newMatch.seed')}
          value={seed}
          onChange={onSeed}
          width={126}
          maxLength={9}
          className="seed-field"
          action="seed"
        />
        <Tip text={t('newMatch.rollSeed')} side="end">
          <Button
            look="quiet"
            size="small"
            icon="perspective-dice-six"
            label={t('newMatch.rollSeed')}
            onPress={() => onSeed(makeSeedCode(randomSeed()))}
          />
        </Tip>
      </div>
    </Panel>
  );
}

// How opponents play at every table: kept with the settings.
function OpponentOptions() {
  const { thinking, tableTalk } = useStore((state) => state.settings);
  return (
    <>
      <div className="divider" />
      <h2>{t('newMatch.opponents')}</h2>
      <div className="option">
        <b>{t('newMatch.thinking')}</b>
        <Segments
          label={t('newMatch.thinking')}
          action="thinking"
          segments={(['quick', 'normal', 'long'] as const).map((value) => ({ value, label: t(`settings.thinking.${value}`) }))}
          value={thinking}
          onChange={(value) => void changeSettings({ thinking: value })}
        />
        <p>{t('newMatch.thinkingNote')}</p>
      </div>
      <div className="option">
        <b>{t('newMatch.talk')}</b>
        <Toggle
          label={t('newMatch.talk')}
          action="table-talk"
          selected={tableTalk}
          onChange={(on) => void changeSettings({ tableTalk: on })}
        />
        <p>{t('newMatch.talkNote')}</p>
      </div>
    </>
  );
}

function isToggle(spec: OptionSpec): boolean {
  return spec.values.length === 2 && spec.values.every((value) => typeof value === 'boolean');
}

interface OptionProps {
  readonly spec: OptionSpec;
  readonly plan: TablePlan;
  readonly onValue: (value: OptionValue) => void;
}

// Letters of all values that still fit beside the name.
const BESIDE = 18;

function NamedOption({ spec, plan, onValue }: OptionProps) {
  const { game } = plan;
  const value = plan.options[spec.id] ?? spec.standard;
  const note = optionNote(game, `${spec.id}.${value}`) ?? optionNote(game, spec.id);
  return (
    <div className="option" data-option={spec.id}>
      <b>{optionName(game, spec.id)}</b>
      <Segments
        label={optionName(game, spec.id)}
        segments={spec.values.map((each) => ({ value: String(each), label: optionValueName(game, spec.id, each) }))}
        value={String(value)}
        onChange={(chosen) => onValue(spec.values.find((each) => String(each) === chosen) ?? spec.standard)}
      />
      {note === null ? null : <p>{note}</p>}
    </div>
  );
}

function WideOption({ spec, plan, onValue }: OptionProps) {
  const { game } = plan;
  const value = plan.options[spec.id] ?? spec.standard;
  const names = spec.values.map((each) => optionValueName(game, spec.id, each));
  const note = optionNote(game, spec.id);
  const valueNote = optionNote(game, `${spec.id}.${value}`);
  const short = spec.values.length <= 4 && names.join('').length <= 34;
  if (short && names.join('').length <= BESIDE) return <NamedOption {...{ spec, plan, onValue }} />;
  return (
    <div className={`option-wide ${short ? '' : 'in-row'}`} data-option={spec.id}>
      <div className="tag-label">{optionName(game, spec.id)}</div>
      {short ? (
        <Segments
          label={optionName(game, spec.id)}
          style={{ width: '100%' }}
          segments={spec.values.map((each, index) => ({ value: String(each), label: names[index] ?? String(each) }))}
          value={String(value)}
          onChange={(chosen) => onValue(spec.values.find((each) => String(each) === chosen) ?? spec.standard)}
        />
      ) : (
        <Stepper
          label={optionName(game, spec.id)}
          value={optionValueName(game, spec.id, value)}
          before={t('common.before')}
          after={t('common.after')}
          onStep={(by) => onValue(neighbour(spec.values, value, by))}
        />
      )}
      {note === null && valueNote === null ? null : <p>{valueNote ?? note}</p>}
    </div>
  );
}

interface SeatOptionsProps {
  readonly group: string;
  readonly plan: TablePlan;
  readonly info: GameInfo;
  readonly onValue: (id: string, value: OptionValue) => void;
}

// One small choice a seat, side by side; what another seat has taken is passed over.
function SeatOptions({ group, plan, info, onValue }: SeatOptionsProps) {
  const specs = info.options.filter((spec) => spec.group === group && isOffered(spec, plan.seats.length));
  const chosenFor = (spec: OptionSpec) => plan.options[spec.id] ?? spec.standard;
  const note = optionNote(info.id, group);
  return (
    <div className="option-wide">
      <div className="tag-label">{optionName(info.id, group)}</div>
      <div className="option-seats">
        {specs.map((spec, seat) => {
          const taken = specs.filter((other) => other !== spec).map(chosenFor);
          const free = spec.values.filter((value) => value === spec.standard || !taken.includes(value));
          const picture = manifestOf(info.id).optionPicture?.(spec.id, chosenFor(spec)) ?? null;
          return (
            <div key={spec.id} className="row" data-option={spec.id}>
              <SeatBadge tincture={plan.seats[seat]?.tincture ?? 'gules'} size={26} />
              {picture === null ? null : <Markup className="option-picture" markup={picture} />}
              <Stepper
                label={optionName(info.id, spec.id)}
                value={optionValueName(info.id, spec.id, chosenFor(spec))}
                before={t('common.before')}
                after={t('common.after')}
                onStep={(by) => onValue(spec.id, neighbour(free, chosenFor(spec), by))}
              />
            </div>
          );
        })}
      </div>
      {note === null ? null : <p>{note}</p>}
    </div>
  );
}

function ToggleOption({ spec, plan, onValue }: OptionProps) {
  const { game } = plan;
  const note = optionNote(game, spec.id);
  const offered = isOffered(spec, plan.seats.length);
  return (
    <div className={`option ${offered ? '' : 'off'}`} data-option={spec.id}>
      <b>{optionName(game, spec.id)}</b>
      {offered ? (
        <Toggle
          label={optionName(game, spec.id)}
          selected={(plan.options[spec.id] ?? spec.standard) === true}
          onChange={onValue}
        />
      ) : (
        <Icon name="padlock" size={22} colour="#4B5057" />
      )}
      {offered ? note === null ? null : <p>{note}</p> : <OnlyFor spec={spec} />}
    </div>
  );
}

function OnlyFor({ spec }: { readonly spec: OptionSpec }) {
  const counts = spec.seats ?? [];
  const last = counts[counts.length - 1] ?? 0;
  return <p>{t('newMatch.onlyFor', { seats: counts.join(', '), count: last })}</p>;
}
