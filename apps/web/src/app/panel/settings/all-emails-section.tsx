import { EmailsSection } from '@web/features/email-log/emails-section';
import { StayEmailsSection } from '@web/features/stay-emails/stay-emails-section';
import { useIsAtEmailLog } from '@web/panel/emails/email-log-address';

/** The e-mails that the owner writes for each stay, or the log of all e-mails. */
export const AllEmailsSection = () => (useIsAtEmailLog() ? <EmailsSection /> : <StayEmailsSection />);
