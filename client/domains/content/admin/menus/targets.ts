import type { LocalizedForm } from '../../../../adminKit/settings/values.ts'

/** Where a link may lead, with the words that it begins with. */
export interface Target {
  readonly label: LocalizedForm
  readonly href: LocalizedForm
  /** Whether it stands in the navigation that the shop makes itself. */
  readonly isFirst: boolean
}

const target = (de: string, en: string, path: string): Target => ({
  label: { de, en },
  href: { de: path, en: '' },
  isFirst: false,
})

const specials: Target = { ...target('Angebote', 'Offers', '/specials'), isFirst: true }
const help = target('Hilfe & Kontakt', 'Help & contact', '/help')
const sizes = target('Größenberatung', 'Size guide', '/sizes')
const shipping = target('Versandkosten', 'Shipping costs', '/Versandkosten')
const quickOrder = target('Schnellbestellung', 'Quick order', '/quickorder')
const withdrawal = target('Vertrag widerrufen', 'Withdraw from contract', '/withdrawal')
const signIn = target('Anmelden', 'Sign in', '/login')
const favourites = target('Merkliste', 'Favourites', '/favourites')
const cart = target('Warenkorb', 'Cart', '/cart')
const terms = target('AGB', 'Terms', '/Agb')
const guarantee = target('Gewährleistung', 'Legal guarantee', '/Garantie')
const privacy = target('Datenschutz', 'Privacy', '/Privacy')
const imprint = target('Impressum', 'Legal notice', '/Imprint')
const disclaimer = target('Hinweise und Haftung', 'Notices and liability', '/Disclaimer')
const accessibility = target('Barrierefreiheit', 'Accessibility', '/accessibility')
const landing = target('Startseite', 'Home', '/')

/** The pages that each shop has. */
const standing = [
  ...[landing, specials, help, sizes, shipping, quickOrder, withdrawal, signIn, favourites, cart],
  ...[terms, guarantee, privacy, imprint, disclaimer, accessibility],
]

/** The columns that the shop makes itself. */
export const footerTargets: readonly { readonly title: LocalizedForm; readonly links: readonly Target[] }[] = [
  { title: { de: 'Einkaufen', en: 'Shopping' }, links: [sizes, shipping, specials, quickOrder, withdrawal] },
  { title: { de: 'Konto', en: 'Account' }, links: [signIn, favourites, cart, help] },
  {
    title: { de: 'Rechtliches', en: 'Legal' },
    links: [terms, guarantee, privacy, imprint, disclaimer, accessibility],
  },
]

interface Group {
  readonly path: string
  readonly title: { readonly de: string; readonly en?: string | null | undefined }
}

/** A page that somebody wrote. */
interface Page {
  readonly path: LocalizedForm
  readonly title: LocalizedForm
}

/** Groups first, then what was written, then the pages that each shop has. */
export const targetsOf = (groups: readonly Group[], pages: readonly Page[]): readonly Target[] => [
  ...groups.map(({ path, title }) => ({ ...target(title.de, title.en ?? '', path), isFirst: true })),
  ...pages.map(({ path, title }) => ({ label: title, href: path, isFirst: false })),
  ...standing,
]
