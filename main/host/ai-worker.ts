// Start of the AI thread's bundle.
import { answerTasks } from './ai-thread';
import { makeShelf } from './game-shelf';

answerTasks(makeShelf());
