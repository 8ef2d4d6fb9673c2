import { requestView } from '@web/testing/request-view';

/** One request of every kind, for tests whose today is 20 November 2026. */
export const anna = requestView({ id: 'anna', message: 'Wir kommen mit zwei Kindern.' });

/** Not confirmed by its guest, and for days of Friederike's booking. */
export const max = requestView({
  ...{ id: 'max', name: 'Max Huber', start_date: '2026-12-18', end_date: '2026-12-20' },
  ...{ created_at: '2026-11-19T09:00:00.000Z', guest_confirmed_at: null },
});

export const friederike = requestView({
  ...{ id: 'friederike', name: 'Friederike Albers', start_date: '2026-12-17', end_date: '2026-12-20' },
  status: 'approved',
});

export const jonas = requestView({
  ...{ id: 'jonas', name: 'Jonas Petersen', start_date: '2026-12-11' },
  status: 'confirmed',
});

export const nameless = requestView({ id: 'nameless', name: '', status: 'declined' });

export const henrik = requestView({ id: 'henrik', name: 'Henrik Sørensen', status: 'cancelled' });

/** Ended yesterday. */
export const greta = requestView({
  ...{ id: 'greta', name: 'Greta Holm', start_date: '2026-11-17', end_date: '2026-11-19' },
  status: 'approved',
});

/** All of them without Jonas, whose request overlaps with Anna's. */
export const everybody = [greta, henrik, nameless, friederike, max, anna];

export const conflictSentence =
  'Genehmigen nicht möglich: Der Zeitraum überschneidet sich mit einer bereits genehmigten Buchung.';
