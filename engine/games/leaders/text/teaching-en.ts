// What the teacher of the first match says, in English.
export const teachingEn = {
  'teach.hello': 'A duel that has just begun. Play as you like; I speak up when something new matters.',
  'teach.goal.title': 'How a duel is won',
  'teach.goal.say':
    'Two of your figures beside the enemy Queen capture her, and the duel is yours. The same is true of your King.',
  'teach.goal.ask': 'Every figure acts once a turn. Who of yours goes first?',
  'teach.power.title': 'Active abilities',
  'teach.power.say': 'The {{figure}} may use an ability instead of a step: {{text}} Cells with a star show where.',
  'teach.power.ask': 'Will you try it now?',
  'teach.rest.title': 'One action each',
  'teach.rest.say': 'Whoever has acted rests until your next turn. The lit ones may still act, and none of them must.',
  'teach.rest.ask': 'Who acts next, or have you done enough?',
  'teach.recruit.title': 'Recruitment',
  'teach.recruit.say':
    'After your actions you recruit one of the three open cards. Point at a card to read it: a star is used in your turn, a shield always works.',
  'teach.recruit.ask': 'Who shall join you?',
  'teach.place.title': 'Golden cells',
  'teach.place.say': 'Recruits arrive on a golden cell of your own side and act from your next turn on.',
  'teach.place.ask': 'Where shall the {{card}} stand?',
  'teach.danger.title': 'Your leader in danger',
  'teach.danger.say': 'The enemy {{figure}} already counts against your leader. One more, and the duel is lost.',
  'teach.danger.ask': 'Will you walk away, or strike first?',
  'teach.press.title': 'Half a capture',
  'teach.press.say': 'Your {{figure}} counts against the enemy Queen: that is one of the two a capture needs.',
  'teach.press.ask': 'Who could be the second, now or next turn?',
  'teach.win.title': 'Seeing the capture',
  'teach.win.say': 'Look closely: you can end the duel this turn. Her free cells and your abilities are all you need.',
  'teach.win.ask': 'Do you see how?',
  'teach.full.title': 'A full team',
  'teach.full.say': 'Five cards with your leader: your team is complete. From now on there is only movement.',
  'teach.full.ask': 'Where will you close in?',
  'teach.surround.title': 'Surrounding',
  'teach.surround.say':
    'A leader without a free cell around is surrounded and lost, whoever fills the cells. {{count}} of hers are free.',
  'teach.surround.ask': 'Can you shut her in?',
  'teach.left':
    'Left for later: Hermit and Cub, Nemesis, the Jailer’s and the Protector’s fine points, and the advanced mode with all cards open.',
} as const;
