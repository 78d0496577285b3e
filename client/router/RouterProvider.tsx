import { type ReactNode, useEffect, useState } from 'react'
import type { BrowserRouter } from './browserRouter.ts'
import type { LoadedPage } from './loadPage.ts'
import { LanguageContext, NavigationContext, OriginContext, RouterContext, ShownContext } from './RouterContext.ts'

interface StaticProps {
  shown: LoadedPage
  origin: string
  children: ReactNode
}

/** The router's contexts for a page that goes nowhere: on the server, and in tests. */
export function StaticRouter({ shown, origin, children }: StaticProps) {
  return (
    <OriginContext value={origin}>
      <LanguageContext value={shown.place.language}>
        <ShownContext value={shown}>{children}</ShownContext>
      </LanguageContext>
    </OriginContext>
  )
}

interface BrowserProps {
  router: BrowserRouter
  origin: string
  children: ReactNode
}

/** Follows the browser's router. */
export function RouterProvider({ router, origin, children }: BrowserProps) {
  const [{ shown, navigation }, setState] = useState(() => router.state())
  useEffect(() => router.subscribe(() => setState(router.state())), [router])
  useEffect(() => {
    // Runs after each new page is on the screen: only now may it be scrolled, and the old one's data be let go.
    if (shown) router.settle()
  }, [router, shown])
  return (
    <RouterContext value={router}>
      <NavigationContext value={navigation}>
        <StaticRouter shown={shown} origin={origin}>
          {children}
        </StaticRouter>
      </NavigationContext>
    </RouterContext>
  )
}
