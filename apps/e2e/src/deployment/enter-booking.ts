import type { Deployment } from './deployment';
import type { Person } from './people';

interface EnteredDays {
  start_date: string;
  end_date: string;
}

/** A confirmed booking that the owner has entered and told its guest of, and the calls of both. */
export const enterBooking = async (deployment: Deployment, guest: Person, days: EnteredDays) => {
  const owner = await deployment.ownerApi();
  const entered = { ...guest, ...days, status: 'confirmed', notify: true, locale: deployment.locale };
  let id = '';
  const token = await deployment.mail.tokenAfter(
    async () => ({ id } = await owner.call<{ id: string }>('POST', '/admin/requests', entered)),
    guest.email,
    '/status/',
  );
  const ofGuest = deployment.api.withSession(token);
  return {
    id,
    /** Of the guest's status link. */
    token,
    byOwner: (what: 'offer' | 'change', body: object) => owner.call('POST', `/admin/requests/${id}/${what}`, body),
    byGuest: (what: 'change' | 'cancellation', body: object) =>
      ofGuest.call('POST', `/bookings/requests/${id}/${what}`, body),
    read: <Field extends object>() => owner.call<Field>('GET', `/admin/requests/${id}`),
  };
};
