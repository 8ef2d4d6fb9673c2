import { Controller } from '@nestjs/common';
import { previewStayEmail, type RequestOf, type ResponseOf } from '@hearthstay/contracts';
import { Handles } from '@hearthstay/messaging';
import { NotificationSettings } from '../../settings/notification-settings';
import { oneLine } from '../../templates/one-line';
import { filledTexts, valuesOf } from '../../templates/parts/stay-email-content';
import { loadTexts } from '../../templates/texts';

/** What the owner has written, as a guest would read it. */
@Controller()
export class PreviewStayEmail {
  constructor(private readonly settings: NotificationSettings) {}

  @Handles(previewStayEmail)
  async run(email: RequestOf<typeof previewStayEmail>): Promise<ResponseOf<typeof previewStayEmail>> {
    await loadTexts(email.locale);
    const { subject, text } = filledTexts(email, this.settings);
    return { subject: oneLine(subject), text, values: valuesOf(email, this.settings) };
  }
}
