/* Repeats taps on buttons once the program has started. The browser itself follows links and opens menus. */
{
  const tapped = [];
  const keep = ({ target }) => {
    const button = target.closest('button:not([popovertarget])');
    if (button) tapped.push(button);
  };
  const repeat = async () => {
    removeEventListener('click', keep, true);
    for (const button of tapped) {
      button.click();
      // React renders after the event, and the next tap refers to the new state.
      await undefined;
    }
  };
  addEventListener('click', keep, true);
  addEventListener('program-started', repeat, { once: true });
}
