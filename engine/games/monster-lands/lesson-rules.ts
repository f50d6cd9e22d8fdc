// Which rules each lesson lets the learner try, so that a rule can offer its lesson.
export const LESSON_RULES: Readonly<Record<string, readonly string[]>> = {
  work: ['MON-22', 'MON-40', 'MON-42', 'MON-50', 'MON-54', 'MON-60'],
  influence: ['MON-51', 'MON-52', 'MON-53'],
  hire: ['MON-10', 'MON-13', 'MON-55'],
  send: ['MON-70', 'MON-72', 'MON-73'],
  quest: ['MON-71', 'MON-92', 'MON-93'],
  attack: ['MON-67', 'MON-110', 'MON-111', 'MON-112', 'MON-113', 'MON-114', 'MON-118'],
  strike: ['MON-120', 'MON-121', 'MON-123', 'MON-124', 'MON-125', 'MON-254'],
  conquest: ['MON-130', 'MON-131'],
  gate: ['MON-74', 'MON-140', 'MON-141', 'MON-163'],
  wages: ['MON-17', 'MON-165'],
  tricks: ['MON-200', 'MON-201', 'MON-202', 'MON-203', 'MON-204'],
  sambor: ['MON-210', 'MON-211', 'MON-212', 'MON-213'],
};
