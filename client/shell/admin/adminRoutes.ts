import { type AdminRoute, isAdminPage } from '../../adminKit/routes.ts'
import { adminRoutes as accounts } from '../../domains/accounts/admin/routes.ts'
import { affiliateSettingsRoutes, adminRoutes as affiliates } from '../../domains/affiliates/admin/routes.ts'
import { adminRoutes as companies } from '../../domains/approvals/admin/routes.ts'
import { adminRoutes as audit } from '../../domains/audit/admin/routes.ts'
import { orderFieldRoutes } from '../../domains/cart/admin/routes.ts'
import { adminRoutes as catalogue, catalogueSettingsRoutes } from '../../domains/catalogue/admin/routes.ts'
import { adminRoutes as checkout } from '../../domains/checkout/admin/routes.ts'
import { menuRoutes } from '../../domains/content/admin/menus/routes.ts'
import { adminRoutes as content } from '../../domains/content/admin/routes.ts'
import { standingRoutes } from '../../domains/content/admin/standing/routes.ts'
import { adminRoutes as coupons } from '../../domains/coupons/admin/routes.ts'
import { adminRoutes as customers } from '../../domains/customers/admin/routes.ts'
import { adminRoutes as feeds } from '../../domains/feeds/admin/routes.ts'
import { fileEditRoutes } from '../../domains/files/admin/edit/routes.ts'
import { adminRoutes as files } from '../../domains/files/admin/routes.ts'
import { uploadSettingsRoutes } from '../../domains/files/admin/settings/routes.ts'
import { adminRoutes as forms } from '../../domains/forms/admin/routes.ts'
import { adminRoutes as galleries } from '../../domains/galleries/admin/routes.ts'
import { adminRoutes as imports } from '../../domains/imports/admin/routes.ts'
import { adminRoutes as invoicing, invoicingSettingsRoutes } from '../../domains/invoicing/admin/routes.ts'
import { adminRoutes as notifications } from '../../domains/notifications/admin/routes.ts'
import { orderSettingsRoutes, adminRoutes as orders } from '../../domains/orders/admin/routes.ts'
import { adminRoutes as outbox } from '../../domains/outbox/admin/routes.ts'
import { adminRoutes as persons } from '../../domains/persons/admin/routes.ts'
import { adminRoutes as pricing } from '../../domains/pricing/admin/routes.ts'
import { privacySettingsRoutes } from '../../domains/privacy/admin/routes.ts'
import { adminRoutes as settings } from '../../domains/settings/admin/routes.ts'
import { adminRoutes as site } from '../../domains/site/admin/routes.ts'
import { adminRoutes as stock, stockSettingsRoutes } from '../../domains/stock/admin/routes.ts'
import { adminRoutes as system } from '../../domains/system/admin/routes.ts'
import { voucherSettingsRoutes, adminRoutes as vouchers } from '../../domains/vouchers/admin/routes.ts'
import { adminRoutes as webhooks } from '../../domains/webhooks/admin/routes.ts'
import { adminRoutes as withdrawals } from '../../domains/withdrawals/admin/routes.ts'

/** Pages that are there while a part of the product is switched on. */
const of = (component: string, routes: readonly AdminRoute[]): readonly AdminRoute[] =>
  routes.map(route => (isAdminPage(route) ? { ...route, component } : route))

/** The pages of all domains, in the order of the navigation. */
export const adminRoutes: readonly AdminRoute[] = [
  ...orders,
  ...customers,
  ...invoicing,
  ...of('companies', companies),
  ...withdrawals,
  ...catalogue,
  ...of('coupons', coupons),
  ...of('vouchers', vouchers),
  ...of('affiliates', affiliates),
  ...stock,
  ...of('imports', imports),
  ...content,
  ...fileEditRoutes,
  ...files,
  ...of('galleries', galleries),
  ...standingRoutes,
  ...menuRoutes,
  ...settings,
  ...site,
  ...pricing,
  ...of('shop', checkout),
  ...orderFieldRoutes,
  ...catalogueSettingsRoutes,
  ...orderSettingsRoutes,
  ...invoicingSettingsRoutes,
  ...of('vouchers', voucherSettingsRoutes),
  ...of('affiliates', affiliateSettingsRoutes),
  ...stockSettingsRoutes,
  ...uploadSettingsRoutes,
  ...privacySettingsRoutes,
  ...of('feeds', feeds),
  ...system,
  ...accounts,
  ...of('webhooks', webhooks),
  ...persons,
  ...forms,
  ...outbox,
  ...audit,
  ...notifications,
]
