// A text with the searched words marked.
import { markWords } from './find-rules';

export function Marked({ text, search }: { readonly text: string; readonly search: string }) {
  return (
    <>
      {markWords(text, search).map((part) =>
        part.marked ? <mark key={part.at}>{part.text}</mark> : <span key={part.at}>{part.text}</span>,
      )}
    </>
  );
}
