import { type ReactNode, Suspense, useContext, useSyncExternalStore } from 'react'
import { type IntlShape, RawIntlProvider } from 'react-intl'
import { RelayEnvironmentProvider } from 'react-relay'
import type { Environment } from 'relay-runtime'
import { isInAdminCentre } from '../router/place.ts'
import { useShown } from '../router/RouterContext.ts'
import { Boundary } from '../ui/Boundary.tsx'
import { onDemand } from '../ui/onDemand.tsx'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import { ToastProvider } from '../ui/Toasts.tsx'
import { schemeScript } from '../ui/theme/colourScheme.ts'
import { ShopConsentContext } from '../viewer/shopConsent.ts'
import { useViewer, ViewerProvider } from '../viewer/Viewer.tsx'
import { ContentBoundary, RootBoundary } from './boundaries.tsx'
import { ConsentProvider } from './consent/Consent.tsx'

interface DocumentProps {
  language: string
  /** Only on the server: marks the script of the head for the content security policy. */
  nonce?: string
  /** The sign of the browser's tab; null for the usual one. */
  icon: string | null
  children: ReactNode
}

/** The HTML document. Pages lift their title and metadata into its head. */
export function Document({ language, nonce, icon, children }: DocumentProps) {
  return (
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#0e1715" />
        {icon === null ? <link rel="icon" href="/favicon.svg" type="image/svg+xml" /> : <link rel="icon" href={icon} />}
        <script nonce={nonce} suppressHydrationWarning>
          {schemeScript}
        </script>
      </head>
      <body>{children}</body>
    </html>
  )
}

export interface AppProps {
  environment: Environment
  intl: IntlShape
}

/** Everything inside of the body, under the router's contexts. */
export function App({ environment, intl }: AppProps) {
  return (
    <RootBoundary>
      <RelayEnvironmentProvider environment={environment}>
        <RawIntlProvider value={intl}>
          <ToastProvider>
            <ProgressBar />
            <ViewerProvider>
              <ConsentProvider>
                <Notices />
                <ShownPage />
                <Consent />
              </ConsentProvider>
            </ViewerProvider>
          </ToastProvider>
        </RawIntlProvider>
      </RelayEnvironmentProvider>
    </RootBoundary>
  )
}

function ShownPage() {
  const shown = useShown()
  const { Layout, Waiting } = shown.layout
  const { Component } = shown.page
  const page = (
    <ContentBoundary resetKey={shown}>
      <Component key={shown.place.path} query={shown.query as never} place={shown.place as never} />
    </ContentBoundary>
  )
  // An error in here while rendering on the server would only leave the fallback; the renderer answers 500 instead.
  const framed = (
    <Layout>
      <Suspense>{page}</Suspense>
    </Layout>
  )
  return shown.route.isClientOnly ? <Hydrated waiting={Waiting && <Waiting />}>{framed}</Hydrated> : framed
}

const never = () => () => {}

const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

const Banners = onDemand(() => import('./Banners.tsx'))

const ConsentNotice = onDemand(() => import('./consent/ConsentNotice.tsx'))

/** What asks for consent: code for shops that switched services of others on. Whoever works in the admin centre is not
 *  asked, and nothing is loaded there, nor where the address itself is a key. */
function Consent() {
  const shop = useContext(ShopConsentContext)
  const shown = useShown()
  const isHydrated = useIsHydrated()
  if (!isHydrated || shop === null || shown.route.hasSecretUrl || isInAdminCentre(shown.place)) return null
  return (
    <Boundary resetKey={shown} fallback={() => null}>
      <Suspense>
        <ConsentNotice />
      </Suspense>
    </Boundary>
  )
}

/** For whom a member of staff acts, that a second factor is to be switched off: code that few ever load. */
function Notices() {
  const { account, actor, actingFor } = useViewer()
  const shown = useShown()
  const isHydrated = useIsHydrated()
  if (!isHydrated || !(actor || actingFor || account?.secondFactorEndsAt)) return null
  return (
    <Boundary resetKey={shown} fallback={() => null}>
      <Suspense>
        <Banners />
      </Suspense>
    </Boundary>
  )
}

/**
 * Draws its children in the browser alone. Apart from `ShownPage`, which must not be drawn anew after hydration: that
 * would hydrate all of the page at once instead of in slices.
 */
function Hydrated({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  return useIsHydrated() ? children : waiting
}
