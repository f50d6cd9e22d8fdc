// Saves: six a page, with what can be done with the chosen one. Broken files stand among them with their message.
import { useCallback, useEffect, useState } from 'react';
import { cutAt, type GameId, type SaveInfo } from '../../../engine/protocol';
import { ask, go, openReplay, openTable } from '../../app/actions';
import type { SavesShown } from '../../app/screen';
import { useStore } from '../../app/store';
import { useAnswer } from '../../app/use-answer';
import { useGames } from '../../app/use-games';
import { Emblem } from '../../games/game-sign';
import { gameName } from '../../games/manifest';
import { useT } from '../../text/i18n';
import { Button } from '../../ui/button';
import { Search, Segments } from '../../ui/controls';
import { Confirm } from '../../ui/dialog';
import { OakGround, Panel, TopStrip } from '../../ui/panel';
import { useEscape } from '../../ui/use-escape';
import { NameDialog } from './name-dialog';
import { pickFile, saveFile } from './page-files';
import { SaveDetails } from './save-details';
import { SaveList } from './save-list';

const PAGE = 6;
type Asked = { readonly what: 'rename' | 'delete'; readonly save: SaveInfo } | null;

export function SavesScreen() {
  const t = useT();
  const [saves, reload] = useAnswer('saves.list');
  const games = useGames();
  const former = useStore(({ screen }) => (screen.name === 'saves' ? screen.shown : undefined));
  const [game, setGame] = useState<GameId | 'all'>(former?.game ?? 'all');
  const [kind, setKind] = useState<SavesShown['kind']>(former?.kind ?? 'running');
  const [search, setSearch] = useState(former?.search ?? '');
  const [page, setPage] = useState(former?.page ?? 0);
  const [chosenFile, setChosenFile] = useState<string | null>(former?.file ?? null);
  const [asked, setAsked] = useState<Asked>(null);
  const back = useCallback(() => go({ name: 'title' }), []);
  useEscape(back);

  const shown = (saves ?? []).filter((save) => matches(save, game, kind, search));
  const pages = Math.max(1, Math.ceil(shown.length / PAGE));
  const at = Math.min(page, pages - 1);
  const rows = shown.slice(at * PAGE, at * PAGE + PAGE);
  const chosen = rows.find((save) => save.file === chosenFile) ?? rows.find((save) => save.problem === null) ?? rows[0] ?? null;
  const broken = (saves ?? []).filter((save) => save.problem !== null).length;

  useEffect(() => {
    if (saves !== null && page > pages - 1) setPage(pages - 1);
  }, [saves, page, pages]);

  const replay = ({ file }: SaveInfo) => {
    const screen = { name: 'saves', shown: { game, kind, search, page: at, file } } as const;
    void openReplay('replay.open', { file }, { screen });
  };
  const openSave = (save: SaveInfo) => {
    if (save.problem !== null) return;
    if (save.finished) replay(save);
    else void openTable('match.resume', { file: save.file });
  };
  const importSave = async () => {
    const file = await pickFile('.gonfalon');
    if (file === null) return;
    const answer = await ask('saves.import', {
      name: cutAt(file.name.replace(/\.gonfalon$/i, ''), 40) || 'import',
      text: file.text,
    });
    if (answer === null) return;
    setKind(answer.value.finished ? 'finished' : 'running');
    setGame('all');
    setSearch('');
    await reload();
    setChosenFile(answer.value.file);
  };
  const exportSave = async (save: SaveInfo) => {
    const answer = await ask('saves.export', { file: save.file });
    if (answer !== null) saveFile(answer.value.name, answer.value.text);
  };

  return (
    <main className="screen" data-screen="saves">
      <OakGround />
      <TopStrip title={t('saves.title')} sub={saves === null ? '' : countInWords(t, saves.length - broken, broken)} onBack={back}>
        <Button size="bar" icon="save-arrow" iconSize={14} action="import" onPress={() => void importSave()}>
          {t('saves.import')}
        </Button>
      </TopStrip>
      <Panel x={22} y={56} width={812} height={646}>
        <div className="saves-filter row">
          <Segments
            label={t('saves.whichGame')}
            segments={[
              { value: 'all' as GameId | 'all', label: t('saves.all') },
              ...games.map(({ id }) => ({
                value: id,
                name: gameName(id),
                label: <Emblem game={id} size={games.length > 6 ? 22 : 28} />,
              })),
            ]}
            value={game}
            onChange={setGame}
          />
          <Segments
            label={t('saves.whichKind')}
            action="kind"
            segments={[
              { value: 'running', label: t('saves.running') },
              { value: 'finished', label: t('saves.finished') },
            ]}
            value={kind}
            onChange={setKind}
          />
          <span className="grow" />
          <Search
            label={t('saves.search')}
            placeholder={t('saves.search')}
            clearLabel={t('common.clear')}
            value={search}
            onChange={setSearch}
            width={196}
          />
        </div>
        <SaveList
          rows={rows}
          chosen={chosen}
          onChoose={setChosenFile}
          onOpen={openSave}
          onDelete={(save) => setAsked({ what: 'delete', save })}
          isFirst={saves?.length === 0}
          empty={saves === null ? '' : t(saves.length === 0 ? 'saves.none' : 'saves.noneHere')}
        />
        <div className="saves-foot row sa">
          {kind === 'finished' ? <span>{t('saves.finishedKept')}</span> : <KeysHint />}
          <span className="grow" />
          <Button look="quiet" size="small" label={t('common.before')} disabled={at === 0} onPress={() => setPage(at - 1)}>
            ‹
          </Button>
          <span className="saves-page">{t('saves.page', { page: at + 1, pages })}</span>
          <Button look="quiet" size="small" label={t('common.after')} disabled={at >= pages - 1} onPress={() => setPage(at + 1)}>
            ›
          </Button>
        </div>
      </Panel>
      <SaveDetails
        save={chosen}
        onOpen={openSave}
        onReplay={replay}
        onRename={(save) => setAsked({ what: 'rename', save })}
        onExport={(save) => void exportSave(save)}
        onDelete={(save) => setAsked({ what: 'delete', save })}
      />
      {asked?.what === 'delete' ? (
        <Confirm
          title={t('saves.deleteTitle')}
          text={t('saves.deleteText', { name: asked.save.name })}
          yes={t('saves.delete')}
          forGood
          onClose={() => setAsked(null)}
          onYes={async () => {
            setAsked(null);
            if ((await ask('saves.delete', { file: asked.save.file })) !== null) await reload();
          }}
        />
      ) : null}
      {asked?.what === 'rename' ? (
        <NameDialog
          title={t('saves.renameTitle')}
          start={asked.save.name}
          onClose={() => setAsked(null)}
          onName={async (name) => {
            setAsked(null);
            const answer = await ask('saves.rename', { file: asked.save.file, name });
            if (answer === null) return;
            setChosenFile(answer.value.file);
            await reload();
          }}
        />
      ) : null}
    </main>
  );
}

// Broken files belong to both lists: they must be seen.
function matches(save: SaveInfo, game: GameId | 'all', kind: SavesShown['kind'], search: string): boolean {
  const wanted = search.trim().toLocaleLowerCase();
  const words = [save.name, save.file, ...save.seats.map((seat) => seat.name)].join(' ').toLocaleLowerCase();
  if (wanted !== '' && !words.includes(wanted)) return false;
  if (save.problem !== null) return game === 'all' && kind === 'running';
  return (game === 'all' || save.game === game) && save.finished === (kind === 'finished');
}

function countInWords(t: ReturnType<typeof useT>, good: number, broken: number): string {
  const count = t('saves.count', { count: good });
  return broken === 0 ? count : `${count}, ${t('saves.brokenCount', { count: broken })}`;
}

function KeysHint() {
  const t = useT();
  return (
    <>
      <span className="keys-hint">
        <span className="kbd">↑</span>
        <span className="kbd">↓</span> {t('saves.keyChoose')}
      </span>
      <span className="keys-hint">
        <span className="kbd">Enter</span> {t('saves.keyOpen')}
      </span>
      <span className="keys-hint">
        <span className="kbd">Del</span> {t('saves.keyDelete')}
      </span>
    </>
  );
}
