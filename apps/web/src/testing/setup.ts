import '@testing-library/jest-dom';
import { startI18n } from '../shared/i18n/start-i18n';

// jsdom knows the dialog element but cannot open it.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};

beforeAll(() => startI18n());
