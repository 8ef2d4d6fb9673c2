import { screen } from '@testing-library/react';
import type { fakeApi } from '@web/testing/fake-api';
import { day, openHome } from './open-home';

export const requestRoute = 'POST /bookings/request';

/** The home page on 20 November, with the days from 21 to 24 November chosen, or to another day. */
export const openForm = async (responses: Parameters<typeof fakeApi>[0] = {}, lastDay = '2026-11-24') => {
  const { user, server, router } = await openHome({ [requestRoute]: { status: 201, body: {} }, ...responses });
  await user.click(day('2026-11-21'));
  await user.click(day(lastDay));
  return { user, server, router };
};

type Form = Awaited<ReturnType<typeof openForm>>;

export const nameField = () => screen.getByLabelText('Name');
export const emailField = () => screen.getByLabelText('E-\u2060Mail');
export const messageField = () => screen.getByLabelText(/Nachricht/);
export const sendButton = () => screen.getByText('Anfrage senden', { selector: 'button' });

/** Pastes the text at the end of the field, because every typed key costs time. */
export const write = async ({ user }: Form, field: HTMLElement, text: string) => {
  await user.click(field);
  await user.paste(text);
};

export const fill = async (form: Form) => {
  await write(form, nameField(), '  Anna Seidel ');
  await write(form, emailField(), 'anna@mail.example');
};

export const fillAndSend = async (form: Form) => {
  await fill(form);
  await form.user.click(sendButton());
};

/** A network failure instead of a response. */
export const noResponse = () => {
  throw new TypeError('fetch failed');
};
