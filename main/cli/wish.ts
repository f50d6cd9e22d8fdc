// What somebody asked for on the command line; a wish that cannot be read is answered with how to ask.
export function heardWish<Wish extends object>(read: (args: readonly string[]) => Wish | string, usage: string): Wish | null {
  let wish: Wish | string;
  try {
    wish = read(process.argv.slice(2));
  } catch (error) {
    wish = error instanceof Error ? error.message : String(error);
  }
  if (typeof wish !== 'string') return wish;
  console.error(`${wish}\n${usage}`);
  return null;
}
