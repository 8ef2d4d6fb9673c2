/*
 * Keeps taps on buttons until the program has started and can take them. It is small, so that it is there long before
 * the program. What the browser does by itself, such as following links and opening menus, needs no repetition.
 */
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
      // React renders what a tap changes after the event, and the next tap is about that.
      await undefined;
    }
  };
  addEventListener('click', keep, true);
  addEventListener('program-started', repeat, { once: true });
}
