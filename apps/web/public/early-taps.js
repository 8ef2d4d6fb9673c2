/*
 * Repeats taps on buttons and text in fields once the program has started. The browser itself follows links and opens
 * menus.
 */
{
  const tapped = [];
  const keep = ({ target }) => {
    const button = target.closest('button:not([popovertarget])');
    if (button) tapped.push(button);
  };
  const repeat = async () => {
    removeEventListener('click', keep, true);
    for (const field of document.querySelectorAll('input')) {
      const text = field.value;
      if (!text) continue;
      const enter = () => field.dispatchEvent(new Event('input', { bubbles: true }));
      // The first one hydrates the field; React then knows its text, or has replaced it.
      enter();
      field.value = text;
      field._valueTracker?.setValue('');
      enter();
    }
    for (const button of tapped) {
      button.click();
      // React renders after the event, and the next tap is about that.
      await undefined;
    }
  };
  addEventListener('click', keep, true);
  addEventListener('program-started', repeat, { once: true });
}
