// Which rules each lesson lets the learner try, so that a rule can offer its lesson.
export const LESSON_RULES: Readonly<Record<string, readonly string[]>> = {
  officers: ['GRU-20', 'GRU-24', 'GRU-30', 'GRU-31', 'GRU-32', 'GRU-50', 'GRU-52'],
  ties: ['GRU-21', 'GRU-22', 'GRU-23'],
  coin: ['GRU-26', 'GRU-27', 'GRU-33', 'GRU-51', 'GRU-53'],
  helpers: ['GRU-1', 'GRU-54'],
  auction: ['GRU-10', 'GRU-11', 'GRU-70'],
  skirmish: ['GRU-12', 'GRU-25', 'GRU-40', 'GRU-41', 'GRU-42', 'GRU-43', 'GRU-46', 'GRU-47'],
  defeat: ['GRU-44'],
  reckoning: ['GRU-60', 'GRU-61', 'GRU-62', 'GRU-63', 'GRU-64', 'GRU-65'],
};
