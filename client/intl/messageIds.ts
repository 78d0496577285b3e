/** The files of texts, by the folder in whose `texts/` they stand: German says which keys there are. */
interface TextFiles {
  adminKit: typeof import('../adminKit/texts/de.json', { with: { type: 'json' }})
  shell: typeof import('../shell/texts/de.json', { with: { type: 'json' }})
  'shell/admin': typeof import('../shell/admin/texts/de.json', { with: { type: 'json' }})
  ui: typeof import('../ui/texts/de.json', { with: { type: 'json' }})
  'ui/quantity': typeof import('../ui/quantity/texts/de.json', { with: { type: 'json' }})
  'domains/accounts': typeof import('../domains/accounts/texts/de.json', { with: { type: 'json' }})
  'domains/accounts/parts/addresses': typeof import('../domains/accounts/parts/addresses/texts/de.json', { with: {
    type: 'json',
  }})
  'domains/accounts/admin': typeof import('../domains/accounts/admin/texts/de.json', { with: { type: 'json' }})
  'domains/accounts/admin/keys': typeof import('../domains/accounts/admin/keys/texts/de.json', { with: {
    type: 'json',
  }})
  'domains/accounts/admin/permissions': typeof import('../domains/accounts/admin/permissions/texts/de.json', { with: {
    type: 'json',
  }})
  'domains/accounts/area': typeof import('../domains/accounts/area/texts/de.json', { with: { type: 'json' }})
  'domains/accounts/security': typeof import('../domains/accounts/security/texts/de.json', { with: { type: 'json' }})
  'domains/audit/admin': typeof import('../domains/audit/admin/texts/de.json', { with: { type: 'json' }})
  'domains/cart': typeof import('../domains/cart/texts/de.json', { with: { type: 'json' }})
  'domains/cart/parts/asked': typeof import('../domains/cart/parts/asked/texts/de.json', { with: { type: 'json' }})
  'domains/cart/parts/wishLists': typeof import('../domains/cart/parts/wishLists/texts/de.json', { with: {
    type: 'json',
  }})
  'domains/cart/wishLists': typeof import('../domains/cart/wishLists/texts/de.json', { with: { type: 'json' }})
  'domains/cart/admin': typeof import('../domains/cart/admin/texts/de.json', { with: { type: 'json' }})
  'domains/cart/quickOrder': typeof import('../domains/cart/quickOrder/texts/de.json', { with: { type: 'json' }})
  'domains/catalogue': typeof import('../domains/catalogue/texts/de.json', { with: { type: 'json' }})
  'domains/catalogue/admin/configurator': typeof import('../domains/catalogue/admin/configurator/texts/de.json', { with: {
    type: 'json',
  }})
  'domains/catalogue/admin': typeof import('../domains/catalogue/admin/texts/de.json', { with: { type: 'json' }})
  'domains/catalogue/admin/edit': typeof import('../domains/catalogue/admin/edit/texts/de.json', { with: {
    type: 'json',
  }})
  'domains/catalogue/admin/preview': typeof import('../domains/catalogue/admin/preview/texts/de.json', { with: {
    type: 'json',
  }})
  'domains/catalogue/pages': typeof import('../domains/catalogue/pages/texts/de.json', { with: { type: 'json' }})
  'domains/catalogue/parts/tiers': typeof import('../domains/catalogue/parts/tiers/texts/de.json', { with: {
    type: 'json',
  }})
  'domains/catalogue/product': typeof import('../domains/catalogue/product/texts/de.json', { with: { type: 'json' }})
  'domains/catalogue/product/preview': typeof import('../domains/catalogue/product/preview/texts/de.json', { with: {
    type: 'json',
  }})
  'domains/checkout': typeof import('../domains/checkout/texts/de.json', { with: { type: 'json' }})
  'domains/catalogue/admin/searchWords': typeof import('../domains/catalogue/admin/searchWords/texts/de.json', { with: {
    type: 'json',
  }})
  'domains/content/admin': typeof import('../domains/content/admin/texts/de.json', { with: { type: 'json' }})
  'domains/content/admin/designer': typeof import('../domains/content/admin/designer/texts/de.json', { with: {
    type: 'json',
  }})
  'domains/content': typeof import('../domains/content/texts/de.json', { with: { type: 'json' }})
  'domains/content/admin/menus': typeof import('../domains/content/admin/menus/texts/de.json', { with: {
    type: 'json',
  }})
  'domains/content/admin/standing': typeof import('../domains/content/admin/standing/texts/de.json', { with: {
    type: 'json',
  }})
  'domains/forms': typeof import('../domains/forms/texts/de.json', { with: { type: 'json' }})
  'domains/notifications/admin': typeof import('../domains/notifications/admin/texts/de.json', { with: {
    type: 'json',
  }})
  'domains/forms/admin': typeof import('../domains/forms/admin/texts/de.json', { with: { type: 'json' }})
  'domains/coupons/admin': typeof import('../domains/coupons/admin/texts/de.json', { with: { type: 'json' }})
  'domains/approvals': typeof import('../domains/approvals/texts/de.json', { with: { type: 'json' }})
  'domains/approvals/admin': typeof import('../domains/approvals/admin/texts/de.json', { with: { type: 'json' }})
  'domains/invoicing/admin/payments': typeof import('../domains/invoicing/admin/payments/texts/de.json', { with: {
    type: 'json',
  }})
  'domains/invoicing/admin': typeof import('../domains/invoicing/admin/texts/de.json', { with: { type: 'json' }})
  'domains/invoicing/admin/bills': typeof import('../domains/invoicing/admin/bills/texts/de.json', { with: {
    type: 'json',
  }})
  'domains/invoicing/admin/rules': typeof import('../domains/invoicing/admin/rules/texts/de.json', { with: {
    type: 'json',
  }})
  'domains/affiliates/admin': typeof import('../domains/affiliates/admin/texts/de.json', { with: { type: 'json' }})
  'domains/affiliates/own': typeof import('../domains/affiliates/own/texts/de.json', { with: { type: 'json' }})
  'domains/customers/admin': typeof import('../domains/customers/admin/texts/de.json', { with: { type: 'json' }})
  'domains/vouchers/admin': typeof import('../domains/vouchers/admin/texts/de.json', { with: { type: 'json' }})
  'domains/checkout/admin': typeof import('../domains/checkout/admin/texts/de.json', { with: { type: 'json' }})
  'domains/feeds/admin': typeof import('../domains/feeds/admin/texts/de.json', { with: { type: 'json' }})
  'domains/imports/admin': typeof import('../domains/imports/admin/texts/de.json', { with: { type: 'json' }})
  'domains/files/admin/edit': typeof import('../domains/files/admin/edit/texts/de.json', { with: { type: 'json' }})
  'domains/files/admin/browser': typeof import('../domains/files/admin/browser/texts/de.json', { with: {
    type: 'json',
  }})
  'domains/files/admin/chooser': typeof import('../domains/files/admin/chooser/texts/de.json', { with: {
    type: 'json',
  }})
  'domains/files/admin/settings': typeof import('../domains/files/admin/settings/texts/de.json', { with: {
    type: 'json',
  }})
  'domains/files/parts/uploads': typeof import('../domains/files/parts/uploads/texts/de.json', { with: {
    type: 'json',
  }})
  'domains/galleries/admin': typeof import('../domains/galleries/admin/texts/de.json', { with: { type: 'json' }})
  'domains/galleries': typeof import('../domains/galleries/texts/de.json', { with: { type: 'json' }})
  'domains/files/admin/pictureEditor': typeof import('../domains/files/admin/pictureEditor/texts/de.json', { with: {
    type: 'json',
  }})
  'domains/orders': typeof import('../domains/orders/texts/de.json', { with: { type: 'json' }})
  'domains/orders/admin': typeof import('../domains/orders/admin/texts/de.json', { with: { type: 'json' }})
  'domains/outbox/admin': typeof import('../domains/outbox/admin/texts/de.json', { with: { type: 'json' }})
  'domains/persons/admin': typeof import('../domains/persons/admin/texts/de.json', { with: { type: 'json' }})
  'domains/pricing/parts/reason': typeof import('../domains/pricing/parts/reason/texts/de.json', { with: {
    type: 'json',
  }})
  'domains/pricing/admin': typeof import('../domains/pricing/admin/texts/de.json', { with: { type: 'json' }})
  'domains/site/admin': typeof import('../domains/site/admin/texts/de.json', { with: { type: 'json' }})
  'domains/settings/admin/look': typeof import('../domains/settings/admin/look/texts/de.json', { with: {
    type: 'json',
  }})
  'domains/settings/admin/words': typeof import('../domains/settings/admin/words/texts/de.json', { with: {
    type: 'json',
  }})
  'domains/settings/admin/firstSteps': typeof import('../domains/settings/admin/firstSteps/texts/de.json', { with: {
    type: 'json',
  }})
  'domains/settings/admin': typeof import('../domains/settings/admin/texts/de.json', { with: { type: 'json' }})
  'domains/stock/admin': typeof import('../domains/stock/admin/texts/de.json', { with: { type: 'json' }})
  'domains/system/admin/debug': typeof import('../domains/system/admin/debug/texts/de.json', { with: { type: 'json' }})
  'domains/system/admin': typeof import('../domains/system/admin/texts/de.json', { with: { type: 'json' }})
  'domains/webhooks/admin': typeof import('../domains/webhooks/admin/texts/de.json', { with: { type: 'json' }})
  'domains/withdrawals': typeof import('../domains/withdrawals/texts/de.json', { with: { type: 'json' }})
  'domains/withdrawals/admin': typeof import('../domains/withdrawals/admin/texts/de.json', { with: { type: 'json' }})
  'domains/privacy/admin': typeof import('../domains/privacy/admin/texts/de.json', { with: { type: 'json' }})
  'domains/privacy/parts': typeof import('../domains/privacy/parts/texts/de.json', { with: { type: 'json' }})
  'domains/privacy': typeof import('../domains/privacy/texts/de.json', { with: { type: 'json' }})
}

/** Loaded with every page of the shop; nobody names them. */
type EveryPage = 'shell' | 'ui' | 'domains/catalogue'

/** What a route or a layout names to have its texts loaded. */
export type TextFolder = Exclude<keyof TextFiles, EveryPage>

/** Every key of the German texts. A key that does not exist fails the type check. */
export type MessageId = { [Folder in keyof TextFiles]: keyof TextFiles[Folder] }[keyof TextFiles]

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId
    }
  }
}
