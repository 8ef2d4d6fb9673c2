import type { Embed } from '@hearthstay/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { openSettings } from '@web/panel/testing/open-settings';
import { refusal, type fakeApi } from '@web/testing/fake-api';
import { screenIs } from '@web/testing/screen-is';
import { violations } from '@web/testing/violations';
import { snippetOf } from './snippet';

const [read, saved] = ['GET /admin/settings/embed', 'PUT /admin/settings/embed'];
const website = 'https://www.example.com';
const save = 'Einstellungen speichern';

const open = (embed: Embed, responses: Parameters<typeof fakeApi>[0] = {}) =>
  openSettings('Kalender auf Ihrer Website', {
    section: 'embed',
    responses: { [read]: { body: embed }, ...responses },
  });
const snippetCard = async () => within(await screen.findByRole('region', { name: 'Zum Einfügen' }));
const snippet = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'HTML für Ihre Website' }).value;

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  screenIs('wide');
});

describe('The websites that may show the calendar', () => {
  it('are none by default, and there is nothing to paste', async () => {
    const { card } = await open({ origins: [] });
    expect(await card.findByLabelText('1. Website')).toHaveDisplayValue('');
    expect(screen.queryByRole('region', { name: 'Zum Einfügen' })).not.toBeInTheDocument();
    expect(await violations()).toEqual([]);
  });

  it('are saved, each with a field for another one after it', async () => {
    const { card, user, sent } = await open({ origins: [] }, { [saved]: { body: { origins: [website] } } });
    await user.type(await card.findByLabelText('1. Website'), `${website}/`);
    expect(card.getByLabelText('2. Website')).toHaveDisplayValue('');
    await user.click(card.getByRole('button', { name: save }));
    expect(await card.findByText('Gespeichert')).toBeInTheDocument();
    expect(sent(saved)).toEqual([{ origins: [website] }]);
    await waitFor(() => expect(card.getByLabelText('1. Website')).toHaveDisplayValue(website));
    expect((await snippetCard()).getByRole('button', { name: 'Kopieren' })).toBeInTheDocument();
    expect(await violations()).toEqual([]);
  });

  it.each(['https://example.com/kalender', 'https://*.example.com', 'null', 'http://example.com'])(
    'are refused as %s at their field, and nothing is sent',
    async (text) => {
      const { card, user, sent } = await open({ origins: [website] });
      await user.type(await card.findByLabelText('2. Website'), text);
      await user.click(card.getByRole('button', { name: save }));
      expect(await card.findByText(/^Bitte geben Sie die Adresse einer Website/)).toBeInTheDocument();
      expect(card.getByLabelText('2. Website')).toHaveFocus();
      expect(sent(saved)).toEqual([]);
    },
  );

  it('are ten at most', async () => {
    const origins = Array.from({ length: 10 }, (_, index) => `https://${index}.example`);
    const { card } = await open({ origins });
    expect(await card.findByLabelText('10. Website')).toHaveDisplayValue('https://9.example');
    expect(card.queryByLabelText('11. Website')).not.toBeInTheDocument();
  });

  it('say at the field what the server refuses', async () => {
    const refused = refusal(400, 'VALIDATION_FAILED', 'Nein', {
      details: [{ field: 'origins.0', code: 'ORIGIN_INVALID', message: 'Nein' }],
    });
    const { card, user } = await open({ origins: [] }, { [saved]: refused });
    await user.type(await card.findByLabelText('1. Website'), website);
    await user.click(card.getByRole('button', { name: save }));
    expect(await card.findByText(/^Bitte geben Sie die Adresse einer Website/)).toBeInTheDocument();
  });
});

describe('What to paste', () => {
  it('is a frame in the language and the colours of choice', async () => {
    const { user } = await open({ origins: [website] });
    const card = await snippetCard();
    expect(snippet()).toContain(`src="${location.origin}/embed?lang=de"`);
    expect(snippet()).toContain('title="Belegungskalender"');
    await user.click(card.getByRole('radio', { name: 'Englisch' }));
    await waitFor(() => expect(snippet()).toContain('title="Availability calendar"'));
    await user.type(card.getByLabelText(/^Farbe gewählter Tage/), '#2F6B4F');
    await user.type(card.getByLabelText(/^Hintergrund/), 'fafafa');
    const address = `${location.origin}/embed?lang=en&accent=2f6b4f&background=fafafa`;
    expect(snippet()).toContain(`src="${address.replaceAll('&', '&amp;')}"`);
    expect(card.getByRole('link', { name: 'Kalender ansehen' })).toHaveAttribute('href', address);
    expect(await violations()).toEqual([]);
  });

  it.each([
    ['rot', 'Bitte geben Sie eine Farbe mit sechs Zeichen'],
    ['ffff00', 'In diesen Farben wäre der Kalender schlecht zu lesen'],
  ])('is not offered in the colour %s', async (color, sentence) => {
    const { user } = await open({ origins: [website] });
    const card = await snippetCard();
    await user.type(card.getByLabelText(/^Farbe gewählter Tage/), color);
    expect(card.getByText((text) => text.startsWith(sentence))).toBeInTheDocument();
    expect(card.queryByRole('button', { name: 'Kopieren' })).not.toBeInTheDocument();
  });

  it('is copied, or selected where the browser does not copy', async () => {
    const { user } = await open({ origins: [website] });
    const card = await snippetCard();
    await user.click(card.getByRole('button', { name: 'Kopieren' }));
    expect(await screen.findByText(/^Kopiert\./)).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(snippet());
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await user.click(card.getByRole('button', { name: 'Kopieren' }));
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'HTML für Ihre Website' });
    await waitFor(() => expect(field.selectionEnd - field.selectionStart).toBe(field.value.length));
  });
});

describe('Its script', () => {
  const site = 'https://haus.example';
  const paste = () => {
    const [, html = '', script = ''] =
      /^(.*)<script>(.*)<\/script>$/s.exec(snippetOf(`${site}/embed?lang=de`, 'Kalender "Haus" <See>')) ?? [];
    document.body.innerHTML = html;
    document.body.append(Object.assign(document.createElement('script'), { textContent: script }));
    return document.querySelector('iframe')!;
  };
  const say = (data: unknown, origin: string, source: Window | null) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin, source }));

  it('makes the frame as high as the calendar says', () => {
    const frame = paste();
    expect(frame.title).toBe('Kalender "Haus" <See>');
    say({ type: 'hearthstay:height', height: 641 }, site, frame.contentWindow);
    expect(frame.style.height).toBe('641px');
  });

  it('ignores messages of another origin, window, type or form', () => {
    const frame = paste();
    say({ type: 'hearthstay:height', height: 641 }, 'https://evil.example', frame.contentWindow);
    say({ type: 'hearthstay:height', height: 641 }, site, window);
    say({ type: 'other', height: 641 }, site, frame.contentWindow);
    say(null, site, frame.contentWindow);
    say({ type: 'hearthstay:height', height: '1px; color: red' }, site, frame.contentWindow);
    expect(frame.style.height).toBe('900px');
  });
});
