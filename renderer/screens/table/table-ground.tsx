// The oak under every table.
import { oakBody } from '../../art/ground';
import { svg } from '../../art/svg';
import { painted } from '../../ui/art';
import { Painting } from '../../ui/painting';

export function TableGround() {
  return <Painting className="scene ground" markup={painted('oak ground', () => svg(1280, 720, oakBody(1280, 720)))} />;
}
