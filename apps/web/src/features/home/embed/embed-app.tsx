import type { EmbedContent } from '@hearthstay/contracts';
import { useMemo } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { PageContentContext } from '@web/shared/page/page-data';
import { EmbedPage } from './embed-page';

/**
 * The calendar of the home page by itself, for a frame of another website. It shows what the server has rendered and
 * asks for nothing else: a frame has no cookies, and the home page checks the days anyway. What the calendar does to
 * the address stays within it.
 */
export const EmbedApp = ({ content }: { content: EmbedContent }) => {
  const { settings, occupiedDays, address } = content;
  const data = useMemo(
    () => ({ fallback: { '/bookings/settings': settings, '/bookings/occupied': occupiedDays } }),
    [settings, occupiedDays],
  );
  return (
    <SWRConfig value={data}>
      <PageContentContext value={{ ...content, isAuthorized: false }}>
        <MemoryRouter initialEntries={[address]}>
          <EmbedPage hasDays={occupiedDays !== undefined} />
        </MemoryRouter>
      </PageContentContext>
    </SWRConfig>
  );
};
