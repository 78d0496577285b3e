import { z } from 'zod'
import { defineSettings, type Settings } from '../settings/rules.ts'
import { localizedSetting } from '../settings/settings.ts'
import { addressConflicts, namesInTheWay, withFormerNames } from './conflicts/addresses.ts'
import { componentConflicts } from './conflicts/components.ts'
import { pictureConflicts } from './conflicts/pictures.ts'
import type { Addresses } from './defaults/addresses.ts'
import { componentNames } from './defaults/components.ts'
import { segments } from './defaults/segments.ts'

/** What of the product can be switched off, by its names. */
export { componentNames }

const line = z.string().max(200)
const picture = z.uuid().nullable()
/** A path of this site or a whole address by https. */
const link = z
  .string()
  .max(500)
  .regex(/^(\/(?![/\\])|https:\/\/[^/\\\s]+)[^\\\s]*$/, 'It must be a path of this site or begin with https://.')
const noTexts = { de: '', en: '' }
/** What search engines give to prove that somebody owns a site. */
const proof = z
  .string()
  .max(200)
  .regex(/^[\w.=-]*$/, 'Only the content of the tag, without the tag itself.')
const languageSetting = z.enum(['de', 'en'])

/** What the directives of robots.txt may be; everything else in it means nothing. */
const robotsLine = /^(?:(?:user-agent|allow|disallow|crawl-delay|sitemap)\s*:[^\r\n]*|#[^\r\n]*|)$/i

/** What search engines and previews are told of the site. Source: platform.md 3 (Config fields). */
export const seoSettings = defineSettings(
  'seo',
  z.object({
    /** The host that canonical addresses name, `www.example.at`; null: that of the public address. */
    domain: z
      .string()
      .max(200)
      .regex(
        /^(?=.{4,})[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/,
        'A host such as www.example.at.',
      )
      .nullable(),
    /** Of the start page; empty: what the product says itself. */
    pageTitle: localizedSetting,
    description: localizedSetting,
    keywords: z.array(z.string().min(1).max(60)).max(30),
    author: line,
    defaultLanguage: languageSetting,
    /** Languages in which the site can be read. */
    languages: z.array(languageSetting).min(1).max(2),
    /** How titles of pages are written: `{title}` and `{name}`, the shop's. */
    titlePattern: localizedSetting,
    /** The site's own page at Facebook. */
    fbLikeUrl: z
      .url({ protocol: /^https$/ })
      .max(500)
      .nullable(),
    /** Whether search engines may list the site. */
    isIndexed: z.boolean(),
    /** Further lines of robots.txt. */
    robots: z
      .string()
      .max(2000)
      .refine(text => text.split('\n').every(each => robotsLine.test(each.trim())), 'Lines as robots.txt has them.'),
    googleVerification: proof,
    bingVerification: proof,
    pinterestVerification: proof,
    facebookVerification: proof,
    /** The picture of previews, where a page has none; a file of the library. */
    image: picture,
  }),
  {
    ...{ domain: null, pageTitle: noTexts, description: noTexts, keywords: [], author: '' },
    ...{ defaultLanguage: 'de', languages: ['de', 'en'], titlePattern: { de: '{title}', en: '{title}' } },
    ...{ fbLikeUrl: null, isIndexed: true, robots: '' },
    ...{
      googleVerification: '',
      bingVerification: '',
      pinterestVerification: '',
      facebookVerification: '',
      image: null,
    },
  },
  {
    conflicts: ({ languages, defaultLanguage, titlePattern }) => [
      ...(languages.includes(defaultLanguage)
        ? []
        : [{ path: ['defaultLanguage'], message: 'The site cannot be read in this language.' }]),
      ...(new Set(languages).size === languages.length
        ? []
        : [{ path: ['languages'], message: 'A language stands there twice.', code: 'ENTRY_TWICE' as const }]),
      ...(['de', 'en'] as const).flatMap(language => {
        const pattern = titlePattern[language]
        return !pattern || pattern.includes('{title}')
          ? []
          : [{ path: ['titlePattern', language], message: 'It must contain {title}.' }]
      }),
    ],
    hindrances: async (tx, before, after) => pictureConflicts(tx, 'image', before.image, after.image),
  },
)

/** What the whole site does: maintenance, links, caches, what editors may use. Source: platform.md 3 (Config). */
export const siteSettings = defineSettings(
  'site',
  z.object({
    /** Visitors are told that the site is being worked on; staff go on. */
    maintenance: z.boolean(),
    maintenanceText: localizedSetting,
    maintenanceImage: picture,
    /** Minutes after which visitors and programs may ask again. */
    maintenanceMinutes: z.int().min(1).max(1440),
    /** Pictures of previews for single addresses. */
    routes: z
      .array(
        z.object({
          route: z
            .string()
            .max(200)
            .regex(/^\/(?!en(?:\/|$))[^\s?#\\]*$/),
          ogImage: z.uuid(),
        }),
      )
      .max(30),
    additionalInfoUrl: link.nullable(),
    socialFacebook: z
      .url({ protocol: /^https$/ })
      .max(500)
      .nullable(),
    socialInstagram: z
      .url({ protocol: /^https$/ })
      .max(500)
      .nullable(),
    /** Pictures are asked for anew each time. */
    imagesDisableCache: z.boolean(),
    /** Names of CSS classes that texts of pages may use; all others are taken away, as they are written and as they are shown. */
    customClasses: z
      .array(
        z.string().regex(/^[a-z][\w-]{0,49}$/i, 'Letters, digits, hyphens and underscores, beginning with a letter.'),
      )
      .max(50),
    /** What new forms ask for, by names. */
    messageFields: z.array(z.string().regex(/^[a-z][a-zA-Z0-9]{0,39}$/)).max(30),
    /** Kept for a service of text messages; there is none so far. */
    allowSmsReset: z.boolean(),
  }),
  {
    ...{ maintenance: false, maintenanceText: noTexts, maintenanceImage: null, maintenanceMinutes: 60 },
    ...{ routes: [], additionalInfoUrl: null, socialFacebook: null, socialInstagram: null },
    ...{
      imagesDisableCache: false,
      customClasses: [],
      messageFields: ['name', 'email', 'message'],
      allowSmsReset: false,
    },
  },
  {
    secrets: ['mapApiKey', 'socialPageToken'],
    conflicts: ({ routes }) =>
      routes.flatMap(({ route }, at) =>
        routes.findIndex(each => each.route === route) === at
          ? []
          : [
              {
                path: ['routes', String(at), 'route'],
                message: 'It stands there twice.',
                code: 'ENTRY_TWICE' as const,
              },
            ],
      ),
    tidied: values => ({
      ...values,
      customClasses: [...new Set(values.customClasses)],
      messageFields: [...new Set(values.messageFields)],
    }),
    hindrances: async (tx, before, after) => [
      ...(await pictureConflicts(tx, 'maintenanceImage', before.maintenanceImage, after.maintenanceImage)),
      ...(
        await Promise.all(
          after.routes.map(({ ogImage }, at) =>
            before.routes.some(each => each.ogImage === ogImage)
              ? []
              : pictureConflicts(tx, `routes.${at}.ogImage`, null, ogImage),
          ),
        )
      ).flat(),
    ],
  },
)

/** Whether system accounts are shown what a page cost, on the page itself. Source: platform.md 3 (debug_enabled) and 6. */
export const debugSettings = defineSettings(
  'debug',
  z.object({ debugEnabled: z.boolean() }),
  { debugEnabled: false },
  { changedBy: 'system' },
)

/** What of the product is switched off. Source: platform.md 3 (enabled_components). */
export const componentSettings = defineSettings(
  'components',
  z.object({ off: z.array(z.enum(componentNames)).max(componentNames.length) }),
  { off: [] },
  {
    conflicts: ({ off }) => componentConflicts(off),
    tidied: ({ off }) => ({ off: componentNames.filter(each => off.includes(each)) }),
  },
)

const word = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/i, 'Letters, digits and hyphens.')

/** What visitors see instead of the first words of the product's own addresses; by the word that the product knows. */
export const addressSettings = defineSettings(
  'addressNames',
  z.object({
    segments: z.partialRecord(
      z.enum(segments),
      z.object({ de: word, en: word, former: z.array(word).max(20).default([]) }),
    ),
  }),
  { segments: {} },
  {
    conflicts: ({ segments: given }) => addressConflicts(given),
    hindrances: async (tx, before, after) => namesInTheWay(tx, before.segments, after.segments),
    tidied: (values, before) => ({ segments: withFormerNames(before.segments, values.segments) }),
  },
)

/** Whether a part of the product is switched on. */
export const isOn = (settings: Settings, component: (typeof componentNames)[number]): boolean =>
  !componentSettings.of(settings).off.includes(component)

/** CSS classes that texts of pages may use. */
export const textClassesOf = (settings: Settings): readonly string[] => siteSettings.of(settings).customClasses

/** The origin of canonical addresses. */
export function canonicalOrigin(settings: Settings, publicUrl: string): string {
  const { domain } = seoSettings.of(settings)
  return domain === null ? publicUrl : `https://${domain}`
}

/** The names of the site's addresses, as far as they differ from the product's own. */
export const addressesOf = (settings: Settings): Addresses => addressSettings.of(settings).segments as Addresses
