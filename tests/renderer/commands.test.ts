// Commands by name: screens add theirs while they are shown.
import { expect, it } from 'vitest';
import { addCommands, runCommand } from '../../renderer/app/commands';

it('runs what is there, says when nothing is, and forgets what a screen took away', () => {
  const ran: string[] = [];
  const remove = addCommands({ undo: () => ran.push('old') });
  expect([runCommand('undo'), runCommand('hint')]).toEqual([true, false]);
  const removeNewer = addCommands({ undo: () => ran.push('new') });
  // The screen before takes its own away after the next one has come.
  remove();
  expect(runCommand('undo')).toBe(true);
  removeNewer();
  expect(runCommand('undo')).toBe(false);
  expect(ran).toEqual(['old', 'new']);
});
