// What the log of the table said when the player left it for another screen: kept above the screens, by the app.
import { createContext, type RefObject } from 'react';
import type { Told } from '../../table/chronicle';

export const ToldContext = createContext<RefObject<Told | null> | null>(null);
