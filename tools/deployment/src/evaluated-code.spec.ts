import { productFilesWith } from './product-sources';

describe('Text that is run as code', () => {
  it('is the constant program of a thread, and nothing else', () => {
    expect(productFilesWith(/\beval\(|\beval: |\bFunction\(|from '(node:)?vm'/)).toEqual([
      'libs/runtime/src/child-process/reply-to-parent.ts',
      'libs/runtime/src/health/health-server.ts',
    ]);
  });
});
