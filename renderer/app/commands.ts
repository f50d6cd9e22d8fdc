// What can be done by name: by the shell's menu, by keys, by buttons. Screens add their own while they are shown.
const commands = new Map<string, () => void>();

// Returns the undoing.
export function addCommands(added: Readonly<Record<string, () => void>>): () => void {
  for (const [name, run] of Object.entries(added)) commands.set(name, run);
  return () => {
    for (const [name, run] of Object.entries(added)) if (commands.get(name) === run) commands.delete(name);
  };
}

// False when nothing of that name can be done now.
export function runCommand(name: string): boolean {
  const run = commands.get(name);
  run?.();
  return run !== undefined;
}
