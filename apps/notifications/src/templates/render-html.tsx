import { renderToStaticMarkup } from 'react-dom/server';
import type { EmailContent } from './email-content';
import { EmailDocument } from './layout/email-document';

// Outlook and old Gmail apps lay out tables by this document type.
const documentType =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** Renders the e-mail as HTML. React escapes user input. */
export const renderHtml = (content: EmailContent): string =>
  documentType + renderToStaticMarkup(<EmailDocument content={content} />);
