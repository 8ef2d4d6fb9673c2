/*
 * Keeps taps on buttons and text in fields until the program has started. It is small, so that it is there long before
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
    for (const field of document.querySelectorAll('input')) {
      const text = field.value;
      if (!text) continue;
      const enter = () => field.dispatchEvent(new Event('input', { bubbles: true }));
      // The first event hydrates the field, whose text React then knows or has replaced.
      enter();
      field.value = text;
      field._valueTracker?.setValue('');
      enter();
    }
    for (const button of tapped) {
      button.click();
      // React renders what a tap changes after the event, and the next tap is about that.
      await undefined;
    }
  };
  addEventListener('click', keep, true);
  addEventListener('program-started', repeat, { once: true });
}
