import type { Day } from '@hearthstay/stay';
import type { OccupiedDay } from '../bookings/list-occupied-days';
import type { Locale } from '../values/locale';
import type { SettingsView } from './settings-view';

/** What a page is rendered from. It shows nothing else, so what is left out here cannot be read in the page. */
export interface PageContent {
  locale: Locale;
  /** Today at the property. */
  today: Day;
  settings: SettingsView;
  /**
   * Whether the browser says that it has passed the password gate, so that the page begins without it. Anybody can say
   * so, hence nothing private is in the page either way.
   */
  isAuthorized: boolean;
  /** Left out behind a password, on pages without a calendar, and while they are not known. */
  occupiedDays?: OccupiedDay[];
}

/** The parts of a page that depend on its content. */
export interface RenderedPage {
  /** The elements for `<head>`. */
  head: string;
  /** The content of the root element, and what the browser needs to take it over. */
  body: string;
}

/** Renders pages. The front end provides it and the BFF loads it, because both are built apart. */
export interface PageRenderer {
  /** The path of the page that answers a path; the same for all paths that differ by a token only. */
  pageOf: (path: string) => string;
  /**
   * @param address the path of a page, with the query that the page depends on.
   * @param publicUrl the origin that the site is reached at.
   */
  render: (address: string, content: PageContent, publicUrl: string) => Promise<RenderedPage>;
}
