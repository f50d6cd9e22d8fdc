// Icons with those that only games draw. What is under renderer/games imports from here.
import paths from './game-icons.json';
import { addIcons } from './icons';

export { addIcons, type IconName, icon, iconAt, iconPath, iconSvg } from './icons';

addIcons(paths);
