import { Column } from '@react-email/column';
import { Row } from '@react-email/row';
import type { CSSProperties, ReactNode } from 'react';

interface BoxProps {
  className: string;
  style: CSSProperties;
  /** Outside of the box, in pixels. */
  spaceBelow?: number;
  children: ReactNode;
}

/** A ground with an edge and inner space. It is a table's cell, for Outlook gives inner space to nothing else. */
export const Box = ({ className, style, spaceBelow = 0, children }: BoxProps) => (
  <Row style={{ marginBottom: spaceBelow, borderCollapse: 'separate' }}>
    <Column className={className} style={style}>
      {children}
    </Column>
  </Row>
);
