// A long text to read: licences, the diagnostic file before it is written.
import { t } from '../text/i18n';
import { Button } from './button';
import { Dialog } from './dialog';

interface ReaderProps {
  readonly title: string;
  readonly text: string;
  readonly note?: string;
  // Words for people, not letters as a file has them.
  readonly isProse?: boolean;
  readonly onClose: () => void;
  // What can be done with the text, beside having read it.
  readonly next?: { readonly words: string; readonly go: () => void };
}

export function Reader({ title, text, note, isProse = false, onClose, next }: ReaderProps) {
  return (
    <Dialog title={title} width={940} height={620} onClose={onClose}>
      <div className="reader" data-reader>
        {note === undefined ? null : <p className="reader-note">{note}</p>}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reachable by the keyboard. */}
        <pre className={isProse ? 'reader-text reader-prose' : 'reader-text'} tabIndex={0}>
          {text}
        </pre>
        <div className="reader-buttons">
          <Button look={next === undefined ? 'primary' : 'quiet'} action="reader-close" onPress={onClose}>
            {t('common.close')}
          </Button>
          {next === undefined ? null : (
            <Button look="primary" action="reader-next" onPress={next.go}>
              {next.words}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
