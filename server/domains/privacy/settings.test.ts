import { describe, expect, test } from 'vitest'
import { policySources } from '../../kit/thirdParties.ts'
import { dataOf } from '../../testing/asking.ts'
import { setSettings } from '../../testing/builders.ts'
import { testDatabase } from '../../testing/database.ts'
import { testSite } from '../../testing/site.ts'
import { legalText } from '../settings/legalTexts/legalText.ts'
import { readSettings } from '../settings/queries.ts'
import { privacySettings, servicesOn } from './settings.ts'

/** Each privacy switch by itself, on and off again: what visitors are asked, read and may load by it. Source: platform.md 3. */

const database = await testDatabase()
const site = await testSite(database)

type Switch = {
  /** The number with its provider, without which it cannot be on. */
  readonly number?: object
  /** What the consent dialog asks for then. */
  readonly asks?: readonly [purpose: string, service: string]
  /** Whether pages may ask something of this origin then, by the directive of their policy. */
  readonly opens?: readonly ['connect' | 'img' | 'frame', string]
  /** What the privacy page tells then, and else not. */
  readonly tells: Readonly<Record<'de' | 'en', string>>
}

const alike = (words: string) => ({ de: words, en: words })
const switches: Readonly<Record<string, Switch>> = {
  googleAnalytics: {
    number: { googleAnalyticsId: 'G-ABCD1234' },
    asks: ['ANALYTICS', 'Google Analytics'],
    opens: ['connect', 'https://*.google-analytics.com'],
    tells: { de: 'Cookies _ga und', en: 'Cookies _ga and' },
  },
  googleMaps: {
    asks: ['MAPS', 'Google Maps'],
    opens: ['frame', 'https://www.google.com'],
    tells: alike('<td>Google Maps</td>'),
  },
  googleAdwords: {
    number: { googleAdwordsId: 'AW-123456789' },
    asks: ['AD_CAMPAIGN', 'Google Ads'],
    opens: ['connect', 'https://www.googleadservices.com'],
    tells: alike('Cookie _gcl_au'),
  },
  instagram: {
    asks: ['INSTAGRAM', 'Instagram'],
    opens: ['frame', 'https://www.instagram.com'],
    tells: alike('<td>Instagram</td>'),
  },
  facebook: {
    asks: ['FACEBOOK', 'Facebook'],
    opens: ['frame', 'https://www.facebook.com'],
    tells: alike('<td>Facebook</td>'),
  },
  facebookPixel: {
    number: { facebookPixelId: '12345678' },
    asks: ['FACEBOOK_PIXEL', 'Meta Pixel'],
    opens: ['connect', 'https://connect.facebook.net'],
    tells: alike('<td>Meta Pixel</td>'),
  },
  stripe: { tells: { de: '<h2>Zahlung über Stripe</h2>', en: '<h2>Payment by Stripe</h2>' } },
  cookies: { tells: { de: 'Cookies sind kleine Texte', en: 'Cookies are small texts' } },
  newsletter: { tells: { de: 'Für den Newsletter verwenden wir', en: 'For the newsletter we use' } },
  contactForm: { tells: { de: '<h2>Kontaktformular</h2>', en: '<h2>Contact form</h2>' } },
  firebaseMessaging: {
    asks: ['FIREBASE_MESSAGING', 'Firebase Cloud Messaging'],
    opens: ['connect', 'https://fcm.googleapis.com'],
    tells: alike('<td>Firebase Cloud Messaging</td>'),
  },
}

const query = `{ shop { consent { services googleAnalyticsId googleAdwordsId facebookPixelId }
  consentRequest { purposes { purpose services { name } } } } }`
type Answer = {
  shop: {
    consent: { services: string[] } | null
    consentRequest: { purposes: { purpose: string; services: { name: string }[] }[] } | null
  }
}

/** What a visitor meets under these switches. */
async function met(values: object) {
  await setSettings(database, 'privacy', { ...privacySettings.defaults, ...values })
  const settings = await readSettings(database.drizzle)
  const { shop } = await dataOf<Answer>(site.client(), query)
  const pageIn = (language: 'de' | 'en') => legalText(settings, 'privacy', language, '')!.body
  return {
    services: shop.consent?.services ?? [],
    consent: shop.consent,
    asked: (shop.consentRequest?.purposes ?? []).flatMap(({ purpose, services }) =>
      services.map(({ name }) => [purpose, name]),
    ),
    policy: policySources(servicesOn(settings)),
    page: { de: pageIn('de'), en: pageIn('en') },
  }
}

test('there are these eleven switches, and four more of services and of when it is asked', () => {
  const known = Object.entries(privacySettings.defaults)
    .filter(([, value]) => typeof value === 'boolean')
    .map(([name]) => name)
  const more = ['openStreetMap', 'youtube', 'vimeo', 'showConsentDialog']
  expect(Object.keys(switches)).toHaveLength(11)
  expect(known.toSorted()).toEqual([...Object.keys(switches), ...more].toSorted())
})

describe.each(Object.entries(switches))('%s', (name, { number, asks, opens, tells }) => {
  test('does what it says while it is on, and leaves no trace of it once it is off again', async () => {
    const before = await met({})
    const on = await met({ ...number, [name]: true })
    const after = await met({ ...number, [name]: false })

    expect(before.asked).toEqual([])
    expect(on.asked).toEqual(asks ? [asks] : [])
    expect(on.services).toHaveLength(asks ? 1 : 0)
    if (number) expect(on.consent).toMatchObject(number)

    const closed = { connect: '', img: '', frame: '' }
    expect(before.policy).toEqual(closed)
    if (opens) expect(on.policy[opens[0]].trim().split(' ')).toContain(opens[1])
    else expect(on.policy).toEqual(closed)

    for (const language of ['de', 'en'] as const) {
      expect(before.page[language]).not.toContain(tells[language])
      expect(on.page[language]).toContain(tells[language])
    }
    expect(after).toEqual(before)
  })
})
