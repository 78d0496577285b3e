/**
 * Services of others that pages can load, each only where the shop switched it on and the visitor agreed: the one table
 * from which the consent dialog, the privacy page and the content security policy are made.
 * Source: § 25(1) TDDDG, § 165(3) TKG 2021, Art. 13 GDPR; legal.md 17; platform.md 3 "Consent flags".
 */

/** What a visitor agrees to, each by itself. */
export const consentPurposes = [
  ...(['analytics', 'adCampaign', 'maps', 'video'] as const),
  ...(['instagram', 'facebook', 'facebookPixel', 'firebaseMessaging'] as const),
] as const
export type ConsentPurpose = (typeof consentPurposes)[number]

type Words = { readonly de: string; readonly en: string }

export type ThirdParty = {
  readonly purpose: ConsentPurpose
  /** A name, the same in every language. */
  readonly name: string
  /** The company, and where it sits. */
  readonly provider: string
  readonly receives: Words
  /** What it keeps in the browser, and for how long. */
  readonly keeps: Words
  /** Origins that a page asks of, by the directives of its policy. Its scripts are loaded by ours, which vouch for them. */
  readonly sources: {
    readonly connect?: readonly string[]
    readonly img?: readonly string[]
    readonly frame?: readonly string[]
  }
}

const google = 'Google Ireland Limited, Gordon House, Barrow Street, Dublin 4'
const meta = 'Meta Platforms Ireland Limited, Merrion Road, Dublin 4'
const usa = {
  de: 'IP-Adresse, Adresse dieser Seite, Angaben zu Browser und Gerät; auch in den USA (EU-US Data Privacy Framework)',
  en: 'IP address, address of this page, details of browser and device; also in the USA (EU-US Data Privacy Framework)',
}
const ownCookies = {
  de: 'eigene Cookies des Anbieters, auch für Werbung, bis zu 2 Jahre',
  en: 'cookies of the provider’s own, for advertising too, up to 2 years',
}

/** By the switch that turns each of them on. */
export const thirdParties = {
  googleAnalytics: {
    ...{ purpose: 'analytics', name: 'Google Analytics', provider: google, receives: usa },
    keeps: { de: 'Cookies _ga und _ga_…, bis zu 2 Jahre', en: 'Cookies _ga and _ga_…, up to 2 years' },
    sources: {
      connect: [
        ...['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://www.googletagmanager.com'],
      ],
      img: ['https://*.google-analytics.com', 'https://www.googletagmanager.com'],
    },
  },
  googleAdwords: {
    ...{ purpose: 'adCampaign', name: 'Google Ads', provider: google, receives: usa },
    keeps: { de: 'Cookie _gcl_au, bis zu 90 Tage', en: 'Cookie _gcl_au, up to 90 days' },
    sources: {
      connect: [
        ...['https://www.googletagmanager.com', 'https://www.googleadservices.com', 'https://www.google.com'],
        'https://googleads.g.doubleclick.net',
      ],
      img: ['https://www.googleadservices.com', 'https://www.google.com', 'https://googleads.g.doubleclick.net'],
      frame: ['https://td.doubleclick.net'],
    },
  },
  googleMaps: {
    ...{ purpose: 'maps', name: 'Google Maps', provider: google, receives: usa, keeps: ownCookies },
    sources: { frame: ['https://www.google.com'] },
  },
  openStreetMap: {
    ...{ purpose: 'maps', name: 'OpenStreetMap' },
    provider: 'OpenStreetMap Foundation, St John’s Innovation Centre, Cowley Road, Cambridge',
    receives: {
      de: 'IP-Adresse, Adresse dieser Website, Angaben zum Browser; im Vereinigten Königreich (Angemessenheitsbeschluss)',
      en: 'IP address, address of this site, details of the browser; in the United Kingdom (adequacy decision)',
    },
    keeps: { de: 'Cookies für die Dauer des Besuchs', en: 'Cookies for the time of the visit' },
    sources: { frame: ['https://www.openstreetmap.org'] },
  },
  youtube: {
    ...{ purpose: 'video', name: 'YouTube', provider: google, receives: usa, keeps: ownCookies },
    sources: { frame: ['https://www.youtube-nocookie.com'] },
  },
  vimeo: {
    ...{ purpose: 'video', name: 'Vimeo', provider: 'Vimeo.com Inc., 330 West 34th Street, New York, USA' },
    ...{ receives: usa, keeps: ownCookies },
    sources: { frame: ['https://player.vimeo.com'] },
  },
  instagram: {
    ...{ purpose: 'instagram', name: 'Instagram', provider: meta, receives: usa, keeps: ownCookies },
    sources: { frame: ['https://www.instagram.com'] },
  },
  facebook: {
    ...{ purpose: 'facebook', name: 'Facebook', provider: meta, receives: usa, keeps: ownCookies },
    sources: { frame: ['https://www.facebook.com'] },
  },
  facebookPixel: {
    ...{ purpose: 'facebookPixel', name: 'Meta Pixel', provider: meta, receives: usa },
    keeps: { de: 'Cookies _fbp und _fbc, bis zu 90 Tage', en: 'Cookies _fbp and _fbc, up to 90 days' },
    sources: {
      connect: ['https://www.facebook.com', 'https://connect.facebook.net'],
      img: ['https://www.facebook.com'],
    },
  },
  firebaseMessaging: {
    ...{ purpose: 'firebaseMessaging', name: 'Firebase Cloud Messaging', provider: google },
    receives: {
      de: 'eine Kennung Ihres Browsers, IP-Adresse und die Nachrichten an Sie; auch in den USA (EU-US Data Privacy Framework)',
      en: 'an identifier of your browser, IP address and the messages to you; also in the USA (EU-US Data Privacy Framework)',
    },
    keeps: { de: 'die Kennung, bis Sie widerrufen', en: 'the identifier, until you withdraw' },
    sources: {
      connect: [
        ...['https://fcmregistrations.googleapis.com', 'https://firebaseinstallations.googleapis.com'],
        'https://fcm.googleapis.com',
      ],
    },
  },
} as const satisfies Record<string, ThirdParty>

export type ThirdPartyName = keyof typeof thirdParties

const directives = ['connect', 'img', 'frame'] as const

/** What a page's policy lets it ask of others, by directive, where these services are switched on. Names that are not known
 *  open nothing. */
export function policySources(names: readonly string[]): Readonly<Record<(typeof directives)[number], string>> {
  const services = names.flatMap((name): ThirdParty[] =>
    Object.hasOwn(thirdParties, name) ? [thirdParties[name as ThirdPartyName]] : [],
  )
  const of = (directive: (typeof directives)[number]) =>
    [...new Set(services.flatMap(({ sources }) => sources[directive] ?? []))].map(origin => ` ${origin}`).join('')
  return { connect: of('connect'), img: of('img'), frame: of('frame') }
}
