import type { LegalPagesView } from '../bookings/legal-pages';
import type { Day } from '@hearthstay/stay';
import type { OccupiedDay } from '../bookings/list-occupied-days';
import type { Locale } from '../values/locale';
import type { EmbedContent } from './embed-page';
import type { HouseView } from './house-view';
import type { SettingsView } from './settings-view';

/** All data that a page is rendered from, so data that are absent here cannot appear in the page. */
export interface PageContent {
  locale: Locale;
  /** Today in the time zone of the property. */
  today: Day;
  settings: SettingsView;
  /**
   * Whether the browser claims to have passed the password gate, so that the page is rendered without it. Anybody can
   * claim so, hence the page contains nothing private.
   */
  isAuthorized: boolean;
  /** Absent on a site with a password, on pages without a calendar, and while the days are unknown. */
  occupiedDays?: OccupiedDay[];
  /**
   * Only on the home page of a site without a password; absent if the owner has entered nothing, and while it is
   * unknown.
   */
  house?: HouseView;
  /** Only on a legal page; absent while its text is unknown. */
  legalPages?: LegalPagesView;
}

/** The parts of a page that depend on its content. */
export interface RenderedPage {
  /** The elements for `<head>`. */
  head: string;
  /** The HTML of the root element, and the data that the browser needs to hydrate it. */
  body: string;
  /** 404 if no page has this address. */
  status: 200 | 404;
}

/** Renders pages. The BFF loads it from the build output of the front end, because both are built separately. */
export interface PageRenderer {
  /** The route of a path; paths that differ only by a token have the same one. */
  pageOf: (path: string) => string;
  /**
   * @param address the path of a page, with the query that the page depends on.
   * @param publicUrl the public origin of the site.
   */
  render: (address: string, content: PageContent, publicUrl: string) => Promise<RenderedPage>;
  /**
   * Renders a page without its content, which the browser then requests itself.
   *
   * @param page what `pageOf` returns.
   */
  renderWithoutContent: (page: string, locale: Locale) => Promise<RenderedPage>;
  /** Renders the calendar for a frame of another website. */
  renderEmbed: (content: EmbedContent) => Promise<Omit<RenderedPage, 'status'>>;
}
