import { decidePath } from '@hearthstay/contracts';

/** The URL of the style sheet of the page by which an admin decides. */
export const decideStylesheet = decidePath('style.css');
