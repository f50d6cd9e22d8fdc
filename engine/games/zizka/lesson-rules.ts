// Which rules each lesson lets the learner try, so that a rule can offer its lesson.
export const LESSON_RULES: Readonly<Record<string, readonly string[]>> = {
  turn: ['ZIZ-19', 'ZIZ-35', 'ZIZ-36', 'ZIZ-45', 'ZIZ-46', 'ZIZ-130'],
  event: ['ZIZ-10', 'ZIZ-11', 'ZIZ-13', 'ZIZ-15', 'ZIZ-50', 'ZIZ-51', 'ZIZ-52', 'ZIZ-54', 'ZIZ-55'],
  luck: ['ZIZ-16', 'ZIZ-56', 'ZIZ-70', 'ZIZ-71'],
  hire: ['ZIZ-5', 'ZIZ-25', 'ZIZ-26', 'ZIZ-30', 'ZIZ-100', 'ZIZ-101'],
  morale: ['ZIZ-28', 'ZIZ-29'],
  keep: ['ZIZ-75', 'ZIZ-76', 'ZIZ-77'],
  favour: ['ZIZ-58', 'ZIZ-110', 'ZIZ-111'],
  tournament: ['ZIZ-85', 'ZIZ-86', 'ZIZ-87', 'ZIZ-88', 'ZIZ-90', 'ZIZ-91', 'ZIZ-92', 'ZIZ-93'],
  warrant: ['ZIZ-115', 'ZIZ-120', 'ZIZ-121', 'ZIZ-122', 'ZIZ-123', 'ZIZ-124'],
  count: ['ZIZ-136', 'ZIZ-137'],
  torak: ['ZIZ-157', 'ZIZ-159', 'ZIZ-161'],
};
