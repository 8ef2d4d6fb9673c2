import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import i18n from 'i18next';
import { dropPrefetched } from '@web/shared/api/prefetch';
import { retries } from '@web/shared/api/retry';
import { startI18n } from '@web/shared/i18n/start-i18n';

// Repeats calls without a response at once, however long an attempt takes on a busy machine.
retries.pausesMs = [1, 1];
retries.giveUpAfterMs = 50_000;

// A long timeout for a busy machine. Queries by role do not check visibility, which takes most of their time and has
// little meaning without style sheets.
configure({ asyncUtilTimeout: 30_000, defaultHidden: true, reactStrictMode: true });

// jsdom has the elements, but no methods to open and close them.
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
    // A closed dialog is hidden, and has no accessible name.
    if (this instanceof HTMLDialogElement) this.open = true;
  },
  hidePopover: () => undefined,
});

// jsdom has no layout, so that no element ever comes into view or changes its size.
class NoLayout implements Partial<IntersectionObserver & ResizeObserver> {
  observe() {}
  disconnect() {}
}
window.IntersectionObserver = NoLayout as unknown as typeof IntersectionObserver;
window.ResizeObserver = NoLayout as unknown as typeof ResizeObserver;
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

beforeAll(() => startI18n());
beforeEach(dropPrefetched);
beforeEach(() => localStorage.clear());
beforeEach(() => sessionStorage.clear());
// What a test has put into the page itself would be found by the next one.
afterEach(() => document.body.replaceChildren());
// Restores the language for the next test.
afterEach(() => i18n.changeLanguage('de'));
