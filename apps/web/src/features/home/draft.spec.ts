import { draft } from './draft';

it('keeps fields until they are given up', () => {
  draft.keepFields({ name: 'Anna', email: '', message: '' });
  expect(draft.fields().name).toBe('Anna');
  draft.forgetFields();
  expect(draft.fields().name).toBe('');
});
