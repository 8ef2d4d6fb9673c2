import markdownIt from 'markdown-it';

/** Without images, which would be requests to other sites, and without tables, which cost time by their size. */
const markdown = markdownIt('zero', { breaks: true, linkify: true, maxNesting: 20 }).enable([
  ...['heading', 'lheading', 'list', 'blockquote', 'hr', 'newline', 'escape', 'entity'],
  ...['emphasis', 'link', 'autolink', 'linkify'],
]);

markdown.validateLink = (url) => /^(?:https?:|mailto:|tel:|\/(?!\/))/iu.test(url);

// The page has its title above the text, which so has none of its own.
markdown.core.ruler.push('no-title', ({ tokens }) => {
  for (const token of tokens) {
    if (token.tag === 'h1') token.tag = 'h2';
  }
});

markdown.renderer.rules['link_open'] = (tokens, index, options, _env, renderer) => {
  tokens[index]?.attrSet('rel', 'nofollow noopener noreferrer');
  return renderer.renderToken(tokens, index, options);
};

/**
 * The HTML of a text of the owner in a subset of Markdown: headings, lists, quotes, emphasis and links. HTML in the
 * text stays text, and so does a link to anything but a page, an e-mail address or a telephone number.
 */
export const htmlOf = (text: string): string => markdown.render(text);
