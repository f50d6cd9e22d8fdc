// The twelve opponents: who they are, how they play, how one has fared against them, and the way to a match with one.
import { useCallback, useState } from 'react';
import { Radio, RadioGroup } from 'react-aria-components';
import {
  CHARACTER_IDS,
  CHARACTERS,
  type CharacterId,
  LEVELS,
  type Level,
  type OpponentRecord,
  TEMPERS,
} from '../../../engine/protocol';
import { changeSettings, go } from '../../app/actions';
import { useStore } from '../../app/store';
import { useAnswer } from '../../app/use-answer';
import { OPPONENT_LOOKS } from '../../art/opponents';
import type { PersonSpec } from '../../art/portrait/spec';
import { useLanguage, useT } from '../../text/i18n';
import { PEOPLE } from '../../text/people';
import { Icon } from '../../ui/art';
import { Button } from '../../ui/button';
import { Face } from '../../ui/face';
import { BottomStrip, OakGround, TopStrip } from '../../ui/panel';
import { useEscape } from '../../ui/use-escape';
import { LEVEL_ICONS, LevelPips, TemperChip } from '../people-marks';

export function OpponentsScreen() {
  const t = useT();
  const [records] = useAnswer('opponents.records');
  const [chosen, setChosen] = useState<CharacterId>('rasa');
  const back = useCallback(() => go({ name: 'title' }), []);
  useEscape(back);
  return (
    <main className="screen" data-screen="opponents">
      <OakGround />
      <TopStrip title={t('opponents.title')} onBack={back}>
        <span className="row gap8">
          <span className="top-sub sc">{t('opponents.temper')}</span>
          {TEMPERS.map((temper) => (
            <TemperChip key={temper} temper={temper} />
          ))}
        </span>
      </TopStrip>
      {LEVELS.map((level, index) => (
        <LevelHead key={level} level={level} index={index} />
      ))}
      <RadioGroup
        aria-label={t('opponents.title')}
        className="opponent-cards"
        value={chosen}
        onChange={(id) => setChosen(CHARACTER_IDS.find((each) => each === id) ?? chosen)}
      >
        {CHARACTER_IDS.map((id) => (
          <OpponentCard key={id} id={id} record={records?.find((each) => each.character === id) ?? null} />
        ))}
      </RadioGroup>
      <ChosenOne id={chosen} />
    </main>
  );
}

function LevelHead({ level, index }: { readonly level: Level; readonly index: number }) {
  const t = useT();
  return (
    <div className="opponent-level" style={{ left: 20 + index * 313.3 }}>
      <Icon name={LEVEL_ICONS[level]} size={20} colour="#e8cc7a" />
      <span className="sc">{t(`level.${level}`)}</span>
      <LevelPips level={level} />
      <small className="sa">{t(`opponents.about.${level}`)}</small>
    </div>
  );
}

function OpponentCard({ id, record }: { readonly id: CharacterId; readonly record: OpponentRecord | null }) {
  const t = useT();
  const language = useLanguage();
  const { name, surname, level, temper } = CHARACTERS[id];
  const row = CHARACTER_IDS.filter((each) => CHARACTERS[each].level === level).indexOf(id);
  return (
    <Radio
      value={id}
      className="opponent-card"
      style={{ left: 20 + LEVELS.indexOf(level) * 313.3, top: 86 + row * 184 }}
      aria-label={`${name} ${surname}, ${t(`level.${level}`)}, ${t(`temper.${temper}`)}`}
      data-character={id}
    >
      <Face character={id} width={128} height={161} />
      <span className="opponent-text">
        <span className="gg opponent-name">
          {name} {surname}
        </span>
        <TemperChip temper={temper} />
        <span className="opponent-story">{PEOPLE[language][id].story}</span>
        <span className="opponent-record sa">
          {t('opponents.record')}
          <b>{record === null ? t('opponents.notMet') : t('opponents.wonLost', { won: record.won, lost: record.lost })}</b>
        </span>
      </span>
    </Radio>
  );
}

function ChosenOne({ id }: { readonly id: CharacterId }) {
  const t = useT();
  const language = useLanguage();
  const talk = useStore((state) => state.settings.tableTalk);
  const { name, surname, level, temper } = CHARACTERS[id];
  const look: PersonSpec = OPPONENT_LOOKS[id];
  const words = { name: `${name} ${surname}`, temper: t(`temper.${temper}`), level: t(`level.${level}`) };
  return (
    <BottomStrip>
      <Face character={id} width={54} round />
      <div className="plan-words">
        <div className="plan-line ellipsis">{t('opponents.who', words)}</div>
        <div className="plan-note sa">
          {t('opponents.habit', { habit: PEOPLE[language][id].habit })} {t('opponents.asStrong', words)}
        </div>
      </div>
      <span className="grow" />
      <Button size="small" icon="talk" action="table-talk" onPress={() => void changeSettings({ tableTalk: !talk })}>
        {t(talk ? 'opponents.talkOn' : 'opponents.talkOff')}
      </Button>
      <Button size="small" action="plain-levels" onPress={() => go({ name: 'new-match' })}>
        {t('opponents.plain')}
      </Button>
      <Button
        look="primary"
        size="large"
        action="play-against"
        autoFocus
        onPress={() => go({ name: 'new-match', character: id })}
      >
        {t(look.woman === true ? 'opponents.play.her' : 'opponents.play.him')}
      </Button>
    </BottomStrip>
  );
}
