// What a teacher says, both languages side by side, as the flat tables that the games' texts are.
export type Pair = readonly [en: string, pl: string];

export interface PointText {
  // What was learned, said and asked.
  readonly title: Pair;
  readonly say: Pair;
  readonly ask: Pair;
}

export interface TeacherText {
  // Said with the first point.
  readonly hello: Pair;
  // What the first match leaves out.
  readonly left: Pair;
  readonly points: Readonly<Record<string, PointText>>;
}

type Table = Readonly<Record<string, string>>;

export function teachingTexts({ hello, left, points }: TeacherText): { readonly en: Table; readonly pl: Table } {
  const rows: (readonly [string, Pair])[] = [
    ['teach.hello', hello],
    ['teach.left', left],
    ...Object.entries(points).flatMap(([id, { title, say, ask }]): (readonly [string, Pair])[] => [
      [`teach.${id}.title`, title],
      [`teach.${id}.say`, say],
      [`teach.${id}.ask`, ask],
    ]),
  ];
  return {
    en: Object.fromEntries(rows.map(([key, [en]]) => [key, en])),
    pl: Object.fromEntries(rows.map(([key, [, pl]]) => [key, pl])),
  };
}
