// On the hunter's panel: his points, what he rolls, the warrants he has sworn out, and the words of his last card.
import { SOLO_WARRANTS, type SoloWarrant, TORAK_CARDS, type TorakDeed } from '../../../../engine/games/zizka/data/solo';
import type { SoloView, View } from '../../../../engine/games/zizka/view-types';
import type { PartProps } from '../../../table/game-table';
import type { ZizkaSymbol } from '../art/symbols';
import { TORAK_CARD, TORAK_CARD_AT, TORAK_PANEL } from '../layout';
import { Sign } from './symbol';

// What each sworn warrant does, in small: the words are on hover.
const WARRANT_SIGN: Readonly<Record<SoloWarrant['effect'], { readonly symbol: ZizkaSymbol; readonly sum: string }>> = {
  torakStep: { symbol: 'torak', sum: '+1' },
  ownStep: { symbol: 'step', sum: '−1' },
  noFavour: { symbol: 'wenceslas', sum: '×' },
  hireCost: { symbol: 'tavern', sum: '+1' },
};

export function TorakWords({ context, playing, solo }: PartProps<View> & { readonly solo: SoloView }) {
  const { x, y, width, height } = TORAK_PANEL;
  const card = solo.used.at(-1);
  // While a card is on its way and turns over nothing is written on it.
  const isTurning = playing?.event.type === 'torakCardDrawn' && playing.now === playing.before;
  return (
    <section className="zizka-panel torak" style={{ left: x, top: y, width, height }}>
      <header data-tip="torak">
        <i className="face" />
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
        {solo.warrants.length > 0 && <Warrants solo={solo} />}
        {solo.laid && <em>{context.say('table.torakLaid')}</em>}
        <b className="deck" data-tip="torakDeck">
          {solo.deck}
        </b>
      </div>
      {card === undefined && <p className="hint">{context.say('table.torakText')}</p>}
      {card !== undefined && !isTurning && (
        <div
          key={card}
          className="torak-card"
          style={{
            left: TORAK_CARD_AT.x - TORAK_CARD.width / 2 - x,
            top: TORAK_CARD_AT.y - TORAK_CARD.height / 2 - y,
            width: TORAK_CARD.width,
            height: TORAK_CARD.height,
          }}
        >
          <b>{context.say('table.torakCard')}</b>
          {linesOf(card, context.say(`torak.${card}.text`)).map(({ symbol, text, isDeed }) => (
            <span key={text} className={isDeed ? 'deed' : ''}>
              <Sign symbol={symbol} size={isDeed ? 19 : 16} colour="#6b1512" />
              {text}
            </span>
          ))}
        </div>
      )}
    </section>
  );
}

function Warrants({ solo }: { readonly solo: SoloView }) {
  return SOLO_WARRANTS.filter(({ id }) => solo.warrants.includes(id)).map(({ id, effect }) => (
    <span key={id} className="sworn" data-tip={`soloWarrant:${id}`}>
      <Sign symbol={WARRANT_SIGN[effect].symbol} size={15} colour="#2a1a0c" />
      {WARRANT_SIGN[effect].sum}
    </span>
  ));
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
