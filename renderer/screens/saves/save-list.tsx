// The rows of a page of saves. Arrows choose, Enter opens, Delete asks.
import { ListBox, ListBoxItem } from 'react-aria-components';
import type { SaveInfo } from '../../../engine/protocol';
import { go } from '../../app/actions';
import { dayInWords, progressInWords, timeInWords } from '../../app/when';
import { SavedTable } from '../../games/game-sign';
import { gameName } from '../../games/manifest';
import { t, useLanguage } from '../../text/i18n';
import { problemInWords } from '../../text/problem-in-words';
import { Seal, SeatBadge } from '../../ui/art';
import { Button } from '../../ui/button';
import { SeatFace } from '../../ui/face';
import { isWhole, type WholeSave } from './whole-save';

interface SaveListProps {
  readonly rows: readonly SaveInfo[];
  readonly chosen: SaveInfo | null;
  readonly empty: string;
  // Nothing was ever saved, so there is something to begin.
  readonly isFirst: boolean;
  readonly onChoose: (file: string) => void;
  readonly onOpen: (save: SaveInfo) => void;
  readonly onDelete: (save: SaveInfo) => void;
}

export function SaveList({ rows, chosen, empty, isFirst, onChoose, onOpen, onDelete }: SaveListProps) {
  if (rows.length === 0) return <EmptyList words={empty} isFirst={isFirst} />;
  const find = (file: unknown) => rows.find((save) => save.file === file);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Delete belongs to the list inside, which has no handler of its own for it
    <div
      className="save-list"
      onKeyDown={(event) => {
        if (event.key === 'Delete' && chosen !== null) onDelete(chosen);
      }}
    >
      <ListBox
        aria-label={t('saves.title')}
        autoFocus
        selectionMode="single"
        selectionBehavior="replace"
        disallowEmptySelection
        selectedKeys={chosen === null ? [] : [chosen.file]}
        onSelectionChange={(keys) => {
          const [file] = keys === 'all' ? [] : [...keys];
          if (typeof file === 'string') onChoose(file);
        }}
        onAction={(file) => {
          const save = find(file);
          if (save !== undefined) onOpen(save);
        }}
      >
        {rows.map((save) => (
          <ListBoxItem
            key={save.file}
            id={save.file}
            textValue={save.name}
            className={`list-row save-row ${save.problem === null ? '' : 'broken'}`}
            data-save={save.file}
          >
            {isWhole(save) ? <GoodSave save={save} /> : null}
            {save.problem === null ? null : <BrokenSave save={save} problem={save.problem} />}
          </ListBoxItem>
        ))}
      </ListBox>
    </div>
  );
}

function EmptyList({ words, isFirst }: { readonly words: string; readonly isFirst: boolean }) {
  return (
    <div className="saves-empty">
      {words === '' ? null : <Seal size={96} icon="knight-banner" seed={5} dead />}
      <p>{words}</p>
      {isFirst ? (
        <Button look="primary" icon="crossed-swords" action="begin" autoFocus onPress={() => go({ name: 'new-match' })}>
          {t('saves.begin')}
        </Button>
      ) : null}
    </div>
  );
}

function When({ save }: { readonly save: SaveInfo }) {
  const language = useLanguage();
  return (
    <div className="save-when">
      {dayInWords(save.savedAt, language)}
      <small className="sa">{timeInWords(save.savedAt, language)}</small>
    </div>
  );
}

function GoodSave({ save }: { readonly save: WholeSave }) {
  return (
    <>
      <SavedTable game={save.game} save={save} width={106} />
      <div className="save-text">
        <div className="row gap8">
          <span className="save-name ellipsis">{save.name}</span>
          {save.autosave ? <span className="save-tag brass">{t('saves.autosave')}</span> : null}
          {save.campaign === null ? null : <span className="save-tag red">{t('saves.campaign')}</span>}
        </div>
        <div className="save-line">
          <b>{gameName(save.game)}</b> {progressInWords(save.progress)}
        </div>
        <div className="row save-seats">
          {save.seats.map((seat, index) => (
            <span key={seat.tincture} className="row">
              <SeatBadge tincture={seat.tincture} size={22} />
              <SeatFace seat={seat} size={20} />
              <span className="sa">
                {seat.name}
                {seat.kind === 'ai' ? `, ${t(`level.${seat.level}`)}` : ''}
                {save.winners.includes(index) ? ' ★' : ''}
              </span>
            </span>
          ))}
        </div>
      </div>
      <When save={save} />
    </>
  );
}

function BrokenSave({
  save,
  problem,
}: {
  readonly save: SaveInfo;
  readonly problem: { readonly code: string; readonly message: string };
}) {
  const newer = problem.code.toLowerCase().includes('newer');
  return (
    <>
      <span className="broken-picture">
        {newer ? (
          <Seal size={54} icon="hourglass" dead seed={9} />
        ) : (
          <Seal size={54} icon="broken-shield" dead cracked seed={9} />
        )}
      </span>
      <div className="save-text">
        <div className="row gap8">
          <span className="sa broken-name ellipsis">{save.file}</span>
          <span className={`save-tag ${newer ? 'iron' : 'red'}`}>{t(newer ? 'saves.newer' : 'saves.damaged')}</span>
        </div>
        <p className="broken-text">{problemInWords(problem.code, problem.message)}</p>
      </div>
      <When save={save} />
    </>
  );
}
