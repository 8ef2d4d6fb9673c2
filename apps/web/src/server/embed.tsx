import type { PageRenderer } from '@hearthstay/contracts';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { EmbedApp } from '@web/features/home/embed/embed-app';
import { embedDataId, type EmbedData } from '@web/features/home/embed/embed-data';
import { preloadHouseRules } from '@web/features/home/house-rules/use-house-rules';
import { dataBlock } from './head';
import { textsIn, textsOf } from './texts';

export const renderEmbed: PageRenderer['renderEmbed'] = async (content) => {
  const i18n = await textsIn(content.locale);
  await preloadHouseRules(content.settings);
  const application = renderToString(
    <I18nextProvider i18n={i18n}>
      <EmbedApp content={content} />
    </I18nextProvider>,
  );
  const data: EmbedData = { ...content, texts: textsOf(i18n, ['common', 'home', 'embed']) };
  return {
    head: renderToStaticMarkup(<title>{content.settings.propertyName || i18n.t('property')}</title>),
    body:
      `<div id="root">${application}</div>` +
      renderToStaticMarkup(
        <script type="application/json" id={embedDataId} dangerouslySetInnerHTML={{ __html: dataBlock(data) }} />,
      ),
  };
};
