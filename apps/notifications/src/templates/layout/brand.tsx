import { Column } from '@react-email/column';
import { Img } from '@react-email/img';
import { Row } from '@react-email/row';
import { brandIcon } from '../brand-icon';
import * as styles from './styles';

/** The property's name beside the logo. */
export const Brand = ({ name }: { name: string }) => (
  <Row>
    <Column className="side" style={styles.brandIconCell}>
      {/* The low priority keeps React from adding a link that loads the image first: no e-mail needs one. */}
      <Img src={`cid:${brandIcon.cid}`} alt="" width="32" height="32" fetchPriority="low" style={styles.brandIcon} />
    </Column>
    <Column className="ink" style={styles.brandName}>
      {name}
    </Column>
  </Row>
);
