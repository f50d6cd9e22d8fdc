// A question to the host whose answer a screen shows, asked once and again on demand.
import { useCallback, useEffect, useState } from 'react';
import type { Answers, RequestBody, RequestName } from '../../engine/protocol';
import { ask } from './actions';

type QuietRequest = 'saves.list' | 'campaigns.list' | 'puzzles.list' | 'lessons.list' | 'teachings.list' | 'opponents.records';

export function useAnswer<Name extends QuietRequest & RequestName>(
  name: Name,
): readonly [Answers[Name] | null, () => Promise<void>] {
  const [answer, setAnswer] = useState<Answers[Name] | null>(null);
  const reload = useCallback(async () => {
    const result = await ask(name, {} as RequestBody<Name>);
    if (result !== null) setAnswer(result.value);
  }, [name]);
  useEffect(() => {
    void reload();
  }, [reload]);
  return [answer, reload];
}
