// The table a little darker, with light on what the teacher speaks of. Takes no pointer: everything can still be chosen.
import type { Box } from '../../table/game-table';

const AROUND = 10;

export function TeacherLight({ boxes }: { readonly boxes: readonly Box[] }) {
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
            {boxes.map((box) => (
              <rect
                key={`${box.x} ${box.y} ${box.width}`}
                x={box.x - AROUND}
                y={box.y - AROUND}
                width={box.width + 2 * AROUND}
                height={box.height + 2 * AROUND}
                rx="14"
                fill="#000"
              />
            ))}
          </g>
        </mask>
      </defs>
      <rect className="teacher-dark" x="0" y="40" width="1280" height="608" mask="url(#teacher-lit)" />
    </svg>
  );
}
