import { accountSettings } from './domains/accounts/settings.ts'
import { affiliateSettings } from './domains/affiliates/settings.ts'
import { orderFieldSettings } from './domains/cart/settings.ts'
import { listingSettings, propertySettings, unitSettings } from './domains/catalogue/settings.ts'
import { checkoutSettings } from './domains/checkout/settings.ts'
import { frameSettings } from './domains/content/settings.ts'
import { feedSettings } from './domains/feeds/settings.ts'
import { uploadSettings } from './domains/files/settings.ts'
import { invoicingSettings } from './domains/invoicing/settings.ts'
import { orderSettings } from './domains/orders/settings.ts'
import {
  deliverySettings,
  discountSettings,
  displaySettings,
  paymentSettings,
  shippingSettings,
  vatSettings,
} from './domains/pricing/settings.ts'
import { privacySettings } from './domains/privacy/settings.ts'
import type { SettingsSection } from './domains/settings/rules.ts'
import {
  lookSettings,
  mailSettings,
  operatorSettings,
  shopSettings,
  storefrontSettings,
} from './domains/settings/settings.ts'
import {
  addressSettings,
  componentSettings,
  debugSettings,
  seoSettings,
  siteSettings,
} from './domains/site/settings.ts'
import { stockSettings } from './domains/stock/settings.ts'
import { firstStepSettings } from './domains/system/settings.ts'
import { voucherSettings } from './domains/vouchers/settings.ts'
import { webhookSettings } from './domains/webhooks/settings.ts'

/** The sections of all domains, in the order in which staff are shown them. */
export const settingsSections: readonly SettingsSection[] = [
  shopSettings,
  operatorSettings,
  lookSettings,
  mailSettings,
  seoSettings,
  siteSettings,
  debugSettings,
  componentSettings,
  addressSettings,
  storefrontSettings,
  privacySettings,
  frameSettings,
  accountSettings,
  vatSettings,
  displaySettings,
  shippingSettings,
  deliverySettings,
  paymentSettings,
  discountSettings,
  voucherSettings,
  invoicingSettings,
  checkoutSettings,
  orderFieldSettings,
  orderSettings,
  listingSettings,
  unitSettings,
  propertySettings,
  stockSettings,
  feedSettings,
  affiliateSettings,
  uploadSettings,
  webhookSettings,
  firstStepSettings,
]
