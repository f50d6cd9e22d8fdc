// One seat of the table being laid: a person, one of the named opponents, or a plain level; and the next free seat.
import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { CHARACTERS, type CharacterId, LEVELS, type SeatSpec, TINCTURES } from '../../../engine/protocol';
import { hatchBody } from '../../art/badge';
import { svg } from '../../art/svg';
import { t } from '../../text/i18n';
import { Icon, Markup, painted, SeatBadge } from '../../ui/art';
import { Button } from '../../ui/button';
import { Field, Segments, Tip } from '../../ui/controls';
import { Face } from '../../ui/face';
import { LEVEL_ICONS, TemperChip } from '../people-marks';
import { InviteDialog } from './invite-dialog';
import { addCharacter, addPerson, kindOf, withCharacter, withKind, withLevel, withName, withTincture } from './table-plan';

interface SeatRowProps {
  readonly seat: SeatSpec;
  readonly index: number;
  readonly seats: readonly SeatSpec[];
  readonly canLeave: boolean;
  readonly onSeats: (seats: readonly SeatSpec[]) => void;
}

export function SeatRow({ seat, index, seats, canLeave, onSeats }: SeatRowProps) {
  const label = t('newMatch.seatLabel', { number: index + 1 });
  const character = seat.kind === 'ai' ? seat.character : undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box and legend
    <div className="seat-row" role="group" aria-label={label} data-seat={index}>
      <Sash seat={seat} index={index} seats={seats} onSeats={onSeats} />
      {character === undefined ? (
        <PlainSeat seat={seat} index={index} seats={seats} onSeats={onSeats} />
      ) : (
        <CharacterSeat character={character} index={index} seats={seats} onSeats={onSeats} />
      )}
      <Segments
        label={label}
        action={`seat-kind-${index}`}
        segments={[
          { value: 'human', label: t('newMatch.person') },
          { value: 'character', label: t('newMatch.character') },
          { value: 'ai', label: t('newMatch.plain') },
        ]}
        value={kindOf(seat)}
        onChange={(kind) => onSeats(withKind(seats, index, kind, t('newMatch.player', { number: index + 1 })))}
      />
      <span className="seat-end">
        {canLeave ? (
          <Tip text={t('newMatch.removeSeat')} side="end">
            <Button
              look="quiet"
              size="small"
              icon="cancel"
              action={`seat-remove-${index}`}
              label={t('newMatch.removeSeat')}
              onPress={() => onSeats(seats.filter((_, at) => at !== index))}
            />
          </Tip>
        ) : null}
      </span>
    </div>
  );
}

type PartProps = Omit<SeatRowProps, 'canLeave'>;

// The seat's colour; a press takes the next one, and whoever has it gets this one.
function Sash({ seat, index, seats, onSeats }: PartProps) {
  const { tincture } = seat;
  const hatch = painted(`hatch ${tincture} 46 66`, () => svg(46, 66, hatchBody(tincture, 46, 66)));
  const next = TINCTURES[(TINCTURES.indexOf(tincture) + 1) % TINCTURES.length] ?? tincture;
  const words = `${t('newMatch.tincture', { number: index + 1 })}: ${t(`tincture.${tincture}`)}`;
  return (
    <Tip text={words} side="below">
      <AriaButton
        className={`seat-sash ${tincture}`}
        aria-label={words}
        data-action={`seat-tincture-${index}`}
        onPress={() => onSeats(withTincture(seats, index, next))}
      >
        <Markup markup={hatch} />
        <SeatBadge tincture={tincture} size={34} />
      </AriaButton>
    </Tip>
  );
}

function PlainSeat({ seat, index, seats, onSeats }: PartProps) {
  const humans = seats.filter((each) => each.kind === 'human').length;
  return (
    <>
      <span className={`seat-initial gg ${seat.tincture}`}>
        {seat.kind === 'ai' ? (
          <Icon name={LEVEL_ICONS[seat.level]} size={34} colour="#fbe9c0" />
        ) : (
          (seat.name.trim()[0] ?? '?').toUpperCase()
        )}
      </span>
      <div className="seat-who">
        <Field
          label={t('newMatch.name', { number: index + 1 })}
          value={seat.name}
          width={172}
          action={`seat-name-${index}`}
          onChange={(name) => onSeats(withName(seats, index, name))}
        />
        {seat.kind === 'ai' ? (
          <span className="row seat-levels">
            <Segments
              label={t('newMatch.level', { number: index + 1 })}
              action={`seat-level-${index}`}
              segments={LEVELS.map((level) => ({
                value: level,
                name: t(`level.${level}`),
                label: <Icon name={LEVEL_ICONS[level]} size={16} />,
              }))}
              value={seat.level}
              onChange={(level) => onSeats(withLevel(seats, index, level))}
            />
            <b className="sc">{t(`level.${seat.level}`)}</b>
          </span>
        ) : (
          <span className="sa seat-note">{t(humans > 1 ? 'newMatch.curtainNote' : 'newMatch.hereNote')}</span>
        )}
      </div>
    </>
  );
}

interface CharacterSeatProps extends Omit<PartProps, 'seat'> {
  readonly character: CharacterId;
}

function CharacterSeat({ character, index, seats, onSeats }: CharacterSeatProps) {
  const [choosing, setChoosing] = useState(false);
  const { name, surname, level, temper } = CHARACTERS[character];
  return (
    <>
      <AriaButton
        className="seat-face"
        aria-label={t('newMatch.changeCharacter', { name })}
        data-action={`seat-character-${index}`}
        onPress={() => setChoosing(true)}
      >
        <Face character={character} width={54} />
      </AriaButton>
      <div className="seat-who">
        <span className="gg seat-character">
          {name} {surname}
        </span>
        <span className="row gap8">
          <span className="row seat-level sc">
            <Icon name={LEVEL_ICONS[level]} size={15} colour="#4a361e" />
            {t(`level.${level}`)}
          </span>
          <TemperChip temper={temper} />
        </span>
      </div>
      {choosing ? (
        <InviteDialog
          seats={seats}
          onClose={() => setChoosing(false)}
          onChoose={(id) => {
            setChoosing(false);
            onSeats(withCharacter(seats, index, id));
          }}
        />
      ) : null}
    </>
  );
}

const GUESTS: readonly CharacterId[] = ['dobroslawa', 'sidonie', 'balint'];

export function FreeSeat({ seats, onSeats }: Pick<SeatRowProps, 'seats' | 'onSeats'>) {
  const [inviting, setInviting] = useState(false);
  const number = seats.length + 1;
  const tincture = addCharacter(seats).at(-1)?.tincture ?? 'or';
  return (
    <div className="seat-row free-seat">
      <SeatBadge tincture={tincture} size={34} dim />
      <b className="sc">{t(`newMatch.free.${number}`)}</b>
      <span className="grow" />
      <span className="free-faces">
        {GUESTS.map((id) => (
          <Face key={id} character={id} width={40} round />
        ))}
      </span>
      <Button size="small" action="invite" onPress={() => setInviting(true)}>
        {t('newMatch.invite')}
      </Button>
      <Button
        look="quiet"
        size="small"
        action="add-person"
        onPress={() => onSeats(addPerson(seats, t('newMatch.player', { number })))}
      >
        {t('newMatch.addPerson')}
      </Button>
      {inviting ? (
        <InviteDialog
          seats={seats}
          onClose={() => setInviting(false)}
          onChoose={(id) => {
            setInviting(false);
            onSeats(addCharacter(seats, id));
          }}
        />
      ) : null}
    </div>
  );
}
