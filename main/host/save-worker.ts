// Start of the bundle of the thread of saves.
import { makeShelf } from './game-shelf';
import { answerSaves } from './save-thread';

answerSaves(makeShelf());
