import type { EmbedLook } from '@hearthstay/contracts';
import type { Locale } from '@hearthstay/locales';

/** The address of the calendar for a frame. @param site the origin of the house's site */
export const embedAddressOf = (site: string, lang: Locale, { accent, background }: EmbedLook): string => {
  const parameters = new URLSearchParams({ lang, ...(accent && { accent }), ...(background && { background }) });
  return `${site}/embed?${parameters.toString()}`;
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * What the owner pastes into the other website: the frame, and a script that makes it as high as the calendar. The
 * script accepts only messages of that frame from the site of the house.
 *
 * @param title of the frame, for screen readers
 */
export const snippetOf = (address: string, title: string): string => `<iframe id="hearthstay-calendar"
  src="${escaped(address)}"
  title="${escaped(title)}"
  style="width: 100%; height: 900px; border: 0"></iframe>
<script>
  addEventListener('message', function (event) {
    var frame = document.getElementById('hearthstay-calendar');
    if (event.origin !== '${new URL(address).origin}' || event.source !== frame.contentWindow) return;
    if (event.data && event.data.type === 'hearthstay:height') {
      frame.style.height = Number(event.data.height) + 'px';
    }
  });
</script>`;
