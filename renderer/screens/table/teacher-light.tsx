// The table a little darker, with light on what the teacher speaks of. Takes no pointer: everything can still be chosen.
import type { Box } from '../../table/game-table';

const AROUND = 10;

interface TeacherLightProps {
  readonly boxes: readonly Box[];
  // What can be chosen besides stays in half light: whoever is asked about one thing sees that the others are free too.
  readonly free?: readonly Box[];
}

export function TeacherLight({ boxes, free = [] }: TeacherLightProps) {
  if (boxes.length === 0) return null;
  return (
    <svg className="teacher-light" viewBox="0 40 1280 608" aria-hidden="true">
      <defs>
        <filter id="teacher-soft" x="-5%" y="-5%" width="110%" height="110%">
          <feGaussianBlur stdDeviation="7" />
        </filter>
        <mask id="teacher-lit" maskUnits="userSpaceOnUse" x="0" y="40" width="1280" height="608">
          <rect x="0" y="40" width="1280" height="608" fill="#fff" />
          <g filter="url(#teacher-soft)">
            {free.map((box) => (
              <Hole key={nameOf(box)} box={box} fill="#aaa" />
            ))}
            {boxes.map((box) => (
              <Hole key={nameOf(box)} box={box} fill="#000" />
            ))}
          </g>
        </mask>
      </defs>
      <rect className="teacher-dark" x="0" y="40" width="1280" height="608" mask="url(#teacher-lit)" />
    </svg>
  );
}

const nameOf = ({ x, y, width }: Box): string => `${x} ${y} ${width}`;

// In the mask: black is light, white is dark.
function Hole({ box, fill }: { readonly box: Box; readonly fill: string }) {
  const { x, y, width, height } = box;
  return <rect x={x - AROUND} y={y - AROUND} width={width + 2 * AROUND} height={height + 2 * AROUND} rx="14" fill={fill} />;
}
