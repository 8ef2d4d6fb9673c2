import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { startI18n } from '../shared/i18n/start-i18n';

// Tests may share a machine with much else, and a slow machine is no failure. Asking of every element whether it is
// visible is most of the work of a query by role, and without style sheets the answer says little.
configure({ asyncUtilTimeout: 5_000, defaultHidden: true });
jest.setTimeout(30_000);

// jsdom knows the dialog element but cannot open it.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};

// jsdom lays nothing out, so nothing ever comes into view.
class NothingInView implements Partial<IntersectionObserver> {
  observe() {}
  disconnect() {}
}
window.IntersectionObserver = NothingInView as unknown as typeof IntersectionObserver;
window.scrollTo = () => undefined;

beforeAll(() => startI18n());
beforeEach(() => localStorage.clear());
