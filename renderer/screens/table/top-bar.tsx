// The top strip: the game's name, its own track, and the table's menu.
import { useState } from 'react';
import type { TablePush } from '../../../engine/protocol';
import { ask, changeSettings, giveUp, go, leaveTable, openTable } from '../../app/actions';
import { useStore } from '../../app/store';
import { gameName } from '../../games/manifest';
import type { Open } from '../../table/session-context';
import { gameText, hasGameText, t } from '../../text/i18n';
import { Button } from '../../ui/button';
import { Field } from '../../ui/controls';
import { Confirm, Dialog } from '../../ui/dialog';
import { proposedName } from '../saves/save-name';
import { partProps } from './part-props';

interface TopBarProps {
  readonly open: Open;
  readonly isLogOpen: boolean;
  // Null where the chronicle stands beside the table.
  readonly onLog: (() => void) | null;
  readonly onHelp: () => void;
}

export function TopBar({ open, isLogOpen, onLog, onHelp }: TopBarProps) {
  const { table, shown } = open;
  const { Track } = table.parts;
  const sound = useStore((state) => state.settings.sound);
  const [menu, setMenu] = useState(false);
  const game = shown.game;
  // The box keeps its name in every language; what it means stands beside it.
  const name = gameName(game);
  const meaning = hasGameText(game, 'name') ? gameText(game, 'name') : name;
  return (
    <header className="table-top">
      <h1 className="table-name gg brass-text">{name}</h1>
      {meaning === name ? null : <span className="table-meaning sc">{meaning}</span>}
      <div className="table-track">
        <Track {...partProps(open)} />
      </div>
      <nav className="table-buttons">
        {onLog === null ? null : (
          <Button
            size="small"
            icon="scroll-unfurled"
            label={t('table.log')}
            action="log"
            className={isLogOpen ? 'on' : ''}
            onPress={onLog}
          />
        )}
        <Button
          size="small"
          icon="open-book"
          label={t('table.rules')}
          action="rules"
          onPress={() => go({ name: 'learn', game })}
        />
        <Button
          size="small"
          icon={sound ? 'sound-on' : 'speaker'}
          label={sound ? t('table.sound') : t('table.soundOff')}
          action="sound"
          className={sound ? '' : 'dim'}
          onPress={() => void changeSettings({ sound: !sound })}
        />
        <Button size="small" icon="cog" label={t('table.settings')} action="settings" onPress={() => go({ name: 'settings' })} />
        <Button size="small" icon="hamburger-menu" label={t('table.menu')} action="menu" onPress={() => setMenu(true)} />
      </nav>
      {menu ? <TableMenu shown={shown} onHelp={onHelp} onClose={() => setMenu(false)} /> : null}
    </header>
  );
}

interface TableMenuProps {
  readonly shown: TablePush;
  readonly onHelp: () => void;
  readonly onClose: () => void;
}

function TableMenu({ shown, onHelp, onClose }: TableMenuProps) {
  const canSave = shown.mode.kind === 'match';
  // A campaign's scenario has its own way on.
  const canEnd = canSave && shown.campaign === null && shown.outcome === null;
  const [asking, setAsking] = useState<'giveUp' | 'restart' | null>(null);
  const [name, setName] = useState<string | null>(null);
  const [saved, setSaved] = useState<string | null>(null);
  const save = async (): Promise<void> => {
    const wanted = name?.trim() ?? '';
    if (wanted === '') return;
    const answer = await ask('saves.saveAs', { name: wanted });
    if (answer === null) return;
    setSaved(answer.value.name);
    setName(null);
  };
  const end = async (): Promise<void> => {
    if (asking === 'restart')
      await openTable('match.create', { game: shown.game, seats: [...shown.seats], options: { ...shown.options } });
    else await giveUp();
  };
  if (asking !== null)
    return (
      <Confirm
        title={t(`table.${asking}Title`)}
        text={t(`table.${asking}Text`)}
        yes={t(`table.${asking}`)}
        forGood={asking === 'giveUp'}
        onClose={() => setAsking(null)}
        onYes={() => {
          onClose();
          void end();
        }}
      />
    );
  return (
    <Dialog title={t('table.menu')} width={420} height={316 + (canEnd ? 92 : 0) + (name === null ? 0 : 46)} onClose={onClose}>
      <div className="menu-list">
        {saved === null ? null : <p role="status">{t('table.saved', { name: saved })}</p>}
        {name === null ? null : (
          <form
            className="row gap8"
            onSubmit={(event) => {
              event.preventDefault();
              void save();
            }}
          >
            <Field label={t('table.saveName')} value={name} onChange={setName} width={350} autoFocus action="save-name" />
            <Button look="primary" action="save" disabled={name.trim() === ''} onPress={() => void save()}>
              {t('table.save')}
            </Button>
          </form>
        )}
        {canSave && name === null ? (
          <Button look="quiet" icon="save" action="save-as" onPress={() => setName(proposedName(shown))}>
            {t('table.saveAs')}
          </Button>
        ) : null}
        {canEnd ? (
          <>
            <Button look="quiet" icon="anticlockwise-rotation" action="restart" onPress={() => setAsking('restart')}>
              {t('table.restart')}
            </Button>
            <Button look="quiet" icon="broken-shield" action="give-up" onPress={() => setAsking('giveUp')}>
              {t('table.giveUp')}
            </Button>
          </>
        ) : null}
        <Button
          look="quiet"
          icon="key"
          action="keys"
          onPress={() => {
            onClose();
            onHelp();
          }}
        >
          {t('table.keys')} (?)
        </Button>
        <Button look="quiet" icon="exit-door" action="leave" onPress={() => void leaveTable()}>
          {t('table.leave')}
        </Button>
        <p className="sa ink2">{canSave ? t('table.leaveNote') : ''}</p>
      </div>
      <div className="dialog-buttons">
        <Button look="primary" action="dialog-close" onPress={onClose}>
          {t('table.close')}
        </Button>
      </div>
    </Dialog>
  );
}
