import { Hr } from '@react-email/hr';
import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import type { EmailContent } from '../email-content';
import * as styles from './styles';

/** The closing sentence, with a link on the part that the text marks. */
export const Closing = ({ sentence, url }: NonNullable<EmailContent['closing']>) => {
  const [before, linked, after] = sentence.split(/<\/?link>/);
  return (
    <>
      <Hr className="rule" style={styles.rule} />
      <Text className="ink" style={styles.closing}>
        {before}
        {linked && (
          <Link className="link" href={url} style={styles.closingLink}>
            {linked}
          </Link>
        )}
        {after}
      </Text>
    </>
  );
};
