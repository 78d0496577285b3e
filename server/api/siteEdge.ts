import type { Settings } from '../domains/settings/rules.ts'
import { isSameAddress, readAddress } from '../domains/site/rules/addresses.ts'
import { addressesOf, seoSettings, siteSettings } from '../domains/site/settings.ts'

/** What becomes of a request for a page before it is looked for: it goes on as `url`, which is how routes know it, or its
 *  visitor is sent elsewhere. `isFormer`: it is asked for by a name that it had before. */
type Arrival =
  | { readonly kind: 'inside'; readonly url: string }
  | { readonly kind: 'elsewhere'; readonly address: string; readonly isPermanent: boolean; readonly url: string }

const english = /^\/en(?=[/?#]|$)/i

/** Where an address is in a language that the site cannot be read in; null: it can. For now, for that may change again. */
function inSpokenLanguage(settings: Settings, url: string): string | null {
  const { languages } = seoSettings.of(settings)
  if (languages.length === 2) return null
  const isEnglish = english.test(url)
  if (isEnglish === languages.includes('en')) return null
  if (!isEnglish) return url === '/' ? '/en' : `/en${url.replace(/^\/de(?=[/?#]|$)/i, '')}`
  const rest = url.replace(english, '')
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** Reads what a visitor asked for. */
export function arrivalAt(settings: Settings, url: string): Arrival {
  const addresses = addressesOf(settings)
  const spoken = inSpokenLanguage(settings, url)
  const { inside, shown } = readAddress(addresses, spoken ?? url)
  if (spoken !== null) return { kind: 'elsewhere', address: shown, isPermanent: false, url: inside }
  return isSameAddress(shown, url)
    ? { kind: 'inside', url: inside }
    : { kind: 'elsewhere', address: shown, isPermanent: true, url: inside }
}

export const isInAdminCentre = (url: string): boolean => /^\/(?:en\/|de\/)?admincenter(?:[/?#]|$)/i.test(url)

/** Pages by which somebody comes in who is known to nobody yet. */
const entrances = /^\/(?:en\/|de\/)?(?:login|resetpassword|reset2fa|keep2fa)(?:[/?#]|$)/i

/** Whether a page is shown to everybody while the site is being worked on: else nobody could end that. */
export const isEntrance = (url: string): boolean => entrances.test(url)

/** Whether the site is being worked on, and after how many seconds to ask again. */
export function maintenanceOf(settings: Settings): { readonly seconds: number } | null {
  const { maintenance, maintenanceMinutes } = siteSettings.of(settings)
  return maintenance ? { seconds: maintenanceMinutes * 60 } : null
}
