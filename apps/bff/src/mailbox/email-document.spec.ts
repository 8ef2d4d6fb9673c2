import { emailDocument } from './email-document';

describe('the base of an e-mail', () => {
  it.each([
    ['<!DOCTYPE html PUBLIC "x"><html dir="ltr"><head><meta/></head>', '<head><base target="_top"><meta/>'],
    ['<!doctype html><!--$--><html><head lang="de">x', '<head lang="de"><base target="_top">x'],
    ['<!doctype html><body>x', '<!doctype html><base target="_top"><body>x'],
    ['<p>x</p>', '<base target="_top"><p>x</p>'],
    ['', '<base target="_top">'],
  ])('stands as early in %j as it may', (html, expected) => {
    expect(emailDocument(html)).toContain(expected);
  });
});
