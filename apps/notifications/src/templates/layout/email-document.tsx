import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Text } from '@react-email/text';
import type { EmailContent } from '../email-content';
import { textsIn } from '../texts';
import { Box } from './box';
import { Brand } from './brand';
import { Closing } from './closing';
import { DoorCode } from './door-code';
import { FactBox } from './fact-box';
import { Lines } from './lines';
import { MapLink } from './map-link';
import { Payment } from './payment';
import { Quote } from './quote';
import * as styles from './styles';
import { styleSheet } from './theme';

/** The layout of an e-mail: the property's name, a card with one action, and below it the reason for the e-mail. */
export const EmailDocument = ({ content }: { content: EmailContent }) => {
  const { action, closing, doorCode, facts, greeting, map, payment, quote } = content;
  return (
    <Html lang={content.locale}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{content.subject}</title>
        <style>{styleSheet}</style>
      </Head>
      <Body className="paper" style={styles.body}>
        <Preview>{content.preview}</Preview>
        <Box className="paper" style={styles.ground}>
          <Container>
            <Box className="page" style={styles.page}>
              <Brand name={content.brand} />
              <Box className="card" style={styles.card}>
                <Heading className="ink heading" style={styles.heading}>
                  {content.heading}
                </Heading>
                {greeting && (
                  <Text className="ink" style={styles.greeting}>
                    {greeting}
                  </Text>
                )}
                {content.intro.split(/\n{2,}/).map((paragraph, index) => (
                  <Text key={index} className="ink" style={styles.intro}>
                    <Lines text={paragraph} url={action.url} />
                  </Text>
                ))}
                {facts.length > 0 && <FactBox facts={facts} />}
                {map && <MapLink {...map} />}
                {doorCode && <DoorCode {...doorCode} />}
                {quote && <Quote {...quote} />}
                <Button className="button" href={action.url} style={styles.button}>
                  {action.label}
                </Button>
                <Text className="ink2" style={styles.plainLink}>
                  {action.hint}
                  <br />
                  <Link className="link" href={action.url} style={styles.link}>
                    {action.url}
                  </Link>
                </Text>
                {payment && <Payment {...payment} />}
                {closing && <Closing {...closing} />}
              </Box>
              <Text className="ink2 side" style={styles.reason}>
                {content.reason}
              </Text>
              <Text className="ink2 side" style={styles.poweredBy}>
                {textsIn(content.locale)('poweredBy')}
              </Text>
            </Box>
          </Container>
        </Box>
      </Body>
    </Html>
  );
};
