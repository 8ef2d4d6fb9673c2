import { privacySection, stayEmailsSection, type AdminSettingsView } from '@hearthstay/contracts';
import { screen, within } from '@testing-library/react';
import { adminSettings } from '@web/testing/admin-settings';
import type { fakeApi } from '@web/testing/fake-api';
import { openPanel } from './open-panel';

/** Renders a section of the settings. @returns one of its cards, and the bodies that were sent to a route */
export const openSettings = async (
  cardTitle: string,
  {
    settings = adminSettings(),
    responses = {},
    section = 'general',
  }: { settings?: AdminSettingsView; section?: string; responses?: Parameters<typeof fakeApi>[0] } = {},
) => {
  const panel = await openPanel([], {
    at: `/admin?tab=settings&section=${section}`,
    responses: {
      'GET /admin/settings': { body: settings },
      'GET /admin/emails': { body: [] },
      'GET /admin/sessions': { body: [] },
      'GET /admin/settings/stay-emails': { body: stayEmailsSection.schema.parse({}) },
      'GET /admin/privacy/records': { body: [] },
      'GET /admin/settings/privacy': { body: privacySection.schema.parse({}) },
      'GET /admin/settings/waiting-requests': { body: { remindAfterHours: [], declineBeforeArrival: false } },
      'GET /admin/settings/holidays': { body: { region: '', school: true } },
      'GET /admin/guest-whitelist': { body: [] },
      'GET /admin/calendars': { body: [] },
      'GET /admin/feeds': { body: [] },
      ...responses,
    },
  });
  const card = within(await screen.findByRole('region', { name: cardTitle }));
  const sent = (route: string) => panel.server.calls.filter((call) => call.route === route).map(({ body }) => body);
  return { ...panel, card, sent };
};
