import { within } from '@testing-library/react';
import { openSettings } from '@web/panel/testing/open-settings';

export const anna = { id: 'a', email: 'anna@mail.example', notes: 'Kommt mit Hund' };
export const max = { id: 'm', email: 'max@mail.example', notes: '' };

export const listRoute = 'GET /admin/guest-whitelist';

/** Opens the settings at the guest list, by default with Anna and Max on it. */
export const openWhitelist = async (options: Parameters<typeof openSettings>[1] = {}) => {
  const panel = await openSettings('Gästeliste', {
    ...options,
    responses: { [listRoute]: { body: [anna, max] }, ...options.responses },
  });
  const rowOf = async (email: string) => within((await panel.card.findByText(email)).closest('li')!);
  return { ...panel, rowOf };
};
