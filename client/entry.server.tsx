import { Writable } from 'node:stream'
import instrument from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'
import type { ReactNode } from 'react'
import { preinit, preload } from 'react-dom'
import { renderToPipeableStream } from 'react-dom/server'
import { RawIntlProvider } from 'react-intl'
import type { Environment, GraphQLResponse } from 'relay-runtime'
import { type AssetManifest, assetsOf, fileOf } from './assets.ts'
import { createShopIntl } from './intl/createShopIntl.ts'
import type { Language } from './intl/languages.ts'
import { loadTexts, replaceTexts, type Texts, textSources } from './intl/texts.ts'
import { createEnvironment } from './relay/environment.ts'
import { checked, type GraphQLRequest } from './relay/network.ts'
import { type Loading, loadPage, sharedUrl } from './router/loadPage.ts'
import { localized, placeOf } from './router/place.ts'
import { StaticRouter } from './router/RouterProvider.tsx'
import { routes } from './routes.tsx'
import { App, Document } from './shell/App.tsx'
import { afterArrival, arrivalScript } from './shell/arrival.ts'
import { FailurePage } from './shell/FailurePage.tsx'
import { layouts, notFoundPage } from './shell/layouts.ts'
import { isOffIn, lookOf, servicesOf, shopWaysOf, siteOf, textsVersionOf } from './shell/shopWays.ts'
import { siteTexts } from './texts/site.ts'
import { schemeScript } from './ui/theme/colourScheme.ts'
import archivo from './ui/theme/fonts/archivo-latin.woff2?url'
import { mayEnter } from './viewer/mayEnter.ts'

/*
 * The contract with the server, described for its side in `server/platform/pageRenderer.ts`. The two halves never
 * import each other; whoever changes one of the two files changes the other.
 */

export interface PageRequest {
  /** Path and query as they were asked for, `/en/search?q=hose`. */
  url: string
  /** Public address of the site without a slash at its end, `https://shop.example`. */
  origin: string
  /** Value of every nonce of the page. Null for a page that may be kept: its scripts run by their checksums. */
  nonce: string | null
  /** Names the request in the log; shown to the visitor when the page fails. */
  requestId: string
  /** Answers a persisted document in process, as the person who asked for the page. */
  execute(request: GraphQLRequest & { language: Language }): Promise<GraphQLResponse>
  /** Whether whoever asked is shown what the page took; asked once its operations are answered. */
  isDebugged(): Promise<boolean>
  /** The shop's own texts in a language, compiled as the client's build does it, by their ids. */
  ownTexts(language: Language): Texts
  /** Told of every error that made the page fail. */
  report(error: unknown): void
  /** Aborted when the visitor is gone. */
  signal: AbortSignal
}

export interface PageResponse {
  status: number
  headers: Record<string, string>
  /** Set with status 301, 302: the path to go to. There is no body then. */
  redirect: string | null
  /**
   * Whether the page shows what belongs to one person. Other pages depend on nothing but the address, the language in
   * it, the answers of `execute` and the nonce.
   */
  isPersonal: boolean
  body: Buffer | null
  /** The texts of the scripts within the page, as they stand in it. */
  scripts: readonly string[]
  /** Services of others that the shop switched on, by their names in `server/kit/thirdParties.ts`. */
  services: readonly string[]
}

export interface Pages {
  /**
   * The address (path and query) of the page that everybody is shown at `url`, written in one way; null where there is
   * none, or one that belongs to one person. `render` shows the same page for both.
   */
  sharedUrl(url: string): string | null
  render(request: PageRequest): Promise<PageResponse>
}

/** For reading addresses of which only the path and the query matter. */
const anyOrigin = 'http://localhost'

/** Gives up a page that takes longer; its answers had come already, so only a fault in our code gets there. */
const renderMilliseconds = 10_000

/** Where visitors go next: the pages on the way to an order, and what the frame of each page brings on demand. */
const nextPages = [
  'client/domains/catalogue/pages/GroupPage.tsx',
  'client/domains/catalogue/product/ProductPage.tsx',
  'client/domains/catalogue/pages/SearchPage.tsx',
  'client/domains/cart/pages/CartPage.tsx',
  'client/shell/SearchSuggestions.tsx',
  'client/shell/ContentFailure.tsx',
  'client/ui/ToastCard.tsx',
]

/** What system accounts are shown of a page while the debug switch is on; nobody else hears of it. */
const debugPanel = 'client/debug.tsx'

/** Scripts of the pages where visitors go next, without those that this page has. */
function assetsAhead(manifest: AssetManifest, language: Language, present: readonly string[]): string[] {
  const texts = textSources(language, ['domains/catalogue/pages', 'domains/catalogue/product', 'domains/cart'])
  return assetsOf(manifest, [...nextPages, ...texts]).preloads.filter(file => !present.includes(file))
}

/** Makes the renderer of all pages. `manifest` is `dist/client/.vite/manifest.json`. */
export function createPages(manifest: AssetManifest): Pages {
  return {
    sharedUrl: url => sharedUrl(routes, placeOf(new URL(url, anyOrigin))),
    render: request => render(manifest, request),
  }
}

function htmlHeaders(language: Language): Record<string, string> {
  return { 'content-type': 'text/html; charset=utf-8', 'content-language': language }
}

/** What keeps the address of a page that is secret from being told on. */
const discreet = { 'referrer-policy': 'no-referrer' }

async function render(manifest: AssetManifest, request: PageRequest): Promise<PageResponse> {
  const place = placeOf(new URL(request.url, request.origin))
  const { language } = place
  const environment = createEnvironment({
    keepsReplies: true,
    execute: async operation => checked(await request.execute({ ...operation, language }), null),
  })
  trustAnswers(environment.relay)
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
  try {
    const loaded = await loadPage(loading, place)
    if (loaded.kind === 'redirect')
      return {
        status: loaded.isPermanent ? 301 : 302,
        headers: loaded.route.hasSecretUrl ? discreet : {},
        redirect: localized(loaded.address, language),
        isPersonal: loaded.route.isPersonal,
        body: null,
        scripts: [],
        services: [],
      }
    const isDebugged = await request.isDebugged()
    const assets = assetsOf(manifest, isDebugged ? [...loaded.sources, debugPanel] : loaded.sources)
    const ways = shopWaysOf(environment.relay)
    const textsVersion = textsVersionOf(environment.relay)
    const own = textsVersion !== null && { texts: replaceTexts(texts, request.ownTexts(language)), textsVersion }
    const site = siteOf(environment.relay)
    const { addresses } = site
    const arrival = arrivalScript(
      {
        ...{ replies: environment.replies, origin: request.origin, ...ways, ...own },
        ...(Object.keys(addresses).length > 0 && { addresses }),
      },
      {
        entry: assets.entry,
        parts: assets.preloads,
        isAtOnce: loaded.route.isClientOnly ?? false,
        ahead: assetsAhead(manifest, language, assets.preloads),
      },
    )
    const script = isDebugged ? `${arrival};${afterArrival(fileOf(manifest, debugPanel))}` : arrival
    const body = await rendered(
      <Frame
        language={language}
        nonce={request.nonce ?? undefined}
        styles={assets.styles}
        look={lookOf(environment.relay)}
      >
        <StaticRouter shown={loaded} origin={request.origin} site={site}>
          <App
            environment={environment.relay}
            intl={createShopIntl(language, texts, ways.timeZone, ways.isCurrencyFirst)}
          />
        </StaticRouter>
      </Frame>,
      request,
      script,
    )
    return {
      status: loaded.isFound ? 200 : 404,
      headers: { ...htmlHeaders(language), ...(loaded.route.hasSecretUrl && discreet) },
      redirect: null,
      isPersonal: loaded.route.isPersonal,
      body,
      scripts: [schemeScript, script],
      services: servicesOf(environment.relay),
    }
  } catch (error) {
    if (request.signal.aborted) throw error
    request.report(error)
    return renderFailure(manifest, request, language)
  }
}

/**
 * Relay looks through all that it holds of a query, several times for each page, to see whether something is missing or
 * was thrown away meanwhile. Here everything was answered in this very request, and nothing is thrown away.
 */
function trustAnswers(relay: Environment): void {
  const [check, execute] = [relay.check.bind(relay), relay.execute.bind(relay)]
  const answered = new Set<string>()
  relay.execute = asked => execute(asked).do({ complete: () => answered.add(asked.operation.request.identifier) })
  relay.check = operation =>
    answered.has(operation.request.identifier) ? { status: 'available', fetchTime: null } : check(operation)
}

async function renderFailure(manifest: AssetManifest, request: PageRequest, language: Language): Promise<PageResponse> {
  const texts: Texts = {}
  await loadTexts(siteTexts, textSources(language, []), texts)
  const body = await rendered(
    <Frame language={language} nonce={request.nonce ?? undefined} styles={assetsOf(manifest, []).styles}>
      <RawIntlProvider value={createShopIntl(language, texts, 'UTC')}>
        <FailurePage reference={request.requestId} home={localized('/', language)} />
      </RawIntlProvider>
    </Frame>,
    request,
  )
  return {
    status: 500,
    headers: { ...htmlHeaders(language), ...discreet },
    redirect: null,
    isPersonal: true,
    body,
    scripts: [schemeScript],
    services: [],
  }
}

interface FrameProps {
  language: Language
  nonce: string | undefined
  styles: readonly string[]
  look?: ReturnType<typeof lookOf>
  children: ReactNode
}

/** The document with links to the style sheets and fonts that this page will ask for. */
function Frame({ language, nonce, styles, look, children }: FrameProps) {
  for (const href of styles) preinit(href, { as: 'style', precedence: 'app', nonce })
  // The shop's own look stands above the usual one.
  if (look?.url) preinit(look.url, { as: 'style', precedence: 'look', nonce })
  for (const href of look?.fonts.length === 2 ? look.fonts : [archivo, instrument, ...(look?.fonts ?? [])])
    preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  return (
    <Document language={language} nonce={nonce} icon={look?.favicon ?? null}>
      {children}
    </Document>
  )
}

/** Renders to the end before anything is sent, so that a failure still can change the status. */
function rendered(document: ReactNode, { nonce, signal }: PageRequest, script?: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let failure: unknown = null
    const stream = renderToPipeableStream(document, {
      nonce: nonce ?? undefined,
      bootstrapScriptContent: script,
      // React would move large parts behind the page and put them in place by script; without scripts nobody read them.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError(error) {
        failure ??= error
      },
      onShellError: reject,
      onAllReady() {
        signal.removeEventListener('abort', abort)
        clearTimeout(timer)
        if (failure === null) stream.pipe(collector(resolve))
        else reject(failure)
      },
    })
    const abort = () => stream.abort(signal.reason)
    const timer = setTimeout(() => stream.abort(new Error('The page took too long')), renderMilliseconds)
    signal.addEventListener('abort', abort, { once: true })
    if (signal.aborted) abort()
  })
}

/** Takes all pieces of a page and hands it over as one. */
function collector(whole: (page: Buffer) => void): Writable {
  const pieces: Buffer[] = []
  return new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(piece: Buffer, _encoding, done) {
      pieces.push(piece)
      done()
    },
    final(done) {
      whole(Buffer.concat(pieces))
      done()
    },
  })
}
