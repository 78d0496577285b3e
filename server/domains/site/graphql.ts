import { builder } from '../../api/builder.ts'
import type { RequestContext } from '../../api/context.ts'
import { type Language, textIn } from '../../kit/languages.ts'
import { FileRef, loadFile } from '../files/graphql/file.ts'
import { ShopRef, settingsOf } from '../settings/graphql.ts'
import type { Settings } from '../settings/rules.ts'
import { type SitePicture, sitePictures } from './queries.ts'
import { addressSettings, canonicalOrigin, componentSettings, seoSettings, siteSettings } from './settings.ts'

const PreviewRef = builder.objectRef<SitePicture>('SitePreview').implement({
  description: 'A picture for previews of the site elsewhere.',
  fields: t => ({
    url: t.exposeString('url', { description: 'Its path.' }),
    width: t.exposeInt('width', { description: 'In pixels.' }),
    height: t.exposeInt('height', { description: 'In pixels.' }),
  }),
})

const RoutePreviewRef = builder.objectRef<{ route: string; picture: SitePicture }>('RoutePreview').implement({
  description: 'The picture for previews of one address.',
  fields: t => ({
    route: t.exposeString('route', { description: 'The path without language.' }),
    picture: t.expose('picture', { type: PreviewRef, description: 'What previews show.' }),
  }),
})

const VerificationRef = builder.objectRef<{ name: string; content: string }>('SiteVerification').implement({
  description: 'A tag by which search engines know who owns the site.',
  fields: t => ({
    name: t.exposeString('name', { description: 'Of the tag, such as `google-site-verification`.' }),
    content: t.exposeString('content', { description: 'What proves it.' }),
  }),
})

const picturesKey = {}

/** The pictures that the settings name, read once for a request. */
const picturesOf = (context: RequestContext): Promise<ReadonlyMap<string, SitePicture>> =>
  context.onceForAll(picturesKey, async () => {
    const settings = await settingsOf(context)
    const ids = [seoSettings.of(settings).image, ...siteSettings.of(settings).routes.map(({ ogImage }) => ogImage)]
    return sitePictures(context.database.drizzle, [...new Set(ids.filter(id => id !== null))])
  })

const tags = {
  googleVerification: 'google-site-verification',
  bingVerification: 'msvalidate.01',
  pinterestVerification: 'p:domain_verify',
  facebookVerification: 'facebook-domain-verification',
} as const

const said = (language: Language, text: { de: string; en?: string | null | undefined }): string | null =>
  textIn(language, { de: text.de, en: text.en ?? null }).trim() || null

const verificationsOf = (settings: Settings): { name: string; content: string }[] => {
  const seo = seoSettings.of(settings)
  return Object.entries(tags).flatMap(([field, name]) => {
    const content = seo[field as keyof typeof tags]
    return content === '' ? [] : [{ name, content }]
  })
}

async function previewsOf(settings: Settings, context: RequestContext) {
  const { routes } = siteSettings.of(settings)
  if (routes.length === 0) return []
  const pictures = await picturesOf(context)
  return routes.flatMap(({ route, ogImage }) => {
    const picture = pictures.get(ogImage)
    return picture ? [{ route, picture }] : []
  })
}

async function imageOf(settings: Settings, context: RequestContext): Promise<SitePicture | null> {
  const { image } = seoSettings.of(settings)
  return image === null ? null : ((await picturesOf(context)).get(image) ?? null)
}

/** Everything at once: each page carries it, and a field each would make every page's script longer. */
async function wholeOf(settings: Settings, context: RequestContext) {
  const { language, config } = context
  const { languages, defaultLanguage, titlePattern, pageTitle, description, ...seo } = seoSettings.of(settings)
  const { additionalInfoUrl, socialFacebook, socialInstagram } = siteSettings.of(settings)
  return {
    ...{ addresses: addressSettings.of(settings).segments, off: componentSettings.of(settings).off },
    ...{ languages, defaultLanguage, origin: canonicalOrigin(settings, config.publicUrl) },
    ...{ titlePattern: said(language, titlePattern) ?? '{title}', pageTitle: said(language, pageTitle) },
    ...{ description: said(language, description), keywords: seo.keywords, author: seo.author || null },
    ...{ isIndexed: seo.isIndexed, fbLikeUrl: seo.fbLikeUrl, verifications: verificationsOf(settings) },
    ...{ image: await imageOf(settings, context), previews: await previewsOf(settings, context) },
    ...{ additionalInfoUrl, socialFacebook, socialInstagram },
  }
}

const SiteRef = builder.objectRef<Settings>('Site').implement({
  description: 'How the site is reached, what search engines are told of it, and what of the product is switched off.',
  fields: t => ({
    addresses: t.field({
      type: 'Json',
      description:
        'What is shown instead of the first word of an address, by that word: `{ cart: { de, en, former } }`.',
      resolve: settings => addressSettings.of(settings).segments,
    }),
    languages: t.stringList({
      description: 'Languages in which the site can be read.',
      resolve: settings => [...seoSettings.of(settings).languages],
    }),
    defaultLanguage: t.string({
      description: 'The language for whoever speaks none of them.',
      resolve: settings => seoSettings.of(settings).defaultLanguage,
    }),
    off: t.stringList({
      description: 'Parts of the product that are switched off.',
      resolve: settings => [...componentSettings.of(settings).off],
    }),
    origin: t.string({
      description: 'The origin that canonical addresses name.',
      resolve: (settings, _args, { config }) => canonicalOrigin(settings, config.publicUrl),
    }),
    titlePattern: t.string({
      description: 'How titles of pages are written: `{title}` and `{name}`.',
      resolve: (settings, _args, { language }) => said(language, seoSettings.of(settings).titlePattern) ?? '{title}',
    }),
    pageTitle: t.string({
      nullable: true,
      description: 'Title of the start page; null: what the product says.',
      resolve: (settings, _args, { language }) => said(language, seoSettings.of(settings).pageTitle),
    }),
    description: t.string({
      nullable: true,
      description: 'Of the start page; null: what the product says.',
      resolve: (settings, _args, { language }) => said(language, seoSettings.of(settings).description),
    }),
    keywords: t.stringList({
      description: 'What the site is about.',
      resolve: settings => [...seoSettings.of(settings).keywords],
    }),
    author: t.string({
      nullable: true,
      description: 'Who writes the site.',
      resolve: settings => seoSettings.of(settings).author || null,
    }),
    isIndexed: t.boolean({
      description: 'Whether search engines may list the site.',
      resolve: settings => seoSettings.of(settings).isIndexed,
    }),
    fbLikeUrl: t.string({
      nullable: true,
      description: 'The site’s own page at Facebook, for previews.',
      resolve: settings => seoSettings.of(settings).fbLikeUrl,
    }),
    verifications: t.field({
      type: [VerificationRef],
      description: 'Tags that prove who owns the site.',
      resolve: verificationsOf,
    }),
    image: t.field({
      type: PreviewRef,
      nullable: true,
      description: 'For previews of pages without a picture of their own.',
      resolve: (settings, _args, context) => imageOf(settings, context),
    }),
    previews: t.field({
      type: [RoutePreviewRef],
      description: 'Pictures for previews of single addresses.',
      resolve: (settings, _args, context) => previewsOf(settings, context),
    }),
    whole: t.field({
      type: 'Json',
      description: 'All of this as one value, as each page carries it along.',
      resolve: (settings, _args, context) => wholeOf(settings, context),
    }),
    additionalInfoUrl: t.string({
      nullable: true,
      description: 'Where visitors read more.',
      resolve: settings => siteSettings.of(settings).additionalInfoUrl,
    }),
    socialFacebook: t.string({
      nullable: true,
      description: 'The operator’s page at Facebook, for visitors.',
      resolve: settings => siteSettings.of(settings).socialFacebook,
    }),
    socialInstagram: t.string({
      nullable: true,
      description: 'The operator’s profile at Instagram, for visitors.',
      resolve: settings => siteSettings.of(settings).socialInstagram,
    }),
  }),
})

builder.objectField(ShopRef, 'site', t =>
  t.field({
    type: SiteRef,
    description: 'How the site is reached and what of it is switched off.',
    resolve: settings => settings,
  }),
)

builder.queryField('siteFiles', t =>
  t.field({
    type: [FileRef],
    description: 'The files of the library that the settings of the site name.',
    authScopes: { staff: 'settings' },
    async resolve(_root, _args, context) {
      const settings = await settingsOf(context)
      const { maintenanceImage, routes } = siteSettings.of(settings)
      const named = [seoSettings.of(settings).image, maintenanceImage, ...routes.map(({ ogImage }) => ogImage)]
      const ids = [...new Set(named.filter(id => id !== null))]
      const files = await Promise.all(ids.map(id => loadFile(context, id)))
      return files.filter(file => file !== null)
    },
  }),
)
