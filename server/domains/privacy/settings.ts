import { z } from 'zod'
import { consentPurposes, type ThirdPartyName, thirdParties } from '../../kit/thirdParties.ts'
import { defineSettings, type Settings } from '../settings/rules.ts'

const number = (form: RegExp, example: string) =>
  z
    .string()
    .max(40)
    .refine(text => text === '' || form.test(text), `It must be like ${example}, or empty.`)

/** Services that do nothing without the operator's number with their provider, and the field that holds it. */
const numberOf = {
  googleAnalytics: 'googleAnalyticsId',
  googleAdwords: 'googleAdwordsId',
  facebookPixel: 'facebookPixelId',
} as const

/**
 * The privacy switches, by the names that clients know. What loads something of others opens the content security policy,
 * is asked for in the consent dialog and told on the privacy page; `stripe`, `cookies`, `newsletter` and `contactForm` add
 * their part to the privacy page. Everything is off: then nothing needs consent. Source: platform.md 3.
 */
export const privacySettings = defineSettings(
  'privacy',
  z.object({
    googleAnalytics: z.boolean(),
    googleMaps: z.boolean(),
    googleAdwords: z.boolean(),
    instagram: z.boolean(),
    facebook: z.boolean(),
    facebookPixel: z.boolean(),
    stripe: z.boolean(),
    cookies: z.boolean(),
    newsletter: z.boolean(),
    contactForm: z.boolean(),
    firebaseMessaging: z.boolean(),
    openStreetMap: z.boolean(),
    youtube: z.boolean(),
    vimeo: z.boolean(),
    /** Whether visitors are asked without having asked for something; else only where they meet what needs it. */
    showConsentDialog: z.boolean(),
    googleAnalyticsId: number(/^G-[A-Z0-9]{4,16}$/, 'G-ABC123DEF4'),
    googleAdwordsId: number(/^AW-\d{6,14}$/, 'AW-123456789'),
    facebookPixelId: number(/^\d{8,20}$/, '1234567890123456'),
  }),
  {
    ...{ googleAnalytics: false, googleMaps: false, googleAdwords: false, instagram: false, facebook: false },
    ...{ facebookPixel: false, stripe: false, cookies: false, newsletter: false, contactForm: false },
    ...{ firebaseMessaging: false, openStreetMap: false, youtube: false, vimeo: false, showConsentDialog: true },
    ...{ googleAnalyticsId: '', googleAdwordsId: '', facebookPixelId: '' },
  },
  {
    conflicts: values =>
      (Object.keys(numberOf) as (keyof typeof numberOf)[]).flatMap(name =>
        values[name] && values[numberOf[name]] === ''
          ? [{ path: [numberOf[name]], message: 'It is switched on and has no number with its provider.' }]
          : [],
      ),
  },
)

/** The services of others that are switched on, in the order in which visitors are asked. */
export function servicesOn(settings: Settings): ThirdPartyName[] {
  const values = privacySettings.of(settings)
  const names = (Object.keys(thirdParties) as ThirdPartyName[]).filter(name => values[name])
  const place = (name: ThirdPartyName) => consentPurposes.indexOf(thirdParties[name].purpose)
  return names.toSorted((one, other) => place(one) - place(other))
}
