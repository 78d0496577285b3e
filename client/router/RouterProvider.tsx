import { type ReactNode, useEffect, useState } from 'react'
import type { BrowserRouter } from './browserRouter.ts'
import type { LoadedPage } from './loadPage.ts'
import { forgetMachineHead } from './PageHead.tsx'
import {
  LanguageContext,
  NavigationContext,
  OriginContext,
  RouterContext,
  ShownContext,
  SiteContext,
} from './RouterContext.ts'
import type { Site } from './site.ts'

interface StaticProps {
  shown: LoadedPage
  origin: string
  site: Site
  children: ReactNode
}

/** The router's contexts for a page that goes nowhere: on the server, and in tests. */
export function StaticRouter({ shown, origin, site, children }: StaticProps) {
  return (
    <OriginContext value={origin}>
      <SiteContext value={site}>
        <LanguageContext value={shown.place.language}>
          <ShownContext value={shown}>{children}</ShownContext>
        </LanguageContext>
      </SiteContext>
    </OriginContext>
  )
}

interface BrowserProps {
  router: BrowserRouter
  origin: string
  site: Site
  children: ReactNode
}

/** Follows the browser's router. */
export function RouterProvider({ router, origin, site, children }: BrowserProps) {
  const [{ shown, navigation }, setState] = useState(() => router.state())
  const [first] = useState(shown)
  useEffect(() => router.subscribe(() => setState(router.state())), [router])
  useEffect(() => {
    // Runs after each new page is on the screen: only now may it be scrolled, and the old one's data be let go.
    if (shown) router.settle()
    if (shown !== first) forgetMachineHead()
  }, [router, shown, first])
  return (
    <RouterContext value={router}>
      <NavigationContext value={navigation}>
        <StaticRouter shown={shown} origin={origin} site={site}>
          {children}
        </StaticRouter>
      </NavigationContext>
    </RouterContext>
  )
}
