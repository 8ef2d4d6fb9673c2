import { Img } from '@react-email/img';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Text } from '@react-email/text';
import type { PaymentContent } from '../email-content';
import { FactBox } from './fact-box';
import * as styles from './styles';

/** The payment of a stay, with a QR code for banking apps. */
export const Payment = ({ heading, due, account, code }: PaymentContent) => (
  <>
    <Hr className="rule" style={styles.rule} />
    <Heading as="h2" className="ink" style={styles.partHeading}>
      {heading}
    </Heading>
    <FactBox facts={typeof account === 'string' ? due : [...due, ...account]} labelWidth={132} />
    {typeof account === 'string' && (
      <Text className="ink" style={styles.closing}>
        {account}
      </Text>
    )}
    {code && (
      <>
        <Text className="ink" style={styles.codeCaption}>
          {code.caption}
        </Text>
        <Img src={`cid:${code.cid}`} alt={code.alt} width="240" height="240" fetchPriority="low" style={styles.code} />
      </>
    )}
  </>
);
