import { Column } from '@react-email/column';
import { Row } from '@react-email/row';
import type { CSSProperties, ReactNode } from 'react';

interface BoxProps {
  className: string;
  style: CSSProperties;
  /** Margin, in pixels. */
  spaceBelow?: number;
  children: ReactNode;
}

/** A box with background, border and padding. It is a table cell, because Outlook supports padding nowhere else. */
export const Box = ({ className, style, spaceBelow = 0, children }: BoxProps) => (
  <Row style={{ marginBottom: spaceBelow, borderCollapse: 'separate' }}>
    <Column className={className} style={style}>
      {children}
    </Column>
  </Row>
);
