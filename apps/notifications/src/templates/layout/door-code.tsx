import { Text } from '@react-email/text';
import type { EmailContent } from '../email-content';
import { Box } from './box';
import * as styles from './styles';

/** What opens the door, in large type. It is text, so that it can be copied and read aloud. */
export const DoorCode = ({ label, code }: NonNullable<EmailContent['doorCode']>) => (
  <Box className="sunken" style={styles.doorCode} spaceBelow={24}>
    <Text className="ink2" style={styles.doorCodeLabel}>
      {label}
    </Text>
    <Text className="ink" style={styles.doorCodeValue}>
      {code}
    </Text>
  </Box>
);
