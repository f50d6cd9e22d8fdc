// The page's entry: finds the bridge of its shell and starts the program.
import { start } from './app/start';
import { findBridge } from './bridge';

void start(findBridge());
