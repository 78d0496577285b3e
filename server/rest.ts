import type { Route } from './api/rest.ts'
import { accountRoutes } from './domains/accounts/rest.ts'
import { settingsRoutes } from './domains/settings/rest.ts'

/** Every documented path below /api. */
export const routes: readonly Route[] = [...accountRoutes, ...settingsRoutes]
