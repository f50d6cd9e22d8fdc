// The oak under every table.
import { oakBody } from '../../art/ground';
import { svg } from '../../art/svg';
import { Painting } from '../../ui/painting';

export function TableGround() {
  return (
    <Painting name="oak" paint={() => svg(1280, 720, oakBody(1280, 720))} width={1280} height={720} className="scene ground" />
  );
}
