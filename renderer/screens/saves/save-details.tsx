// The chosen save in large, and what can be done with it.

import { useEffect } from 'react';
import type { SaveInfo } from '../../../engine/protocol';
import { progressInWords } from '../../app/when';
import { TINCTURE } from '../../art/palette';
import { SavedTable } from '../../games/game-sign';
import { gameName } from '../../games/manifest';
import { loadTexts, t } from '../../text/i18n';
import { problemInWords } from '../../text/problem-in-words';
import { Icon, Seal, SeatBadge } from '../../ui/art';
import { Button } from '../../ui/button';
import { Tip } from '../../ui/controls';
import { SeatFace } from '../../ui/face';
import { Logo, Panel } from '../../ui/panel';
import { optionName, optionValueName } from '../new-match/plan-in-words';
import { seatNote } from '../people-marks';
import { isWhole, type WholeSave } from './whole-save';

interface SaveDetailsProps {
  readonly save: SaveInfo | null;
  readonly onOpen: (save: SaveInfo) => void;
  readonly onReplay: (save: SaveInfo) => void;
  readonly onRename: (save: SaveInfo) => void;
  readonly onExport: (save: SaveInfo) => void;
  readonly onDelete: (save: SaveInfo) => void;
}

export function SaveDetails(props: SaveDetailsProps) {
  const { save } = props;
  const game = save?.game ?? null;
  useEffect(() => {
    if (game !== null) void loadTexts(game);
  }, [game]);
  return (
    <Panel x={850} y={56} width={408} height={646} frame="oak" className="save-details">
      {save === null ? (
        <div className="details-none">
          <Logo size={120} />
          <p>{t('saves.nothingChosen')}</p>
        </div>
      ) : isWhole(save) ? (
        <Good {...props} save={save} />
      ) : (
        <Broken {...props} save={save} />
      )}
    </Panel>
  );
}

function Good({ save, onOpen, onReplay, onRename, onExport, onDelete }: SaveDetailsProps & { readonly save: WholeSave }) {
  return (
    <>
      <div className="details-picture">
        <SavedTable game={save.game} save={save} width={364} />
      </div>
      <h2 className="gg brass-text details-name ellipsis">{save.name}</h2>
      <p className="details-options">{optionsInWords(save)}</p>
      <div className="row sa details-progress">
        <span>{progressInWords(save.progress)}</span>
        <span className="grow" />
        <span>{t('saves.entries', { count: save.entries })}</span>
      </div>
      <ProgressTrack save={save} />
      <div className="details-seats">
        {save.seats.map((seat, index) => (
          <div
            key={seat.tincture}
            className={`details-seat ${save.toMove === index ? 'to-move' : ''}`}
            style={{
              background: `linear-gradient(90deg, ${TINCTURE[seat.tincture].colour}cc, ${TINCTURE[seat.tincture].colour}44)`,
            }}
          >
            <SeatBadge tincture={seat.tincture} size={34} />
            <SeatFace seat={seat} size={32} />
            <b className="sc ellipsis">{seat.name}</b>
            <span className="sa">{save.toMove === index ? t('saves.toMove') : seatNote(seat)}</span>
            <span className="grow" />
            {save.winners.includes(index) ? <Icon name="laurel-crown" size={20} colour="#ffd98a" /> : null}
            {save.scores[index] === undefined ? null : <span className="details-score">{save.scores[index]}</span>}
          </div>
        ))}
      </div>
      <div className="details-buttons">
        <Button
          look="primary"
          size="large"
          icon={save.finished ? 'film-spool' : 'play-button'}
          action="open-save"
          onPress={() => onOpen(save)}
        >
          {t(save.finished ? 'saves.replay' : 'saves.continue')}
        </Button>
        <div className="row">
          {save.finished ? null : (
            <Button size="small" icon="film-spool" iconSize={16} action="replay" onPress={() => onReplay(save)}>
              {t('saves.replay')}
            </Button>
          )}
          <Button size="small" action="rename" onPress={() => onRename(save)}>
            {t('saves.rename')}
          </Button>
          <Button size="small" action="export" onPress={() => onExport(save)}>
            {t('saves.export')}
          </Button>
          <Tip text={t('saves.delete')} side="end">
            <Button
              look="seal"
              size="small"
              icon="trash-can"
              iconSize={18}
              action="delete"
              label={t('saves.delete')}
              onPress={() => onDelete(save)}
            />
          </Tip>
        </div>
      </div>
    </>
  );
}

function Broken({ save, onExport, onDelete }: SaveDetailsProps & { readonly save: SaveInfo }) {
  return (
    <>
      <div className="details-broken">
        <Seal size={150} icon="broken-shield" dead cracked seed={9} />
      </div>
      <h2 className="gg brass-text details-name ellipsis">{save.name}</h2>
      <p className="details-options">{save.problem === null ? '' : problemInWords(save.problem.code, save.problem.message)}</p>
      <p className="details-options">{t('saves.brokenNote')}</p>
      <div className="details-buttons">
        <div className="row">
          <Button size="small" action="export" onPress={() => onExport(save)}>
            {t('saves.export')}
          </Button>
          <span className="grow" />
          <Button look="seal" size="small" icon="trash-can" action="delete" onPress={() => onDelete(save)}>
            {t('saves.delete')}
          </Button>
        </div>
      </div>
    </>
  );
}

function optionsInWords(save: WholeSave): string {
  const options = Object.entries(save.options).flatMap(([id, value]) => {
    if (value === false) return [];
    return [value === true ? optionName(save.game, id) : optionValueName(save.game, id, value)];
  });
  return [gameName(save.game), ...options].join(', ');
}

function ProgressTrack({ save }: { readonly save: SaveInfo }) {
  const { number, of } = save.progress;
  if (of === undefined || of > 14) return <div className="details-track" />;
  const width = 360 / of;
  return (
    <svg className="details-track" width="360" height="28" aria-hidden="true">
      {Array.from({ length: of }, (_, index) => {
        const step = index + 1;
        const left = index * width;
        const fill = step < number || save.finished ? '#c8a04a' : step === number ? '#ffd98a' : '#1a0f08';
        return (
          <g key={step}>
            <path
              d={`M${left} 9h${width - 7}l5 6-5 6h${7 - width}l5-6Z`}
              fill={fill}
              stroke={step === number ? '#fff3cf' : '#7d5c1f'}
              strokeWidth={step === number ? 2 : 1}
            />
            <text
              x={left + width / 2 - 1}
              y="20"
              textAnchor="middle"
              className="track-number"
              fill={step <= number ? '#241505' : '#a08a62'}
            >
              {step}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
