import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { Environment } from 'relay-runtime'
import './ui/theme/fonts.css'
import 'virtual:tokens.css'
import './ui/theme/base.css'
import { createShopIntl } from './intl/createShopIntl.ts'
import type { Texts } from './intl/texts.ts'
import { createEnvironment } from './relay/environment.ts'
import { browserExecute, type GraphQLRequest } from './relay/network.ts'
import { type BrowserRouter, createBrowserRouter } from './router/browserRouter.ts'
import { carriedPartner } from './router/carried.ts'
import { type Loading, loadPage } from './router/loadPage.ts'
import { isInAdminCentre, localized, nameAddresses, placeOf } from './router/place.ts'
import { RouterProvider } from './router/RouterProvider.tsx'
import { routes } from './routes.tsx'
import { App, Document } from './shell/App.tsx'
import { layouts, notFoundPage } from './shell/layouts.ts'
import { isOffIn, lookOf, siteOf } from './shell/shopWays.ts'
import { siteTexts } from './texts/site.ts'
import { mayEnter } from './viewer/mayEnter.ts'

/** Has somebody whose session ended sign in again, where the page is there for them alone and nothing typed is lost. */
async function onIdleEnd(kind: GraphQLRequest['kind'], hasEntries: boolean): Promise<'goOn' | 'leave' | 'refuse'> {
  const { afterIdleEnd } = await import('./router/signInAgain.ts')
  const decided = afterIdleEnd(new URL(location.href), { kind, hasEntries })
  if (decided.outcome === 'leave') location.assign(decided.address)
  return decided.outcome
}

/** Counts that the visit began with a partner's link; the page does not wait for it. */
function countArrival(environment: Environment): void {
  import('./domains/affiliates/parts/countArrival.ts').then(
    ({ countArrival: count }) => count(environment),
    (error: unknown) => console.error(error),
  )
}

/** The shop's own texts, asked for with the first page that follows. Where they do not come, the words of this page are
 *  known, and all others are the usual ones. */
function ownTextsOf(version: string, language: string, ofPage: Texts): () => Promise<Texts> {
  let asked: Promise<Texts> | null = null
  return () => {
    asked ??= fetch(`/texts/${version}/${language}.json`)
      .then(answer => {
        if (!answer.ok) throw new Error(`The shop's own texts: ${answer.status}`)
        return answer.json() as Promise<Texts>
      })
      .catch((error: unknown) => {
        console.error(error)
        asked = null
        return ofPage
      })
    return asked
  }
}

/** Takes over the page that the server rendered, without asking for anything that came with it. */
async function start(): Promise<void> {
  const arrived = window.__page
  if (!arrived) return
  if (arrived.addresses) nameAddresses(arrived.addresses)
  const place = placeOf(new URL(location.href))
  let router: BrowserRouter | null = null
  const environment = createEnvironment({
    execute: browserExecute(
      place.language,
      kind => onIdleEnd(kind, router?.isGuarded() ?? false),
      isInAdminCentre(place),
      carriedPartner,
    ),
    replies: arrived.replies,
  })
  const texts: Texts = {}
  const loading: Loading = {
    environment,
    texts,
    textLoaders: siteTexts,
    routes,
    layouts,
    notFoundPage,
    mayEnter: need => mayEnter(environment.relay, need),
    isOff: isOffIn(environment.relay),
    framed: new Set(),
  }
  const { texts: ownOfPage = {}, textsVersion } = arrived
  if (textsVersion !== undefined) loading.ownTexts = async () => ownOfPage
  const first = await loadPage(loading, place)
  if (textsVersion !== undefined) loading.ownTexts = ownTextsOf(textsVersion, place.language, ownOfPage)
  if (first.kind === 'redirect') {
    location.replace(localized(first.address, place.language))
    return
  }
  router = createBrowserRouter(loading, first)
  const site = siteOf(environment.relay)
  const intl = createShopIntl(place.language, texts, arrived.timeZone, arrived.isCurrencyFirst)
  const shop = (
    <Document language={place.language} icon={lookOf(environment.relay)?.favicon ?? null}>
      <RouterProvider router={router} origin={arrived.origin} site={site}>
        <App environment={environment.relay} intl={intl} />
      </RouterProvider>
    </Document>
  )
  // As a transition, taking over happens in small slices, and a visitor's taps are answered in between.
  startTransition(() => {
    hydrateRoot(document, shop, { onRecoverableError: error => console.error(error) })
  })
  // A press in time hydrates its surroundings first; what came before counts as what comes now.
  arrived.replay?.()
  if (carriedPartner() !== null && !isInAdminCentre(place)) countArrival(environment.relay)
}

/** Parts that did not come are asked for again; until they are there, the page can be read. */
const begin = (): Promise<void> =>
  start().catch((error: unknown) => {
    console.error(error)
    setTimeout(begin, 3000)
  })

void begin()
