// The twelve opponents in English. Lines speak of what everybody has just seen, never of what somebody holds.
import type { People } from './people';

export const peopleEn: People = {
  hanka: {
    story: 'A miller’s daughter who learned dice before prayers. She charges first and counts the sacks afterwards.',
    habit: 'she picks every fight on offer and thinks of the cost later.',
    lines: {
      gain: ['Ha! Full sacks again!', 'Did you see that? Tell my mother!'],
      strike: ['Out of my way!', 'First one through the gate wins!'],
      hurt: ['Ow! Do that again, I dare you.', 'That one stung. My turn now!'],
      loss: ['Well, spilled is spilled.', 'The mill turns, and so will my luck.'],
      won: ['I won? I won! Again, again!'],
      lost: ['Next time I charge even earlier.'],
    },
  },
  vojtech: {
    story: 'A novice who copies maps by day and moves by night. He asks every rule twice and has never broken one.',
    habit: 'he keeps away from risks and takes the sure little thing.',
    lines: {
      gain: ['Is that allowed? It is. I looked it up.', 'I shall enter it in the margin, in red.'],
      strike: ['Forgive me, the rule says I may.', 'I am sorry. I did ask twice.'],
      hurt: ['So that is what the page meant.', 'I copied that move once. Badly.'],
      loss: ['A blot. I will scrape it off.', 'I should have waited one page longer.'],
      won: ['There must be a mistake. There is none.'],
      lost: ['I have learned eleven things tonight.'],
    },
  },
  dobroslawa: {
    story: 'Her inn has burned down twice and opened the same evening. She never hurries, and she never forgets a debt.',
    habit: 'she plays the same calm turn whatever you do.',
    lines: {
      gain: ['Slow soup, good soup.', 'That goes on the shelf with the rest.'],
      strike: ['The bill, dear. It was due.', 'Nothing personal; the house must stand.'],
      hurt: ['I have it written on the door.', 'Worse has burned down here.'],
      loss: ['We open again tonight.', 'A cracked jug still holds half.'],
      won: ['Sit down, everybody. The soup is on me.'],
      lost: ['Well played. You wash up.'],
    },
  },
  ulrike: {
    story: 'A salt merchant’s widow with three sets of scales. Every piece has a price; hers is written down.',
    habit: 'she hoards, and pays only when she gains by it.',
    lines: {
      gain: ['That weighs nicely.', 'Put it with the others. Gently.'],
      strike: ['Your price was too low.', 'I only collect what is owed.'],
      hurt: ['I have noted the sum. And your name.', 'Expensive. For both of us.'],
      loss: ['Salt spills. One sweeps it up.', 'A bad day’s market, no more.'],
      won: ['The scales have spoken.'],
      lost: ['You paid too much for it, believe me.'],
    },
  },
  matous: {
    story: 'A falconer out of service who still hears everything. He looks at one field and moves on another.',
    habit: 'he goes where nobody looks and keeps his aim to himself.',
    lines: {
      gain: ['You were all looking the other way.', 'A quiet wing catches most.'],
      strike: ['She strikes from above, the falcon.', 'You looked left. A pity.'],
      hurt: ['So you heard me coming.', 'Sharp eyes. I must fly lower.'],
      loss: ['The bird missed. It happens to birds.', 'Even a falcon eats air sometimes.'],
      won: ['It was decided long ago. Over there.'],
      lost: ['You watched the right hand. Well.'],
    },
  },
  jurgis: {
    story: 'A hunter of the deep woods under a wolf he did not forgive. Strike him once and he knows no other rival.',
    habit: 'whoever hits him becomes his prey.',
    lines: {
      gain: ['Meat for the winter.', 'The forest gives to those who wait.'],
      strike: ['That was for before.', 'The wolf remembers the trail.'],
      hurt: ['I know your smell now.', 'You should have finished it.'],
      loss: ['A cold night. There were colder.', 'The trap was mine. So is the limp.'],
      won: ['The pelt is mine.'],
      lost: ['I will find you in another wood.'],
    },
  },
  balint: {
    story: 'Third son, first in every charge. He laughs loudest when the odds are one in three.',
    habit: 'he rides at the biggest prize, odds or no odds.',
    lines: {
      gain: ['The big one is mine. Write that down!', 'One in three, they said!'],
      strike: ['To horse! You were saying?', 'That is how my brothers lost, too.'],
      hurt: ['Ha! A good blow. Now watch.', 'At last somebody who hits back!'],
      loss: ['I would do it again. Twice.', 'The horse was willing.'],
      won: ['First again! Wine for the second!'],
      lost: ['What a fall! Did everybody see it?'],
    },
  },
  rasa: {
    story: 'She walks the amber coast after every storm. What glitters on the table is hers before it is won.',
    habit: 'she ends rounds with the fullest purse and fights only for gold.',
    lines: {
      gain: ['It glittered at me. I could not leave it there.', 'One more for the string.'],
      strike: ['You were not using it.', 'The sea gives, I pick up.'],
      hurt: ['Careful. That was a matched pair.', 'You have sticky fingers. I like that less.'],
      loss: ['The tide took it. The tide brings it back.', 'Only glass. I tell myself it was only glass.'],
      won: ['Look how it all shines together.'],
      lost: ['Keep it. I know where you live by the light.'],
    },
  },
  ilona: {
    story: 'She keeps a list with eleven names and crossed out ten. Be polite when you take her last card.',
    habit: 'she leaves others in peace until one of them touches her.',
    lines: {
      gain: ['Thank you. That settles one line.', 'Good. I can wait again.'],
      strike: ['Crossed out.', 'I said I would come back to it.'],
      hurt: ['How do you spell that?', 'There is room on my list.'],
      loss: ['Fate is on the list as well.', 'I do not blame the dice. Much.'],
      won: ['The list is empty. For tonight.'],
      lost: ['I shall need a longer sheet.'],
    },
  },
  reinhold: {
    story: 'Forty sieges, no retreat he had not measured beforehand. He waits until you are in a hurry.',
    habit: 'he secures what he has and lets you make the mistake.',
    lines: {
      gain: ['As measured.', 'The wall holds. We go on.'],
      strike: ['You were in a hurry.', 'A gap of one ell is enough.'],
      hurt: ['I had allowed for that. Nearly.', 'A good sap. I did not hear it.'],
      loss: ['Forty sieges teach one to lose a tower.', 'The reserve, then.'],
      won: ['The gate opens by itself, in the end.'],
      lost: ['A measured defeat. My congratulations.'],
    },
  },
  sidonie: {
    story: 'Abbess of a convent that owns no land and every road. You will thank her for the trap.',
    habit: 'she shows you one road and takes the other.',
    lines: {
      gain: ['Bless you, you held the door.', 'All roads, my child. All roads.'],
      strike: ['Say thank you. It was a lesson.', 'I did pray for you beforehand.'],
      hurt: ['How clever. Who taught you that? I did?', 'I forgive you. Later.'],
      loss: ['A detour. We pray while we walk.', 'Heaven likes a modest hand now and then.'],
      won: ['You led me here yourself.'],
      lost: ['Go in peace. And do come back.'],
    },
  },
  bogumil: {
    story:
      'The oldest banner at the table, and the one that is still there at dawn. He plays every move as if it were his last field.',
    habit: 'he does the sound thing, turn after turn, to the end.',
    lines: {
      gain: ['My grandfather played it so.', 'One field after another.'],
      strike: ['Stand up, youngster. Again.', 'An old blow, but it still lands.'],
      hurt: ['Well struck! I felt that in forty winters.', 'You have a hand. Keep it.'],
      loss: ['The banner bends. It does not fall.', 'I have lost better fields than this.'],
      won: ['Dawn. And still standing.'],
      lost: ['Take the banner, then. You earned it.'],
    },
  },
};
