// Which rules each lesson lets the learner try, so that a rule can offer its lesson.
export const LESSON_RULES: Readonly<Record<string, readonly string[]>> = {
  step: ['LDR-1', 'LDR-2', 'LDR-8', 'LDR-9', 'LDR-23'],
  recruit: ['LDR-3', 'LDR-6', 'LDR-10', 'LDR-11', 'LDR-13', 'LDR-14', 'LDR-16'],
  capture: ['LDR-17', 'LDR-19'],
  surround: ['LDR-18', 'LDR-20'],
  leap: ['LDR-30', 'LDR-31', 'LDR-33', 'LDR-37'],
  shove: ['LDR-24', 'LDR-25', 'LDR-32', 'LDR-34', 'LDR-35', 'LDR-38'],
  passive: ['LDR-40', 'LDR-41', 'LDR-42', 'LDR-43', 'LDR-44'],
  pair: ['LDR-15', 'LDR-50', 'LDR-51', 'LDR-52'],
  nemesis: ['LDR-36', 'LDR-53', 'LDR-54', 'LDR-55'],
  advanced: ['LDR-60', 'LDR-61', 'LDR-62', 'LDR-63'],
};
