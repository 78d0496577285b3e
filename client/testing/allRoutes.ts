import type { Route } from '../router/route.ts'

export type Answering = Exclude<Route, { routes: unknown }>

/** Every route of a table with its branches, by its whole path. */
export async function allRoutes(table: readonly Route[], root = ''): Promise<[path: string, route: Answering][]> {
  const found: [string, Answering][] = []
  for (const route of table) {
    const path = [root, route.path].filter(Boolean).join('/')
    if ('routes' in route) found.push(...(await allRoutes((await route.routes()).routes, path.replace(/\/\*$/, ''))))
    else found.push([path, route])
  }
  return found
}

/** The source file that a route or a layout loads, read from how the test's compiler writes its `import()`. */
export function loadedFile(load: () => Promise<unknown>): string | null {
  return /dynamic_import__\("\/(client\/[^"]+)"\)/.exec(load.toString())?.[1] ?? null
}
