// English lesson texts.
export const lessonsEn: Readonly<Record<string, string>> = {};
