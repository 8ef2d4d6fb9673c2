import { draft } from './draft';

it('keeps fields and guests until they are discarded', () => {
  draft.keepFields({ name: 'Anna', email: '', message: '' });
  draft.keepGuests({ adults: 3, children: [6] });
  expect(draft.fields().name).toBe('Anna');
  expect(draft.guests()).toEqual({ adults: 3, children: [6] });
  draft.forget();
  expect(draft.fields()).toEqual({});
  expect(draft.guests()).toBeNull();
});
