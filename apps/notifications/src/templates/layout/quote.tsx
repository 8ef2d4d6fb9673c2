import { Text } from '@react-email/text';
import type { EmailContent } from '../email-content';
import { Box } from './box';
import { Lines } from './lines';
import * as styles from './styles';

/** A quotation of a person, with its line breaks. */
export const Quote = ({ label, text }: NonNullable<EmailContent['quote']>) => (
  <Box className="sunken" style={styles.quote} spaceBelow={24}>
    <Text className="ink2" style={styles.quoteLabel}>
      {label}
    </Text>
    <Text className="ink" style={styles.quoteText}>
      <Lines text={text} />
    </Text>
  </Box>
);
