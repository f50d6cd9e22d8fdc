// English lesson texts.
export const lessonsEn: Readonly<Record<string, string>> = {
  'lesson.officers.title': 'Officer and helpers',
  'lesson.officers.1':
    'The king wants an army before the summer of 1410, and you have eight rounds to gather it. Every round you send your officer and your helpers to the fields on the map.',
  'lesson.officers.2': 'An officer is worth 2 points, a helper 1. Take your officer in hand.',
  'lesson.officers.3': 'Send the officer to Crown knights: a knight of strength 5 waits there.',
  'lesson.officers.4':
    'The other player put one helper beside you and trails. It is your turn again. Take both helpers at once: they may travel together.',
  'lesson.officers.5': 'Send them to Ducats.',
  'lesson.officers.6':
    'All pieces were placed and the fields were settled in the order of their numbers. The knight is in your hand, and on Ducats you were first: the earlier pair beat the later officer.',

  'lesson.ties.title': 'Who came first',
  'lesson.ties.1':
    'Your single helper stands leftmost on Crown knights, but the officer beside it leads with 2 to 1. The third player has passed.',
  'lesson.ties.2': 'More helpers may never join helpers. Your officer may: take it.',
  'lesson.ties.3': 'Add it to your helper. You keep the leftmost place.',
  'lesson.ties.4': 'Now you lead with 3. The others have passed; pass too, your last helper may stay at home.',
  'lesson.ties.5':
    'The strongest knight is yours and the second one went to the runner-up. Had it been a tie, the leftmost would have won it.',

  'lesson.coin.title': 'What ducats buy',
  'lesson.coin.1': 'On two fields coin speaks. Mercenaries look at ducats alone; on Provision every ducat is one more point.',
  'lesson.coin.2': 'A mercenary needs one piece and one bid. A helper is enough for that: take one.',
  'lesson.coin.3': 'Send it to Mercenaries.',
  'lesson.coin.4': 'Bid 3. It can never be raised later, and the other player owns 3 ducats as well, but you are first.',
  'lesson.coin.5': 'The other officer went for bread without ducats. Take your officer.',
  'lesson.coin.6': 'Go to Provision as well.',
  'lesson.coin.7': 'Your officer alone would only tie, and the tie is lost. Add 1 ducat.',
  'lesson.coin.8': 'The other player bids 2 for the mercenary, less than you. Pass.',
  'lesson.coin.9':
    'You won both fields and paid 4 ducats. The other player won nothing there and got the bid back: losers never pay.',

  'lesson.helpers.title': 'More helpers',
  'lesson.helpers.1':
    'You start with two of your five helpers; each one more gives you another point in every round to come. The other officer leads on Helpers, your helper is second.',
  'lesson.helpers.2': 'Pass now; what you have placed will do.',
  'lesson.helpers.3':
    'The first gained a helper for nothing. The second may buy one for as many ducats as helpers owned: 2 for you. Buy it.',
  'lesson.helpers.4': 'Early helpers pay for themselves many times over. Later ones cost 3 and 4 ducats.',

  'lesson.auction.title': 'Events',
  'lesson.auction.1':
    'From the second round on every round opens with an event. Some are auctions, some secret tasks, some change the round. Grain ships: three provision for the highest bid. Your knights will all need bread in the end.',
  'lesson.auction.2': 'Open with 1 ducat.',
  'lesson.auction.3': 'The other player says 2 and owns 3. Whoever drops out stays out. Raise to 3.',
  'lesson.auction.4': 'Nobody can go higher: the grain is yours. Only the winner of an auction pays.',

  'lesson.skirmish.title': 'The skirmish',
  'lesson.skirmish.1':
    'The truce ended with round 3. From now on two Teutons ride out every round. Their strength is both cards plus 2 for two players: 3 + 1 + 2 = 6.',
  'lesson.skirmish.2': 'Each player may send one piece against them. Take a helper.',
  'lesson.skirmish.3': 'Send it to the Teutons.',
  'lesson.skirmish.4': 'The other player joined you. Pass, so that the fields are settled.',
  'lesson.skirmish.5':
    'Now both choose a card in secret: a knight of the hand, or the peasant as a bluff. Send Odrowąż with strength 5.',
  'lesson.skirmish.6':
    '5 beats the Teuton of 3, who is now your captive; the 2 of the other player beats the 1. Together 7 against 6: the battle is won. Both knights rest in the camps. They never fight again, but they still score.',

  'lesson.defeat.title': 'After a defeat',
  'lesson.defeat.1':
    'You stayed away, and the 5 of the other player was not enough against 4 + 2 + 2 = 8. Every player now gives up things worth at least 3, you as well: knights, earlier captives or provision.',
  'lesson.defeat.2': 'Give up the captive Teuton of strength 1.',
  'lesson.defeat.3': 'It is not enough yet. Add Abdank, the knight of 2.',
  'lesson.defeat.4': 'Three is enough. You could still step back and choose anew; confirm it.',
  'lesson.defeat.5':
    'The strong knight and your bread are safe. The other player lost as well, but never the card that fought nor a new captive.',

  'lesson.reckoning.title': 'The last reckoning',
  'lesson.reckoning.1':
    'The last round. You alone stand against the two weakest Teutons: 1 + 1 + 2 = 4. After it the armies are fed and counted.',
  'lesson.reckoning.2': 'Send Topór. Strength 6 wins the battle and a captive.',
  'lesson.reckoning.3':
    'Each knight needs 1 provision, and you have 3 for four knights. Captives eat nothing. One knight must ride home: choose the weakest.',
  'lesson.reckoning.4': 'Confirm it.',
  'lesson.reckoning.5':
    'Strength, the most crown knights, the most mercenaries, the most bread left over and one point for two ducats make the result. That is the whole game: to Grunwald!',
};
