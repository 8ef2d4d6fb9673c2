import { Column } from '@react-email/column';
import { Row } from '@react-email/row';
import { Text } from '@react-email/text';
import type { Fact } from '../email-content';
import { Box } from './box';
import * as styles from './styles';

interface FactRowProps extends Fact {
  isDivided: boolean;
  labelWidth: number;
}

const FactRow = ({ label, value, note, isLarge, isDivided, labelWidth }: FactRowProps) => {
  const edge = isDivided ? styles.divided : {};
  return (
    <Row>
      <Column className="ink2 label" style={{ ...styles.factLabel, ...edge, width: `${labelWidth}px` }}>
        {label}
      </Column>
      <Column
        className={['ink value', isLarge && 'large', isDivided && 'divided'].filter(Boolean).join(' ')}
        style={{ ...(isLarge ? styles.largeFactValue : styles.factValue), ...edge }}
      >
        {value}
        {note && (
          <Text className="ink" style={styles.factNote}>
            {note}
          </Text>
        )}
      </Column>
    </Row>
  );
};

interface FactBoxProps {
  facts: Fact[];
  /** In pixels, without the space beside it; long words do not break in a table. */
  labelWidth?: number;
}

/** The days of a stay in large type, and further facts below a line. */
export const FactBox = ({ facts, labelWidth = 92 }: FactBoxProps) => (
  <Box className="facts" style={styles.facts} spaceBelow={24}>
    {facts.map((fact, index) => (
      <FactRow
        key={fact.label}
        {...fact}
        labelWidth={labelWidth}
        isDivided={fact.isLarge && facts[index + 1]?.isLarge === false}
      />
    ))}
  </Box>
);
