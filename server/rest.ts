import type { Route } from './api/rest.ts'
import { accountRoutes } from './domains/accounts/rest.ts'
import { catalogueRoutes } from './domains/catalogue/rest/routes.ts'
import { fileRoutes } from './domains/files/rest.ts'
import { settingsRoutes } from './domains/settings/rest.ts'

/** Every documented path below /api. */
export const routes: readonly Route[] = [...accountRoutes, ...settingsRoutes, ...fileRoutes, ...catalogueRoutes]
