// The named numbers that a quick policy thinks in, exchanged for others while it thinks.
export type Beliefs = Record<string, number>;

export function believing<Thought>(held: Beliefs, others: Readonly<Beliefs>, think: () => Thought): Thought {
  const before = { ...held };
  Object.assign(held, others);
  try {
    return think();
  } finally {
    Object.assign(held, before);
  }
}
