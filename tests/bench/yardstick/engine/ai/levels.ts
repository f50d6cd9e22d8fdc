// The hetmans of commit a45987b; other levels are not carried along.
import { createYardstick } from '../../monster-lands/agent';

export const createAgentFor = () => createYardstick();
