import type { EditField } from '../../../adminKit/edit/fields.ts'
import type { SectionValues } from '../../../adminKit/settings/SectionEditor.tsx'
import type { MessageId } from '../../../intl/messageIds.ts'

const services = [
  ...(['googleAnalytics', 'googleAdwords', 'facebookPixel', 'firebaseMessaging'] as const),
  ...(['googleMaps', 'openStreetMap', 'youtube', 'vimeo', 'instagram', 'facebook'] as const),
] as const
type Service = (typeof services)[number]
type Switch = Service | 'stripe' | 'cookies' | 'newsletter' | 'contactForm' | 'showConsentDialog'
type Id = 'googleAnalyticsId' | 'googleAdwordsId' | 'facebookPixelId'

export type PrivacyForm = Readonly<Record<Switch, boolean>> & Readonly<Record<Id, string>>

/** The fields of the section by what they are called; the history speaks of them, too. */
export const privacyNames = {
  googleAnalytics: 'privacy.settings.googleAnalytics',
  googleAnalyticsId: 'privacy.settings.googleAnalyticsId',
  googleAdwords: 'privacy.settings.googleAdwords',
  googleAdwordsId: 'privacy.settings.googleAdwordsId',
  facebookPixel: 'privacy.settings.facebookPixel',
  facebookPixelId: 'privacy.settings.facebookPixelId',
  firebaseMessaging: 'privacy.settings.firebaseMessaging',
  googleMaps: 'privacy.settings.googleMaps',
  openStreetMap: 'privacy.settings.openStreetMap',
  youtube: 'privacy.settings.youtube',
  vimeo: 'privacy.settings.vimeo',
  instagram: 'privacy.settings.instagram',
  facebook: 'privacy.settings.facebook',
  stripe: 'privacy.settings.stripe',
  cookies: 'privacy.settings.cookies',
  newsletter: 'privacy.settings.newsletter',
  contactForm: 'privacy.settings.contactForm',
  showConsentDialog: 'privacy.settings.showConsentDialog',
} as const satisfies Readonly<Record<keyof PrivacyForm, MessageId>>

const on = (path: Switch, hint: MessageId): EditField<PrivacyForm> => ({
  ...{ path, label: privacyNames[path], hint, control: { kind: 'switch' }, isWide: true },
})

/** The number that a service is told the shop by; asked for while the service is on. */
const id = (path: Id, of: Service, form: RegExp, hint: MessageId): EditField<PrivacyForm> => ({
  ...{ path, label: privacyNames[path], hint, longest: 40, isShown: values => values[of], isWide: true },
  check: values => {
    const text = values[path].trim()
    if (text === '') return 'privacy.settings.idMissing'
    return form.test(text) ? null : 'privacy.settings.idWrong'
  },
})

export const measuringFields = [
  on('googleAnalytics', 'privacy.settings.googleAnalytics.hint'),
  id('googleAnalyticsId', 'googleAnalytics', /^G-[A-Z0-9]{4,16}$/, 'privacy.settings.googleAnalyticsId.hint'),
  on('googleAdwords', 'privacy.settings.googleAdwords.hint'),
  id('googleAdwordsId', 'googleAdwords', /^AW-\d{6,14}$/, 'privacy.settings.googleAdwordsId.hint'),
  on('facebookPixel', 'privacy.settings.facebookPixel.hint'),
  id('facebookPixelId', 'facebookPixel', /^\d{8,20}$/, 'privacy.settings.facebookPixelId.hint'),
  on('firebaseMessaging', 'privacy.settings.firebaseMessaging.hint'),
]
export const embeddedFields = [
  on('googleMaps', 'privacy.settings.googleMaps.hint'),
  on('openStreetMap', 'privacy.settings.openStreetMap.hint'),
  on('youtube', 'privacy.settings.youtube.hint'),
  on('vimeo', 'privacy.settings.vimeo.hint'),
  on('instagram', 'privacy.settings.instagram.hint'),
  on('facebook', 'privacy.settings.facebook.hint'),
]
export const dialogFields = [on('showConsentDialog', 'privacy.settings.showConsentDialog.hint')]
export const pageFields = [
  on('stripe', 'privacy.settings.stripe.hint'),
  on('cookies', 'privacy.settings.cookies.hint'),
  on('newsletter', 'privacy.settings.newsletter.hint'),
  on('contactForm', 'privacy.settings.contactForm.hint'),
]

const fields = Object.keys(privacyNames) as (keyof PrivacyForm)[]
const isId = (field: keyof PrivacyForm): field is Id => field.endsWith('Id')

export const privacyFormOf = (values: SectionValues): PrivacyForm =>
  Object.fromEntries(
    fields.map(field => [field, isId(field) ? String(values[field] ?? '') : values[field] === true]),
  ) as PrivacyForm

/** What is saved of the form. A number of a service that is off stays as it is, unless it was emptied. */
export const privacyChangesOf = (form: PrivacyForm, changed: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(
    fields
      .filter(field => changed.includes(field))
      .map(field => [field, isId(field) ? form[field].trim() : form[field]]),
  )

/** The services that are on and need consent, by what they are called. */
export const servicesNeedingConsent = (values: SectionValues): MessageId[] =>
  services.filter(service => values[service] === true).map(service => privacyNames[service])
