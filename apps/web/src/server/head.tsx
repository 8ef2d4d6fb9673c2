import type { Locale, PageContent, PhotoView } from '@hearthstay/contracts';
import { defaultLocale, homeAddress, languageTag, locales } from '@hearthstay/locales';
import type { i18n } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { documentTitle, type PageHandle } from '@web/app/layout/document-title';
import { paths } from '@web/shared/routes/paths';
import { houseMetadata, wordsAbout } from './house-metadata';

interface HeadProps {
  content: PageContent;
  i18n: i18n;
  publicUrl: string;
  handle: PageHandle;
}

interface HeadOfHomeProps extends Omit<HeadProps, 'handle'> {
  /** The name of the property. */
  name: string;
}

/** JSON that cannot end the script element around it. */
export const dataBlock = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c');

interface ImageOfLinkProps {
  url: string;
  /** Absent for the background image. */
  photo: PhotoView | undefined;
  locale: Locale;
}

/** The image of a link's preview. With its size known, a messenger shows it large at once. */
const ImageOfLink = ({ url, photo, locale }: ImageOfLinkProps) => (
  <>
    <meta property="og:image" content={url} />
    {photo && (
      <>
        <meta property="og:image:width" content={String(photo.width)} />
        <meta property="og:image:height" content={String(photo.height)} />
        {photo.alt[locale] && <meta property="og:image:alt" content={photo.alt[locale]} />}
      </>
    )}
    <meta name="twitter:card" content="summary_large_image" />
  </>
);

/** The metadata of the home page for search engines and messengers. */
const HeadOfHome = ({ content, i18n, publicUrl, name }: HeadOfHomeProps) => {
  const { locale, settings, house: told } = content;
  const { t } = i18n;
  const words = wordsAbout(content);
  const description = words?.short ?? t('home:description', { name });
  const address = homeAddress(publicUrl, locale);
  const images = [...(told?.photos ?? []).map(({ url }) => url), settings.backgroundImageUrl].filter(
    (url) => url !== null,
  );
  const [image] = images;
  const house = houseMetadata(content, i18n, {
    name,
    description: words?.long ?? description,
    url: address,
    image: image ? images.map((url) => publicUrl + url) : undefined,
  });
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      {locales.map((other) => (
        <link key={other} rel="alternate" hrefLang={other} href={homeAddress(publicUrl, other)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={homeAddress(publicUrl, defaultLocale)} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={t('product')} />
      <meta property="og:title" content={name} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={languageTag(locale).replace('-', '_')} />
      {image && <ImageOfLink url={publicUrl + image} photo={told?.photos?.[0]} locale={locale} />}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: dataBlock(house) }} />
    </>
  );
};

/** Only the home page is indexed by search engines; the others are reached by its links or by those of e-mails. */
export const headOf = (path: string, { handle, ...props }: HeadProps): string => {
  const { settings } = props.content;
  const { t } = props.i18n;
  const name = settings.propertyName || t('property');
  return renderToStaticMarkup(
    <>
      <title>{documentTitle(t, name, handle)}</title>
      {path === paths.home.to() && !settings.passwordRequired ? (
        <HeadOfHome {...props} name={name} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>,
  );
};
