import type { InlineImage, RenderedEmail } from './rendered-email';

const base64 = [
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAMAAACdt4HsAAABlVBMVEVMaXEealYea1cea1YealccZ1Uqf1Uea1cealcda1cealYea1YealYfa1',
  'cealciblUiaFwdalcealcea1ceaVczZmYAVVUccVUealcda1cAfz8da1cealYea1Yda1YcaFYdalcda1cfa1gfalYda1YdalYaa1cdalcea1Yd',
  'alcea1cea1cdalcdalYkbUgca1UfZ1cAf38ealcealUdalYgaFUZZkwbaVgfX18AAAAda1Ydalcea1f////jojzS4d3+/v6Xu7EibVrt8/Kwy8',
  'TkpUH78eLw9fTI29aSt63///7rvXX//v1pnI/joz8fbFjkpUPjoj1rnZD56tMqc2BZkoP+/PkrdGH89Ony06L++/flp0fvyY3qum6Rtq3x0qCy',
  'zcbx0Z/24L/mq07pt2jvypDxz5rnr1j78+XwzJRakoTmqk7lqkzv9fOSuK5XkYLqum/puGnptmXH2tWVubDwzZWQtqzz16rnsFrwzpmUua/68O',
  'DvyY+TuK8iblr9+fPu9PL++/bptWTsv3nwzJP9+PD6790MvGvZAAAAPHRSTlMA/Xfd+xsG82zPmWSIQOoeFvm7yjoFAxLJ2ATnwuv6LMfwUUrf',
  'nCbGbdD+wHi/By0gAqpl8ScKLggBeaMyeZ0OAAAACXBIWXMAABYlAAAWJQFJUiTwAAAB80lEQVRYw+3X1VPDMAAGcGBjgg13d3cnCdsYc9zd3d',
  '1d/m64tWxJm21JHjge+J7aXr/fXXvf7rqIiP/88WS31CQk1MVmi/ZNKcCXTJNYPzUHyMmLF+nHJgF/tAbuenocIBKTxtfPSAaK5Cby9NuygCqa',
  'AvZ+SRGgRF/MWO+KigTUVMc1sfQ7e0DQNLeH70engBCpamRfDz3hNoWvh56Qm1Kuh57gm1Kvh55gmyrPAoyhb4q+Hnpomwq2Hnoio5T9bsCZWr',
  'LfoeUFtA0EUAa4E0MApfyAhgDy+YF8AgAC+QXAOmGxOZ02y4RVCJh6cEA5jsNxfmC0D2LpG+AEhlxmSMS8OMQFuKAqlzzAqFkNmAfYgalnrDjr',
  'fw/jzMAt1vfO+A9drMCjAwM+56Z/Dg+sjMAu/ujv6NX/EEeMgAXrf8wh9OaVT84ZgWXp9pfjbej2oO/syICNEXBKt1+gde8G8mVVunLGCPT67p',
  '7uR2hB6qO1J9+lXi5gBWG5EgBOceBEANjHgT0BYBgHhgWALRy4FgDmceBeALAPBvqDd+EAvRqASwFA/kUSQCsBZFIA982IVB/ZdFOAQgKopAAQ',
  'jnm+19jvGfs5JwDyW6neSAMgnLTbJwNnOGDUKT4PjVSADAYYo5VfGDpDoZ4V0FcYdP9/CP9SvgCxBRNPHFylrwAAAABJRU5ErkJggg==',
].join('');

/**
 * The logo in the header of e-mails, 64 × 64 for high-resolution screens. It is embedded: an image on a server would
 * reveal when an e-mail is read, and mail clients block it; they do not show SVG and data URLs at all.
 */
export const brandIcon: InlineImage = {
  filename: 'hearthstay.png',
  contentType: 'image/png',
  cid: 'house@hearthstay',
  content: base64,
};

/** The HTML for viewers that are not mail clients and cannot resolve the parts of the e-mail. */
export const withEmbeddedImages = ({ html, images = [] }: Pick<RenderedEmail, 'html' | 'images'>): string =>
  [brandIcon, ...images].reduce(
    (embedded, { cid, contentType, content }) =>
      embedded.replaceAll(`cid:${cid}`, `data:${contentType};base64,${content}`),
    html,
  );
