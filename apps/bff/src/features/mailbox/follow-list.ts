/** The URL of the script of the list. */
export const followListPath = '/dev/mailbox/follow-list.js';

/**
 * Adds new e-mails to the open list, because a link to sign in takes a moment to arrive. Elements that are shown
 * already stay, and keep the focus. The content security policy forbids inline scripts.
 */
export const followList = `
const links = (page) => [...page.querySelectorAll('li a')];
const addNew = (page) => {
  const shown = new Set(links(document).map(({ href }) => href));
  const list = document.querySelector('ul');
  for (const link of links(page).reverse()) if (!shown.has(link.href)) list.prepend(link.parentElement);
  if (list.childElementCount > 0) document.getElementById('empty')?.remove();
};
const follow = async () => {
  try {
    const response = document.hidden ? undefined : await fetch(location.href);
    if (response?.ok) addNew(new DOMParser().parseFromString(await response.text(), 'text/html'));
  } finally {
    setTimeout(follow, 1000);
  }
};
setTimeout(follow, 1000);
`;
