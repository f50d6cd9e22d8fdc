// Frames of parchment, oak and loose sheets, the oak ground of a screen, its top strip and its bottom strip.
import type { CSSProperties, ReactNode } from 'react';
import { frameBody, frameBox } from '../art/frame';
import { logoBody, logoBox } from '../art/logo';
import { piece } from '../art/svg';
import { t } from '../text/i18n';
import { Markup, painted, pieceOfWidth } from './art';
import { Button } from './button';
import { hasPicture, Picture } from './picture';

export type FrameKind = 'parchment' | 'oak' | 'sheet' | 'slot';

interface PanelProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly frame?: FrameKind;
  readonly lit?: boolean;
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly children?: ReactNode;
}

export function Frame({ width, height, frame = 'parchment', lit }: Pick<PanelProps, 'width' | 'height' | 'frame' | 'lit'>) {
  const box = frameBox(width, height);
  const picture = `frame-${frame}-${width}x${height}${lit === true ? '-lit' : ''}` as const;
  if (hasPicture(picture)) {
    return (
      <Picture name={picture} className="frame-art" width={box.width} height={box.height} style={{ left: box.x, top: box.y }} />
    );
  }
  const markup = painted(`frame ${width} ${height} ${frame} ${lit ?? ''}`, () =>
    piece(box, frameBody(width, height, frame, lit === undefined ? {} : { lit })),
  );
  return <Markup className="frame-art" style={{ left: box.x, top: box.y }} markup={markup} />;
}

export function Panel({ x, y, width, height, frame = 'parchment', lit, className, style, children }: PanelProps) {
  const inkClass = frame === 'oak' || frame === 'slot' ? '' : 'ink';
  return (
    <section
      className={`panel framed-${frame} ${inkClass} ${className ?? ''}`}
      style={{ left: x, top: y, width, height, ...style }}
    >
      <Frame width={width} height={height} frame={frame} {...(lit === undefined ? {} : { lit })} />
      <div className="panel-in">{children}</div>
    </section>
  );
}

export function OakGround() {
  return <Picture name="oak" className="scene ground" width={1280} height={720} />;
}

export function Logo({ size }: { size: number }) {
  return <Markup className="logo-art" markup={painted(`logo ${size}`, () => pieceOfWidth(logoBox(100), logoBody(100), size))} />;
}

interface TopStripProps {
  readonly title: string;
  readonly sub?: string;
  readonly backLabel?: string;
  readonly onBack: () => void;
  readonly children?: ReactNode;
}

export function TopStrip({ title, sub, backLabel, onBack, children }: TopStripProps) {
  return (
    <header className="top-strip">
      <Button size="bar" icon="return-left" iconSize={15} action="back" onPress={onBack}>
        {backLabel ?? t('common.hall')}
      </Button>
      <Logo size={24} />
      <h1 className="top-title brass-text">{title}</h1>
      {sub === undefined ? null : <span className="top-sub sc">{sub}</span>}
      <span className="grow" />
      {children}
    </header>
  );
}

export function BottomStrip({ children }: { readonly children: ReactNode }) {
  return <footer className="bottom-strip">{children}</footer>;
}
