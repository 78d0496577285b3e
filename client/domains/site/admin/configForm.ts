import type { EditField, Message } from '../../../adminKit/edit/fields.ts'
import {
  type LocalizedForm,
  listOf,
  localizedForm,
  localizedSetting,
  numberOf,
  textOf,
  textsOf,
  type Values,
} from '../../../adminKit/settings/values.ts'
import type { ChosenPicture } from '../../files/admin/chooser/PictureField.tsx'
import { keyOf, pictureOf } from './pictures.ts'
import { changedOf } from './seoForm.ts'

/** The picture of previews of one address. */
interface RouteForm {
  readonly route: string
  readonly picture: ChosenPicture | null
}

export interface ConfigForm {
  readonly maintenance: boolean
  readonly maintenanceText: LocalizedForm
  readonly maintenanceImage: ChosenPicture | null
  readonly maintenanceMinutes: string
  readonly routes: readonly RouteForm[]
  readonly additionalInfoUrl: string
  readonly socialFacebook: string
  readonly socialInstagram: string
  readonly imagesDisableCache: boolean
  readonly customClasses: readonly string[]
  readonly messageFields: readonly string[]
  readonly allowSmsReset: boolean
  /** Typed anew; empty: as it is. */
  readonly mapApiKey: string
  readonly forgetsMapApiKey: boolean
  readonly socialPageToken: string
  readonly forgetsSocialPageToken: boolean
  /** Which of the two are set. */
  readonly secretsSet: readonly string[]
}

export const configNames = {
  maintenance: 'site.config.maintenance',
  maintenanceText: 'site.config.maintenanceText.de',
  maintenanceImage: 'site.config.maintenanceImage',
  maintenanceMinutes: 'site.config.maintenanceMinutes',
  routes: 'site.config.routes',
  additionalInfoUrl: 'site.config.additionalInfoUrl',
  socialFacebook: 'site.config.socialFacebook',
  socialInstagram: 'site.config.socialInstagram',
  imagesDisableCache: 'site.config.imagesDisableCache',
  customClasses: 'site.config.customClasses',
  messageFields: 'site.config.messageFields',
  allowSmsReset: 'site.config.allowSmsReset',
  mapApiKey: 'site.config.mapApiKey',
  socialPageToken: 'site.config.socialPageToken',
} as const satisfies Readonly<Record<string, Message>>

export const configFormOf = (
  values: Values,
  secretsSet: readonly string[],
  files: Parameters<typeof pictureOf>[0],
): ConfigForm => ({
  maintenance: values.maintenance === true,
  maintenanceText: localizedForm(values.maintenanceText),
  maintenanceImage: pictureOf(files, values.maintenanceImage),
  maintenanceMinutes: String(numberOf(values.maintenanceMinutes) ?? ''),
  routes: listOf(values.routes).map(({ route, ogImage }) => ({
    route: textOf(route),
    picture: pictureOf(files, ogImage),
  })),
  additionalInfoUrl: textOf(values.additionalInfoUrl),
  socialFacebook: textOf(values.socialFacebook),
  socialInstagram: textOf(values.socialInstagram),
  imagesDisableCache: values.imagesDisableCache === true,
  customClasses: textsOf(values.customClasses),
  messageFields: textsOf(values.messageFields),
  allowSmsReset: values.allowSmsReset === true,
  mapApiKey: '',
  forgetsMapApiKey: false,
  socialPageToken: '',
  forgetsSocialPageToken: false,
  secretsSet,
})

/** A secret as it is sent; undefined: it stays. */
const secretOf = (typed: string, forgets: boolean): string | null | undefined =>
  typed.trim() !== '' ? typed.trim() : forgets ? null : undefined

export function configChangesOf(form: ConfigForm, changed: readonly string[]): Record<string, unknown> {
  const { mapApiKey, forgetsMapApiKey, socialPageToken, forgetsSocialPageToken, secretsSet: _, ...fields } = form
  const values = changedOf(
    {
      ...fields,
      maintenanceText: localizedSetting(form.maintenanceText),
      maintenanceImage: form.maintenanceImage && keyOf(form.maintenanceImage.id),
      maintenanceMinutes: Number(form.maintenanceMinutes),
      routes: form.routes.map(({ route, picture }) => ({ route: route.trim(), ogImage: picture && keyOf(picture.id) })),
      additionalInfoUrl: form.additionalInfoUrl.trim() || null,
      socialFacebook: form.socialFacebook.trim() || null,
      socialInstagram: form.socialInstagram.trim() || null,
    },
    changed,
  )
  const secrets = {
    mapApiKey: secretOf(mapApiKey, forgetsMapApiKey),
    socialPageToken: secretOf(socialPageToken, forgetsSocialPageToken),
  }
  return { ...values, ...Object.fromEntries(Object.entries(secrets).filter(([, secret]) => secret !== undefined)) }
}

/** Where a refusal of the section belongs in the form. */
export const configPlaceOf = ([field = '', ...rest]: readonly string[]): string | null => {
  if (field === 'routes')
    return ['routes', rest[0], rest[1] === 'ogImage' ? 'picture' : rest[1]].filter(Boolean).join('.')
  return field in configNames ? [field, ...rest].join('.') : null
}

type Field = EditField<ConfigForm>

const toggle = (path: 'maintenance' | 'imagesDisableCache' | 'allowSmsReset', hint: Message): Field => ({
  ...{ path, label: configNames[path], hint, control: { kind: 'switch' }, isWide: true },
})
const isOn = ({ maintenance }: ConfigForm) => maintenance
const isLink = (text: string): boolean => /^(\/(?![/\\])|https:\/\/[^/\\\s]+)[^\\\s]*$/.test(text)
const isRoute = (text: string): boolean => /^\/(?!en(?:\/|$))[^\s?#\\]*$/.test(text)

export const maintenanceFields: readonly Field[] = [
  {
    ...toggle('maintenance', 'site.config.maintenance.hint'),
    warn: form => (isOn(form) ? 'site.config.closed' : null),
  },
  ...(['de', 'en'] as const).map(
    (language): Field => ({
      path: `maintenanceText.${language}`,
      label: language === 'de' ? configNames.maintenanceText : 'site.config.maintenanceText.en',
      hint: 'site.config.maintenanceText.hint',
      longest: 2000,
      control: { kind: 'area', rows: 3, lang: language },
      isWide: false,
    }),
  ),
  {
    path: 'maintenanceMinutes',
    label: configNames.maintenanceMinutes,
    hint: 'site.config.maintenanceMinutes.hint',
    control: { kind: 'text', inputMode: 'numeric' },
    longest: 4,
    isRequired: true,
    check: ({ maintenanceMinutes }) =>
      /^[1-9]\d{0,3}$/.test(maintenanceMinutes.trim()) && Number(maintenanceMinutes) <= 1440
        ? null
        : 'site.config.minutes.wrong',
  },
  {
    path: 'maintenanceImage',
    label: configNames.maintenanceImage,
    show: (picture: ChosenPicture | null) => picture?.name ?? '',
  },
]

export const linkFields: readonly Field[] = [
  {
    path: 'additionalInfoUrl',
    label: configNames.additionalInfoUrl,
    hint: 'site.config.additionalInfoUrl.hint',
    longest: 500,
    check: ({ additionalInfoUrl: text }) => (text.trim() === '' || isLink(text.trim()) ? null : 'site.noLink'),
  },
]

const profile = (path: 'socialFacebook' | 'socialInstagram'): Field => ({
  ...{ path, label: configNames[path], longest: 500 },
  hint: path === 'socialFacebook' ? 'site.config.socialFacebook.hint' : 'site.config.socialInstagram.hint',
  check: form => (form[path].trim() === '' || /^https:\/\/[^\s/]+/.test(form[path].trim()) ? null : 'site.noHttps'),
})
export const facebookField = profile('socialFacebook')
export const instagramField = profile('socialInstagram')

export const routeField: Field = {
  path: 'routes',
  label: configNames.routes,
  check: ({ routes }) =>
    new Map(
      routes.flatMap(({ route, picture }, at): [string, Message][] => [
        ...(isRoute(route.trim()) ? [] : [[`routes.${at}.route`, 'site.config.route.wrong'] as [string, Message]]),
        ...(picture ? [] : [[`routes.${at}.picture`, 'site.config.route.noPicture'] as [string, Message]]),
      ]),
    ),
  show: (routes: ConfigForm['routes']) => routes.map(({ route }) => route).join(', '),
}

const secret = (path: 'mapApiKey' | 'socialPageToken', hint: Message): readonly Field[] => {
  const forgets = path === 'mapApiKey' ? 'forgetsMapApiKey' : 'forgetsSocialPageToken'
  return [
    {
      ...{ path, label: configNames[path], hint, longest: 2000 },
      control: { kind: 'text', type: 'password' },
      show: () => '•••',
    },
    {
      path: forgets,
      label: 'site.config.forget',
      control: { kind: 'checkbox' },
      isShown: form => form.secretsSet.includes(path) && form[path] === '',
    },
  ]
}

export const pageTokenFields = secret('socialPageToken', 'site.config.socialPageToken.hint')
export const secretFields: readonly Field[] = [...secret('mapApiKey', 'site.config.mapApiKey.hint'), ...pageTokenFields]

export const contentFields: readonly Field[] = [
  {
    ...{ path: 'customClasses', label: configNames.customClasses, hint: 'site.config.customClasses.hint' },
    control: { kind: 'words', accepted: { characters: 50, entries: 50 } },
    check: ({ customClasses }) =>
      customClasses.every(each => /^[a-z][\w-]{0,49}$/i.test(each)) ? null : 'site.config.customClasses.wrong',
  },
  {
    ...{ path: 'messageFields', label: configNames.messageFields, hint: 'site.config.messageFields.hint' },
    control: { kind: 'words', accepted: { characters: 40, entries: 30 } },
    check: ({ messageFields }) =>
      messageFields.every(each => /^[a-z][a-zA-Z0-9]{0,39}$/.test(each)) ? null : 'site.config.messageFields.wrong',
  },
  toggle('imagesDisableCache', 'site.config.imagesDisableCache.hint'),
  toggle('allowSmsReset', 'site.config.allowSmsReset.hint'),
]
