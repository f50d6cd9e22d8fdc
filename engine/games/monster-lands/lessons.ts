export const lessons = [];
