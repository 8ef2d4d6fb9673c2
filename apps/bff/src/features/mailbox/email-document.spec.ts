import { emailDocument } from './email-document';

describe('The base element of an e-mail', () => {
  it.each([
    ['<!DOCTYPE html PUBLIC "x"><html dir="ltr"><head><meta/></head>', '<head><base target="_top"><meta/>'],
    ['<!doctype html><!--$--><html><head lang="de">x', '<head lang="de"><base target="_top">x'],
    ['<!doctype html><body>x', '<!doctype html><base target="_top"><body>x'],
    ['<p>x</p>', '<base target="_top"><p>x</p>'],
    ['', '<base target="_top">'],
  ])('comes as early as possible in %j', (html, expected) => {
    expect(emailDocument(html)).toContain(expected);
  });
});

it('links open in the same tab, because the sandboxed frame of an e-mail cannot open another', () => {
  expect(emailDocument('<a href="https://example.com/" target="_blank">x</a>')).toContain(
    '<a href="https://example.com/">x</a>',
  );
});
