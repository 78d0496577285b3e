import type { EditField, Message } from '../../../adminKit/edit/fields.ts'
import {
  type LocalizedForm,
  localizedForm,
  localizedSetting,
  textOf,
  textsOf,
  type Values,
} from '../../../adminKit/settings/values.ts'
import type { ChosenPicture } from '../../files/admin/chooser/PictureField.tsx'
import { keyOf, pictureOf } from './pictures.ts'

export interface SeoForm {
  readonly pageTitle: LocalizedForm
  readonly description: LocalizedForm
  readonly titlePattern: LocalizedForm
  readonly domain: string
  readonly keywords: readonly string[]
  readonly author: string
  readonly languages: readonly string[]
  readonly defaultLanguage: string
  readonly image: ChosenPicture | null
  readonly fbLikeUrl: string
  readonly isIndexed: boolean
  readonly robots: string
  readonly googleVerification: string
  readonly bingVerification: string
  readonly pinterestVerification: string
  readonly facebookVerification: string
}

export const seoNames = {
  pageTitle: 'site.seo.pageTitle.de',
  description: 'site.seo.description.de',
  titlePattern: 'site.seo.titlePattern.de',
  domain: 'site.seo.domain',
  keywords: 'site.seo.keywords',
  author: 'site.seo.author',
  languages: 'site.seo.languages',
  defaultLanguage: 'site.seo.defaultLanguage',
  image: 'site.seo.image',
  fbLikeUrl: 'site.seo.fbLikeUrl',
  isIndexed: 'site.seo.isIndexed',
  robots: 'site.seo.robots',
  googleVerification: 'site.seo.googleVerification',
  bingVerification: 'site.seo.bingVerification',
  pinterestVerification: 'site.seo.pinterestVerification',
  facebookVerification: 'site.seo.facebookVerification',
} as const satisfies Readonly<Record<string, Message>>

type Files = Parameters<typeof pictureOf>[0]

export const seoFormOf = (values: Values, files: Files): SeoForm => ({
  pageTitle: localizedForm(values.pageTitle),
  description: localizedForm(values.description),
  titlePattern: localizedForm(values.titlePattern),
  domain: textOf(values.domain),
  keywords: textsOf(values.keywords),
  author: textOf(values.author),
  languages: textsOf(values.languages),
  defaultLanguage: textOf(values.defaultLanguage),
  image: pictureOf(files, values.image),
  fbLikeUrl: textOf(values.fbLikeUrl),
  isIndexed: values.isIndexed !== false,
  robots: textOf(values.robots),
  googleVerification: textOf(values.googleVerification),
  bingVerification: textOf(values.bingVerification),
  pinterestVerification: textOf(values.pinterestVerification),
  facebookVerification: textOf(values.facebookVerification),
})

/** The fields of the section of which something was changed. */
export const changedOf = (whole: Readonly<Record<string, unknown>>, changed: readonly string[]) => {
  const names = new Set(changed.map(path => path.split('.')[0] ?? ''))
  return Object.fromEntries(Object.entries(whole).filter(([name]) => names.has(name)))
}

/** The content of a tag, also where somebody pasted the tag as a whole. */
const proofIn = (text: string): string => /content=["']([^"']*)["']/.exec(text)?.[1] ?? text.trim()

export const seoChangesOf = (form: SeoForm, changed: readonly string[]) =>
  changedOf(
    {
      ...form,
      pageTitle: localizedSetting(form.pageTitle),
      description: localizedSetting(form.description),
      titlePattern: localizedSetting(form.titlePattern),
      domain: form.domain.trim().toLowerCase() || null,
      author: form.author.trim(),
      image: form.image && keyOf(form.image.id),
      fbLikeUrl: form.fbLikeUrl.trim() || null,
      robots: form.robots.trim(),
      googleVerification: proofIn(form.googleVerification),
      bingVerification: proofIn(form.bingVerification),
      pinterestVerification: proofIn(form.pinterestVerification),
      facebookVerification: proofIn(form.facebookVerification),
    },
    changed,
  )

type Field = EditField<SeoForm>

const pair = (
  name: 'pageTitle' | 'description' | 'titlePattern',
  [german, english]: readonly [Message, Message],
  hint: Message,
  rest: Partial<Field>,
): readonly Field[] => [
  { path: `${name}.de`, label: german, hint, ...rest },
  { path: `${name}.en`, label: english, hint: 'site.seo.englishHint', ...rest },
]

const isHost = (text: string): boolean =>
  /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i.test(text)
const isProof = (text: string): boolean => /^[\w.=-]*$/.test(proofIn(text))
const languages = [
  { value: 'de', label: 'site.seo.german' },
  { value: 'en', label: 'site.seo.english' },
] as const

export const hitFields: readonly Field[] = [
  ...pair('pageTitle', [seoNames.pageTitle, 'site.seo.pageTitle.en'], 'site.seo.pageTitle.hint', { longest: 200 }),
  ...pair('description', [seoNames.description, 'site.seo.description.en'], 'site.seo.description.hint', {
    longest: 2000,
    control: { kind: 'area', rows: 3 },
    isWide: false,
  }),
  ...pair('titlePattern', [seoNames.titlePattern, 'site.seo.titlePattern.en'], 'site.seo.titlePattern.hint', {
    longest: 200,
  }).map(
    (field): Field => ({
      ...field,
      check: ({ titlePattern }) => {
        const text = field.path.endsWith('.de') ? titlePattern.de : titlePattern.en
        return text.trim() === '' || text.includes('{title}') ? null : 'site.seo.titlePattern.wrong'
      },
    }),
  ),
]

export const siteFields: readonly Field[] = [
  {
    ...({ path: 'domain', label: seoNames.domain, hint: 'site.seo.domain.hint', longest: 200 } as const),
    check: ({ domain }) => (domain.trim() === '' || isHost(domain.trim()) ? null : 'site.seo.domain.wrong'),
  },
  { path: 'author', label: seoNames.author, hint: 'site.seo.author.hint', longest: 200 },
  {
    ...({ path: 'keywords', label: seoNames.keywords, hint: 'site.seo.keywords.hint', isWide: true } as const),
    control: { kind: 'words', accepted: { characters: 60, entries: 30 } },
  },
]

export const languageFields: readonly Field[] = [
  {
    ...({ path: 'languages', label: seoNames.languages, hint: 'site.seo.languages.hint', isRequired: true } as const),
    control: { kind: 'choices', options: languages },
  },
  {
    ...({ path: 'defaultLanguage', label: seoNames.defaultLanguage, hint: 'site.seo.defaultLanguage.hint' } as const),
    control: { kind: 'choice', options: languages },
    check: form => (form.languages.includes(form.defaultLanguage) ? null : 'site.seo.defaultLanguage.wrong'),
  },
]

export const shareFields: readonly Field[] = [
  { path: 'image', label: seoNames.image, show: (image: SeoForm['image']) => image?.name ?? '', isWide: true },
  {
    ...({ path: 'fbLikeUrl', label: seoNames.fbLikeUrl, hint: 'site.seo.fbLikeUrl.hint' } as const),
    ...({ longest: 500, isWide: true } as const),
    check: ({ fbLikeUrl }) =>
      fbLikeUrl.trim() === '' || /^https:\/\/[^\s/]+/.test(fbLikeUrl.trim()) ? null : 'site.noHttps',
  },
]

const proof = (path: keyof SeoForm & `${string}Verification`, hint: Message): Field => ({
  ...{ path, label: seoNames[path as keyof typeof seoNames], hint, longest: 400 },
  check: form => (isProof(form[path] as string) ? null : 'site.seo.proof.wrong'),
})

export const engineFields: readonly Field[] = [
  {
    ...({ path: 'isIndexed', label: seoNames.isIndexed, hint: 'site.seo.isIndexed.hint' } as const),
    ...({ control: { kind: 'switch' }, isWide: true } as const),
    warn: ({ isIndexed }) => (isIndexed ? null : 'site.seo.notIndexed'),
  },
  proof('googleVerification', 'site.seo.googleVerification.hint'),
  proof('bingVerification', 'site.seo.bingVerification.hint'),
  proof('pinterestVerification', 'site.seo.pinterestVerification.hint'),
  proof('facebookVerification', 'site.seo.facebookVerification.hint'),
  {
    ...({ path: 'robots', label: seoNames.robots, hint: 'site.seo.robots.hint', longest: 2000 } as const),
    ...({ control: { kind: 'area', rows: 4 }, isWide: true } as const),
  },
]
