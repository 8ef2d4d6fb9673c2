import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import type { EmailContent } from '../email-content';
import * as styles from './styles';

/** A link to a map: an image of one would be loaded from elsewhere whenever the e-mail is opened. */
export const MapLink = ({ label, url }: NonNullable<EmailContent['map']>) => (
  <Text className="ink" style={styles.mapLink}>
    <Link className="link" href={url} style={styles.closingLink}>
      {label}
    </Link>
  </Text>
);
