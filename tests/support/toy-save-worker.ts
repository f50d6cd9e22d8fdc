// The thread of saves with the tests' own game on its shelf.
import { answerSaves } from '../../main/host/save-thread';
import { toyShelf } from './toy-shelf';

answerSaves(toyShelf);
