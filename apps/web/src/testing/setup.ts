import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import i18n from 'i18next';
import { retries } from '@web/shared/api/retry';
import { startI18n } from '@web/shared/i18n/start-i18n';

// Calls without a response are repeated at once.
retries.pausesMs = [1, 1];

// Generous for a busy machine. Queries by role do not check visibility, which takes most of their time and has little
// meaning without style sheets.
configure({ asyncUtilTimeout: 30_000, defaultHidden: true, reactStrictMode: true });

// jsdom knows dialogs and popovers but can neither open nor close them.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});
Object.assign(HTMLElement.prototype, {
  showPopover(this: HTMLElement) {
    // Otherwise it is hidden, and has no name.
    if (this instanceof HTMLDialogElement) this.open = true;
  },
  hidePopover: () => undefined,
});

// jsdom lays nothing out, so nothing ever comes into view or changes its size.
class NoLayout implements Partial<IntersectionObserver & ResizeObserver> {
  observe() {}
  disconnect() {}
}
window.IntersectionObserver = NoLayout as unknown as typeof IntersectionObserver;
window.ResizeObserver = NoLayout as unknown as typeof ResizeObserver;
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

beforeAll(() => startI18n());
beforeEach(() => localStorage.clear());
beforeEach(() => sessionStorage.clear());
// A test that has changed the language leaves it to the next one as it was.
afterEach(() => i18n.changeLanguage('de'));
