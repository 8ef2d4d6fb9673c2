import { Link } from '@react-email/link';
import { Fragment } from 'react';
import * as styles from './styles';

interface LinesProps {
  text: string;
  /** An address that is a link wherever the text contains it. */
  url?: string;
}

/** A text with its line breaks. */
export const Lines = ({ text, url }: LinesProps) =>
  text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {url === undefined ? line : <Linked text={line} url={url} />}
    </Fragment>
  ));

const Linked = ({ text, url }: Required<LinesProps>) =>
  text.split(url).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && (
        <Link className="link" href={url} style={styles.link}>
          {url}
        </Link>
      )}
      {part}
    </Fragment>
  ));
