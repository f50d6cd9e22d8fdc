// The whole kit on one sheet of 1920 × 1080, from the program's own parts: the counterpart of kit.png.
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { oakBody } from '../../../renderer/art/ground';
import { svg } from '../../../renderer/art/svg';
import { setUpTexts } from '../../../renderer/text/i18n';
import { Painting } from '../../../renderer/ui/painting';
import { Logo, Panel } from '../../../renderer/ui/panel';
import { LogSheet, RequestSheet } from './kit-bar';
import { Buttons, Controls, Frames, Type } from './kit-controls';
import { Cards, CoinsAndTokens, Dice, Miniatures, Seats } from './kit-pieces';
import '../../../renderer/styles/all.css';
import '../../../renderer/screens/table/table.css';
import '../../../renderer/screens/table/table-bar.css';
import '../../../renderer/screens/table/table-over.css';
import './kit.css';

interface SheetProps {
  readonly title: string;
  readonly at: readonly [number, number, number, number];
  readonly children: ReactNode;
}

function Sheet({ title, at: [x, y, width, height], children }: SheetProps) {
  return (
    <Panel x={x} y={y} width={width} height={height} className="kit-sheet">
      <h2>{title}</h2>
      {children}
    </Panel>
  );
}

function Kit() {
  return (
    <main className="kit" data-screen="kit">
      <Painting className="scene kit-ground" markup={svg(1920, 1080, oakBody(1920, 1080))} />
      <header className="kit-top">
        <Logo size={34} />
        <h1 className="gg brass-text grow">Gonfalon UI kit</h1>
        <span className="sc kit-scale">all parts at true size for 1280 × 720</span>
      </header>
      <Sheet title="Seats" at={[20, 70, 430, 264]}>
        <Seats />
      </Sheet>
      <Sheet title="Buttons" at={[466, 70, 560, 264]}>
        <Buttons />
      </Sheet>
      <Sheet title="Dice, settled and tumbling" at={[1042, 70, 420, 264]}>
        <Dice />
      </Sheet>
      <Sheet title="Coins and tokens" at={[1478, 70, 422, 264]}>
        <CoinsAndTokens />
      </Sheet>
      <Sheet title="Miniature" at={[20, 350, 430, 350]}>
        <Miniatures />
      </Sheet>
      <Sheet title="Cards" at={[466, 350, 560, 350]}>
        <Cards />
      </Sheet>
      <Sheet title="Controls and tooltip" at={[1042, 350, 420, 350]}>
        <Controls />
      </Sheet>
      <Sheet title="Frames and seat panels" at={[1478, 350, 422, 350]}>
        <Frames />
      </Sheet>
      <Sheet title="Colours, type, emblems, seals" at={[20, 716, 430, 344]}>
        <Type />
      </Sheet>
      <Sheet title="Request bar, targets, track" at={[466, 716, 996, 344]}>
        <RequestSheet />
      </Sheet>
      <Sheet title="Log" at={[1478, 716, 422, 344]}>
        <LogSheet />
      </Sheet>
    </main>
  );
}

// Fitted to the window: true size at 1920 × 1080.
export async function openKit(): Promise<void> {
  await setUpTexts();
  const root = document.getElementById('root');
  if (root === null) return;
  root.style.zoom = String(Math.min(window.innerWidth / 1920, window.innerHeight / 1080));
  createRoot(root).render(<Kit />);
}
