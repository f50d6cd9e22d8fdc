// Words of the adventure's places: key, English, Polish.
import type { Rows } from './text';

export const ADVENTURE_TEXTS: Rows = [
  ['table.zone.stake', 'What is at stake', 'Stawka'],
  ['table.zone.figures', 'Who came', 'Kto przybył'],
  ['table.zone.claws', 'Attack dice to come', 'Kości ataku przed rzutem'],
  ['table.zone.throw', 'The ring of dice', 'Krąg kości'],
  ['table.zone.loot', 'Loot to choose from', 'Łupy do wyboru'],
  ['table.attackDie', 'attack die: {{face}}', 'kość ataku: {{face}}'],
  ['table.attackDice', 'Dice: {{dice}}', 'Kości: {{dice}}'],
  ['table.lootChosen', 'Whoever came back without a deed takes loot', 'Kto wraca bez czynu, bierze łup'],
  ['table.note.carry', 'carry {{total}}', 'zostaje {{total}}'],
  [
    'table.note.wardAll',
    'falls {{fallen}} %, capture {{capture}} %, kill {{kill}} %',
    'polegnie {{fallen}} %, schwyta {{capture}} %, zabije {{kill}} %',
  ],
  ['table.note.wardKill', 'falls {{fallen}} %, kill {{kill}} %', 'polegnie {{fallen}} %, zabije {{kill}} %'],
  ['table.note.wardFall', 'falls {{fallen}} %', 'polegnie {{fallen}} %'],
];
