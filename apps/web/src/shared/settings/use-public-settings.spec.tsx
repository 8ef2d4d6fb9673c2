import { screen } from '@testing-library/react';
import { fakeApi } from '@web/testing/fake-api';
import { publicSettings } from '@web/testing/public-settings';
import { renderAt } from '@web/testing/render-at';

const putIntoPage = (text: string) => {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = 'settings';
  block.textContent = text;
  document.head.append(block);
};

describe('settings that come with the page', () => {
  afterEach(() => document.getElementById('settings')?.remove());

  it('are shown at once, without waiting for the server', async () => {
    fakeApi({ 'GET /bookings/settings': () => new Promise(() => undefined), 'GET /bookings/occupied': { body: [] } });
    putIntoPage(JSON.stringify(publicSettings({ propertyName: 'Haus im Wald' })));
    renderAt('/');
    expect(await screen.findByRole('heading', { name: 'Haus im Wald', level: 1 })).toBeVisible();
  });
});
