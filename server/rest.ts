import { keepingNothing, type Route } from './api/rest.ts'
import { passwordRoutes } from './domains/accounts/authentication/rest/passwords.ts'
import { sessionRoutes } from './domains/accounts/authentication/rest/session.ts'
import { signUpRoutes } from './domains/accounts/authentication/rest/signUp.ts'
import { ownAccountRoutes } from './domains/accounts/ownAccount/rest/ownAccount.ts'
import { secondFactorRoutes } from './domains/accounts/secondFactor/rest.ts'
import { teamListRoutes } from './domains/accounts/teamLists/rest.ts'
import { userRoutes } from './domains/accounts/users/rest.ts'
import { cartRoutes } from './domains/cart/rest.ts'
import { manyValuesRoutes } from './domains/catalogue/rest/manyValues.ts'
import { catalogueRoutes } from './domains/catalogue/rest/reading.ts'
import { catalogueWritingRoutes } from './domains/catalogue/rest/writing.ts'
import { restockRoutes } from './domains/catalogue/restock/rest.ts'
import { checkoutRoutes } from './domains/checkout/rest.ts'
import { demoRoutes } from './domains/demo/rest.ts'
import { fileRoutes } from './domains/files/rest.ts'
import { orderRoutes } from './domains/orders/rest.ts'
import { pricingRoutes } from './domains/pricing/rest.ts'
import { privacyRoutes } from './domains/privacy/rest.ts'
import { settingsRoutes } from './domains/settings/rest.ts'
import { webhookRoutes } from './domains/webhooks/rest.ts'
import { withdrawalRoutes } from './domains/withdrawals/rest.ts'

/** Why nothing of these is kept, nor tried. */
const secrets = 'it proves who somebody is'

/** Every documented path below /api. */
export const routes: readonly Route[] = [
  ...keepingNothing(secrets, sessionRoutes),
  ...userRoutes,
  ...ownAccountRoutes,
  ...teamListRoutes,
  ...privacyRoutes,
  ...keepingNothing(secrets, secondFactorRoutes),
  ...keepingNothing(secrets, signUpRoutes),
  ...keepingNothing(secrets, passwordRoutes),
  ...settingsRoutes,
  ...demoRoutes,
  ...pricingRoutes,
  ...fileRoutes,
  ...catalogueRoutes,
  ...catalogueWritingRoutes,
  ...manyValuesRoutes,
  ...restockRoutes,
  ...cartRoutes,
  ...checkoutRoutes,
  ...orderRoutes,
  ...withdrawalRoutes,
  ...webhookRoutes,
]
