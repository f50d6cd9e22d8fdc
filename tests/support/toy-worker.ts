// The AI thread of tests: it also knows the toy.
import { answerTasks } from '../../main/host/ai-thread';
import { toyShelf } from './toy-shelf';

answerTasks(toyShelf);
