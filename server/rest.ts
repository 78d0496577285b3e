import { keepingNothing, type Route } from './api/rest.ts'
import { gatedRoutes } from './components.ts'
import { passwordRoutes } from './domains/accounts/authentication/rest/passwords.ts'
import { sessionRoutes } from './domains/accounts/authentication/rest/session.ts'
import { signUpRoutes } from './domains/accounts/authentication/rest/signUp.ts'
import { ownAccountRoutes } from './domains/accounts/ownAccount/rest/ownAccount.ts'
import { savedViewRoutes } from './domains/accounts/savedViews/rest.ts'
import { secondFactorRoutes } from './domains/accounts/secondFactor/rest.ts'
import { teamListRoutes } from './domains/accounts/teamLists/rest.ts'
import { userRoutes } from './domains/accounts/users/rest.ts'
import { affiliateRoutes } from './domains/affiliates/rest.ts'
import { cartRoutes } from './domains/cart/rest.ts'
import { arrangingRoutes } from './domains/catalogue/rest/arranging.ts'
import { changingRoutes } from './domains/catalogue/rest/changing.ts'
import { manyValuesRoutes } from './domains/catalogue/rest/manyValues.ts'
import { catalogueRoutes } from './domains/catalogue/rest/reading.ts'
import { catalogueWritingRoutes } from './domains/catalogue/rest/writing.ts'
import { restockRoutes } from './domains/catalogue/restock/rest.ts'
import { checkoutRoutes } from './domains/checkout/rest.ts'
import { contentRoutes } from './domains/content/rest.ts'
import { couponRoutes } from './domains/coupons/rest.ts'
import { customerRoutes } from './domains/customers/rest.ts'
import { demoRoutes } from './domains/demo/rest.ts'
import { fileBrowserRoutes } from './domains/files/browser/rest.ts'
import { archiveRoutes } from './domains/files/library/rest/archives.ts'
import { libraryRoutes } from './domains/files/library/rest/files.ts'
import { replacingRoutes } from './domains/files/library/rest/replacing.ts'
import { fileVersionRoutes } from './domains/files/library/rest/versions.ts'
import { pictureRoutes } from './domains/files/pictures/rest.ts'
import { fileRoutes } from './domains/files/rest.ts'
import { uploadRoutes } from './domains/files/uploads/rest/routes.ts'
import { messageRoutes } from './domains/forms/rest/messages.ts'
import { formRoutes } from './domains/forms/rest/sending.ts'
import { galleryRoutes } from './domains/galleries/rest.ts'
import { importRoutes } from './domains/imports/rest.ts'
import { billRoutes } from './domains/invoicing/bills/rest.ts'
import { paymentRoutes } from './domains/invoicing/payments/rest.ts'
import { invoicingRoutes } from './domains/invoicing/rest.ts'
import { lockRoutes } from './domains/locks/rest.ts'
import { orderRoutes } from './domains/orders/rest.ts'
import { outboxRoutes } from './domains/outbox/rest.ts'
import { pricingRoutes } from './domains/pricing/rest.ts'
import { privacyRoutes } from './domains/privacy/rest.ts'
import { settingsRoutes } from './domains/settings/rest.ts'
import { stockRoutes } from './domains/stock/rest.ts'
import { voucherRoutes } from './domains/vouchers/rest.ts'
import { webhookRoutes } from './domains/webhooks/rest.ts'
import { withdrawalRoutes } from './domains/withdrawals/rest.ts'

/** Why nothing of these is kept, nor tried. */
const secrets = 'it proves who somebody is'

/** As the domains declare them. */
const declared: readonly Route[] = [
  ...keepingNothing(secrets, sessionRoutes),
  ...userRoutes,
  ...ownAccountRoutes,
  ...teamListRoutes,
  ...savedViewRoutes,
  ...privacyRoutes,
  ...keepingNothing(secrets, secondFactorRoutes),
  ...keepingNothing(secrets, signUpRoutes),
  ...keepingNothing(secrets, passwordRoutes),
  ...settingsRoutes,
  ...outboxRoutes,
  ...customerRoutes,
  ...demoRoutes,
  ...pricingRoutes,
  ...fileRoutes,
  ...lockRoutes,
  ...pictureRoutes,
  ...libraryRoutes,
  ...fileVersionRoutes,
  ...replacingRoutes,
  ...archiveRoutes,
  ...importRoutes,
  ...fileBrowserRoutes,
  ...uploadRoutes,
  ...galleryRoutes,
  ...contentRoutes,
  ...formRoutes,
  ...messageRoutes,
  ...catalogueRoutes,
  ...catalogueWritingRoutes,
  ...arrangingRoutes,
  ...changingRoutes,
  ...manyValuesRoutes,
  ...restockRoutes,
  ...couponRoutes,
  ...voucherRoutes,
  ...affiliateRoutes,
  ...cartRoutes,
  ...checkoutRoutes,
  ...orderRoutes,
  ...stockRoutes,
  ...withdrawalRoutes,
  ...invoicingRoutes,
  ...paymentRoutes,
  ...billRoutes,
  ...webhookRoutes,
]

/** Every documented path below /api. */
export const routes: readonly Route[] = gatedRoutes(declared)
