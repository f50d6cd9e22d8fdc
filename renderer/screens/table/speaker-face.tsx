// The face of whoever speaks on a sheet of parchment: the teacher, the coach.
import type { CharacterId } from '../../../engine/protocol';
import { OPPONENT_LOOKS } from '../../art/opponents';
import { portrait } from '../../art/portrait/portrait';
import { Markup, painted } from '../../ui/art';

interface SpeakerFaceProps {
  readonly id: CharacterId;
  readonly width: number;
  readonly height: number;
}

export function SpeakerFace({ id, width, height }: SpeakerFaceProps) {
  const markup = painted(`speaker ${id} ${width}`, () => portrait(OPPONENT_LOOKS[id], { width, height }));
  return <Markup className="teacher-face" markup={markup} />;
}
