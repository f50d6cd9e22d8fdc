// Symbols and their counts in the page.
import { Markup, painted } from '../../../ui/art';
import { symbolSvg, type ZizkaSymbol } from '../art/symbols';

export function Sign({
  symbol,
  size = 18,
  colour,
}: {
  readonly symbol: ZizkaSymbol;
  readonly size?: number;
  readonly colour?: string;
}) {
  return (
    <Markup
      className="zizka-sign"
      markup={painted(`zizka sign ${symbol} ${size} ${colour ?? ''}`, () => symbolSvg(symbol, size, colour))}
    />
  );
}

// Several of one symbol as the symbol and a number.
export function Counted({
  symbol,
  count,
  size = 18,
  tip = symbol,
}: {
  readonly symbol: ZizkaSymbol;
  readonly count: number;
  readonly size?: number;
  readonly tip?: string;
}) {
  return (
    <span className="zizka-counted" data-tip={tip}>
      <Sign symbol={symbol} size={size} />
      {count}
    </span>
  );
}
