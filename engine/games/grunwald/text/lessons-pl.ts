// Polskie teksty lekcji.
export const lessonsPl: Readonly<Record<string, string>> = {};
