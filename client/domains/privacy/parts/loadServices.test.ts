// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { ShopConsent } from '../../../viewer/shopConsent.ts'

type Shop = NonNullable<ShopConsent>
type Services = Shop['services']

const shopWith = (services: readonly Services[number][]): Shop => ({
  ...{ version: 'v1', asks: true, services },
  ...{ googleAnalyticsId: 'G-ABCD1234', googleAdwordsId: 'AW-123456789', facebookPixelId: '12345678' },
})

/** The scripts of others that a page loads; each time in a page of its own. */
async function loadedBy(services: Services, mayLoad: (purpose: string) => boolean): Promise<string[]> {
  vi.resetModules()
  const { loadServices } = await import('./loadServices.ts')
  loadServices(shopWith(services), mayLoad)
  return [...document.head.querySelectorAll('script')].map(({ src }) => src)
}

beforeEach(() => {
  document.head.replaceChildren()
  delete window.dataLayer
  delete window.fbq
})

const scripts: readonly (readonly [Services[number], purpose: string, script: string])[] = [
  ['GOOGLE_ANALYTICS', 'ANALYTICS', 'https://www.googletagmanager.com/gtag/js?id=G-ABCD1234'],
  ['GOOGLE_ADWORDS', 'AD_CAMPAIGN', 'https://www.googletagmanager.com/gtag/js?id=AW-123456789'],
  ['FACEBOOK_PIXEL', 'FACEBOOK_PIXEL', 'https://connect.facebook.net/en_US/fbevents.js'],
]

describe.each(scripts)('%s', (service, purpose, script) => {
  test('is loaded where it is switched on and allowed', async () => {
    expect(await loadedBy([service], each => each === purpose)).toEqual([script])
  })

  test('is not loaded where it is switched off, whatever the visitor allowed', async () => {
    expect(await loadedBy([], () => true)).toEqual([])
  })

  test('is not loaded where the visitor allowed everything else', async () => {
    expect(await loadedBy([service], each => each !== purpose)).toEqual([])
  })
})

test.each([
  ...(['GOOGLE_MAPS', 'OPEN_STREET_MAP', 'YOUTUBE', 'VIMEO', 'INSTAGRAM', 'FACEBOOK', 'FIREBASE_MESSAGING'] as const),
])('%s loads no script beside the page', async service => {
  expect(await loadedBy([service], () => true)).toEqual([])
})

test('advertising is denied to Google where statistics alone are allowed', async () => {
  await loadedBy(['GOOGLE_ANALYTICS', 'GOOGLE_ADWORDS'], each => each === 'ANALYTICS')
  const [first] = (window.dataLayer ?? []).map(words => [...(words as Iterable<unknown>)])
  expect(first?.[2]).toMatchObject({ analytics_storage: 'granted', ad_storage: 'denied' })
})
