import { noteWatcher } from '../../../router/watched.ts'
import type { ShopConsent } from '../../../viewer/shopConsent.ts'

type Queue = unknown[]
interface Pixel {
  (...words: readonly unknown[]): void
  queue: Queue
  callMethod?: (...words: readonly unknown[]) => void
}

declare global {
  interface Window {
    dataLayer?: Queue
    fbq?: Pixel
  }
}

const loaded = new Set<string>()

/** Loads a script of others, which ours vouches for: the policy lets run what a script of the page loads. */
function load(src: string): void {
  if (loaded.has(src)) return
  loaded.add(src)
  noteWatcher()
  document.head.append(Object.assign(document.createElement('script'), { src, async: true }))
}

/** Google wants the very `arguments` of a function in its queue. */
function tellGoogle(..._words: readonly unknown[]): void {
  window.dataLayer ??= []
  // biome-ignore lint/complexity/noArguments: a list is not read by Google's script
  window.dataLayer.push(arguments)
}

function loadGoogle(ids: readonly string[], mayAdvertise: boolean): void {
  const [first] = ids
  if (first === undefined || loaded.has('google')) return
  loaded.add('google')
  const ads = mayAdvertise ? 'granted' : 'denied'
  tellGoogle('consent', 'default', {
    ...{ analytics_storage: 'granted', ad_storage: ads, ad_user_data: ads, ad_personalization: ads },
  })
  tellGoogle('js', new Date())
  for (const id of ids) tellGoogle('config', id)
  load(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(first)}`)
}

function loadPixel(id: string): void {
  if (window.fbq) return
  const pixel: Pixel = Object.assign(
    (...words: readonly unknown[]) => {
      if (pixel.callMethod) pixel.callMethod(...words)
      else pixel.queue.push(words)
    },
    { queue: [], loaded: true, version: '2.0', push: (...words: readonly unknown[]) => pixel(...words) },
  )
  window.fbq = pixel
  pixel('init', id)
  pixel('track', 'PageView')
  load('https://connect.facebook.net/en_US/fbevents.js')
}

/** Loads what runs beside each page, as far as the visitor allowed it. Each is loaded once. */
export function loadServices(
  { services, googleAnalyticsId, googleAdwordsId, facebookPixelId }: NonNullable<ShopConsent>,
  mayLoad: (purpose: 'ANALYTICS' | 'AD_CAMPAIGN' | 'FACEBOOK_PIXEL') => boolean,
): void {
  const mayAdvertise = services.includes('GOOGLE_ADWORDS') && mayLoad('AD_CAMPAIGN')
  const ids = [
    services.includes('GOOGLE_ANALYTICS') && mayLoad('ANALYTICS') ? googleAnalyticsId : '',
    mayAdvertise ? googleAdwordsId : '',
  ]
  loadGoogle(
    ids.filter(id => id !== ''),
    mayAdvertise,
  )
  if (services.includes('FACEBOOK_PIXEL') && mayLoad('FACEBOOK_PIXEL')) loadPixel(facebookPixelId)
}
