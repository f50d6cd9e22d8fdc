// The hunter of the solo game: his points, what he rolls, the card he played last, and the warrants he has sworn out.
import { useRef } from 'react';
import { SOLO_WARRANTS, type SoloWarrant, TORAK_CARDS, type TorakDeed } from '../../../../engine/games/zizka/data/solo';
import type { SoloView, View, Event as ZizkaEvent } from '../../../../engine/games/zizka/view-types';
import type { PartProps } from '../../../table/game-table';
import { Markup, painted, pieceOfWidth } from '../../../ui/art';
import { PORTRAIT, portraitBody } from '../art/portrait';
import type { ZizkaSymbol } from '../art/symbols';
import { Sign } from './symbol';

// What each sworn warrant does, in small: the words are on hover.
const WARRANT_SIGN: Readonly<Record<SoloWarrant['effect'], { readonly symbol: ZizkaSymbol; readonly sum: string }>> = {
  torakStep: { symbol: 'torak', sum: '+1' },
  ownStep: { symbol: 'step', sum: '−1' },
  noFavour: { symbol: 'wenceslas', sum: '×' },
  hireCost: { symbol: 'tavern', sum: '+1' },
};

export function TorakPanel({ context, playing, solo }: PartProps<View> & { readonly solo: SoloView }) {
  const drawn = useDrawnCard(playing?.event ?? null);
  const card = drawn ?? solo.used.at(-1);
  return (
    <section className={`zizka-panel torak ${playing !== null && /^torak/.test(playing.event.type) ? 'lit' : ''}`}>
      <header data-tip="torak">
        <Markup markup={painted('zizka face torak 40', () => pieceOfWidth(PORTRAIT, portraitBody('torak', 2), 40))} />
        <div className="who">
          <b>{context.say('table.torak')}</b>
          <small>{context.say(`option.torak.${solo.level}`)}</small>
        </div>
        <span className="vp" data-tip="vp">
          <Sign symbol="vp" size={24} colour="#fff3d0" />
          {solo.vp}
        </span>
      </header>
      <div className="goods">
        <span className="zizka-counted" data-tip="torakDice">
          <Sign symbol="die" size={20} />
          {solo.dice}
        </span>
        <span className="zizka-counted" data-tip="torakLuck">
          <Sign symbol="luck" size={20} colour="#9fd08f" />
          {solo.luck}
        </span>
        <span className="zizka-counted" data-tip="torakDeck">
          <Sign symbol="torak" size={20} colour="#e8cc7a" />
          {solo.deck}
        </span>
        {solo.laid && <em>{context.say('table.torakLaid')}</em>}
      </div>
      {solo.warrants.length > 0 && (
        <div className="warrants">
          {SOLO_WARRANTS.filter(({ id }) => solo.warrants.includes(id)).map(({ id, effect }) => (
            <span key={id} data-tip={`soloWarrant:${id}`}>
              <Sign symbol="warrant" size={18} />
              <Sign symbol={WARRANT_SIGN[effect].symbol} size={16} colour="#2a1a0c" />
              {WARRANT_SIGN[effect].sum}
            </span>
          ))}
        </div>
      )}
      {card === undefined ? (
        <>
          <p className="hint">{context.say('table.torakText')}</p>
          <span className="wolf">
            <Sign symbol="torak" size={110} colour="#e8cc7a" />
          </span>
        </>
      ) : (
        <div key={card} className={`torak-card ${drawn === null ? '' : 'drawn'}`}>
          <b>{context.say('table.torakCard')}</b>
          {linesOf(card, context.say(`torak.${card}.text`)).map(({ symbol, text, isDeed }) => (
            <span key={text} className={isDeed ? 'deed' : ''}>
              <Sign symbol={symbol} size={isDeed ? 20 : 16} colour="#6b1512" />
              {text}
            </span>
          ))}
        </div>
      )}
    </section>
  );
}

// The card that was turned up lies open until all it brings has been shown.
function useDrawnCard(event: { readonly type: string } | null): string | null {
  const drawn = useRef<string | null>(null);
  const fact = event as ZizkaEvent | null;
  if (fact === null) drawn.current = null;
  else if (fact.type === 'torakCardDrawn') drawn.current = fact.card;
  return drawn.current;
}

// What he does in his turn, then what counts only after a lost fight or in a tournament.
function linesOf(id: string, text: string): readonly { symbol: ZizkaSymbol; text: string; isDeed: boolean }[] {
  const card = TORAK_CARDS.find((each) => each.id === id);
  const deeds = card?.actions.map(signOf) ?? [];
  const rest: readonly ZizkaSymbol[] = [card?.loss === 'member' ? 'member' : 'coin', 'jouster'];
  const signs = [...deeds, ...rest];
  return text.split('; ').map((line, index) => ({ symbol: signs[index] ?? 'torak', text: line, isDeed: index < deeds.length }));
}

function signOf(deed: TorakDeed): ZizkaSymbol {
  switch (deed.do) {
    case 'move':
      return 'step';
    case 'vp':
      return 'vp';
    case 'swapEvent':
      return 'reroll';
    case 'refreshTavern':
      return 'tavern';
    case 'favour':
      return deed.of;
  }
}
