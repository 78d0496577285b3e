import type { MessageId } from '../../../intl/messageIds.ts'
import { fieldTitles } from './fieldTitles.ts'
import { sectionTitles } from './words.ts'

/** Where each section of the settings is changed: paths below `/admincenter`. */
export const settingsPages: Readonly<Record<string, string>> = {
  shop: 'settings/general',
  operator: 'settings/general',
  storefronts: 'settings/general',
  webhooks: 'settings/general',
  look: 'settings/look',
  debug: 'settings/debug',
  mail: 'settings/mail',
  seo: 'settings/seo',
  site: 'config',
  components: 'components',
  addressNames: 'settings/addresses',
  privacy: 'settings/privacy',
  frame: 'menus',
  accounts: 'settings/accounts',
  vat: 'vat/groups',
  display: 'settings/display',
  shipping: 'shipping/groups',
  delivery: 'shipping/providers',
  payment: 'settings/payment',
  discounts: 'discount/groups',
  voucher: 'settings/vouchers',
  checkout: 'settings/checkout',
  orderFields: 'settings/fields',
  orders: 'settings/orders',
  listing: 'settings/listing',
  units: 'settings/units',
  variantProperties: 'shop/settings/configurator',
  stock: 'settings/stock',
  feeds: 'settings/feeds',
  invoicing: 'accounting/settings/global',
  affiliates: 'settings/affiliates',
  files: 'settings/files',
  firstSteps: 'first-steps',
}

export interface FoundSetting {
  readonly key: string
  readonly title: string
  /** Title of its section. */
  readonly section: string
  readonly path: string
}

/** All settings that have a name, in the order of their sections. */
export function settingsNamed(
  sections: readonly { readonly key: string; readonly fields: readonly string[] }[],
  textOf: (id: MessageId) => string,
): FoundSetting[] {
  return sections.flatMap(({ key: section, fields }) => {
    const title = sectionTitles[section]
    const path = settingsPages[section]
    if (!title || !path) return []
    return fields.flatMap(field => {
      const name = fieldTitles[field]
      return name ? [{ key: `${section}.${field}`, title: textOf(name), section: textOf(title), path }] : []
    })
  })
}

/** The settings of which name or section hold all words, first those that begin with them. */
export function settingsFound(
  sections: Parameters<typeof settingsNamed>[0],
  search: string,
  textOf: (id: MessageId) => string,
): FoundSetting[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const begins = ({ title }: FoundSetting) => Number(title.toLowerCase().startsWith(words[0] ?? ''))
  return settingsNamed(sections, textOf)
    .filter(({ title, section }) => words.every(word => `${title} ${section}`.toLowerCase().includes(word)))
    .toSorted((one, other) => begins(other) - begins(one))
}
