// Files from and to the person: the page never sees a path, only names and texts.

export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the address by the next turn of its loop; a second is plenty.
  window.setTimeout(() => URL.revokeObjectURL(address), 1000);
}

export function pickFile(ending: string): Promise<{ readonly name: string; readonly text: string } | null> {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = ending;
  return new Promise((done) => {
    input.addEventListener('cancel', () => done(null), { once: true });
    input.addEventListener(
      'change',
      async () => {
        const file = input.files?.[0];
        done(file === undefined ? null : { name: file.name, text: await file.text() });
      },
      { once: true },
    );
    input.click();
  });
}
