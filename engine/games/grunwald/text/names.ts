// Names of knights and Teutons. Coats of arms and houses have one form; commanderies differ by language.
const ARMS: Readonly<Record<string, string>> = {
  rola: 'Rola',
  trzaska: 'Trzaska',
  abdank: 'Abdank',
  korab: 'Korab',
  lewart: 'Lewart',
  ostoja: 'Ostoja',
  bogoria: 'Bogoria',
  rawicz: 'Rawicz',
  polkozic: 'Półkozic',
  sreniawa: 'Śreniawa',
  gryf: 'Gryf',
  leliwa: 'Leliwa',
  odrowaz: 'Odrowąż',
  jastrzebiec: 'Jastrzębiec',
  topor: 'Topór',
  nalecz: 'Nałęcz',
  smirice: 'Smiřice',
  dube: 'Dubé',
  zerotin: 'Žerotín',
  boskovice: 'Boskovice',
  lobkovic: 'Lobkovic',
  hasenburk: 'Házmburk',
  valdstejn: 'Valdštejn',
  vartenberk: 'Vartenberk',
  cimburk: 'Cimburk',
  kravare: 'Kravaře',
  lichtenburk: 'Lichtenburk',
  kunstat: 'Kunštát',
  pernstejn: 'Pernštejn',
  sternberk: 'Šternberk',
  rozmberk: 'Rožmberk',
  sokol: 'Sokol',
};

const COMMANDERIES: Readonly<Record<string, readonly [string, string]>> = {
  balga: ['Balga', 'Bałga'],
  ragneta: ['Ragnit', 'Ragneta'],
  ostroda: ['Osterode', 'Ostróda'],
  radzyn: ['Rehden', 'Radzyń'],
  brodnica: ['Strasburg', 'Brodnica'],
  czluchow: ['Schlochau', 'Człuchów'],
  gdansk: ['Danzig', 'Gdańsk'],
  chelmno: ['Culm', 'Chełmno'],
  torun: ['Thorn', 'Toruń'],
  krolewiec: ['Königsberg', 'Królewiec'],
  elblag: ['Elbing', 'Elbląg'],
  malbork: ['Marienburg', 'Malbork'],
};

function namesIn(language: 0 | 1): Record<string, string> {
  const names: Record<string, string> = {};
  for (const [id, name] of Object.entries(ARMS)) names[`card.${id}.name`] = name;
  for (const [id, pair] of Object.entries(COMMANDERIES)) names[`card.${id}.name`] = pair[language];
  return names;
}

export const namesEn: Readonly<Record<string, string>> = namesIn(0);
export const namesPl: Readonly<Record<string, string>> = namesIn(1);
