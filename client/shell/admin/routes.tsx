import type { Route } from '../../router/route.ts'

/** Pages of the admin centre; paths are relative to `/admincenter`. Loaded when somebody goes there. */
export const routes: readonly Route[] = []
