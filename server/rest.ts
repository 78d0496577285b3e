import type { Route } from './api/rest.ts'
import { ownAccountRoutes } from './domains/accounts/rest/ownAccount.ts'
import { passwordRoutes } from './domains/accounts/rest/passwords.ts'
import { secondFactorRoutes } from './domains/accounts/rest/secondFactor.ts'
import { sessionRoutes } from './domains/accounts/rest/session.ts'
import { signUpRoutes } from './domains/accounts/rest/signUp.ts'
import { userRoutes } from './domains/accounts/rest/users.ts'
import { cartRoutes } from './domains/cart/rest.ts'
import { catalogueRoutes } from './domains/catalogue/rest.ts'
import { catalogueWritingRoutes } from './domains/catalogue/restWriting.ts'
import { checkoutRoutes } from './domains/checkout/rest.ts'
import { fileRoutes } from './domains/files/rest.ts'
import { orderRoutes } from './domains/orders/rest.ts'
import { pricingRoutes } from './domains/pricing/rest.ts'
import { privacyRoutes } from './domains/privacy/rest.ts'
import { settingsRoutes } from './domains/settings/rest.ts'

/** Every documented path below /api. */
export const routes: readonly Route[] = [
  ...sessionRoutes,
  ...userRoutes,
  ...ownAccountRoutes,
  ...privacyRoutes,
  ...secondFactorRoutes,
  ...signUpRoutes,
  ...passwordRoutes,
  ...settingsRoutes,
  ...pricingRoutes,
  ...fileRoutes,
  ...catalogueRoutes,
  ...catalogueWritingRoutes,
  ...cartRoutes,
  ...checkoutRoutes,
  ...orderRoutes,
]
