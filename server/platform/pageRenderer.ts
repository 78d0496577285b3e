/**
 * The contract with the built page renderer, `dist/server/entry.js`, which exports `createPages`. It is described for
 * the client's side in `client/entry.server.tsx`; the two halves never import each other, so whoever changes one of
 * the two files changes the other.
 */

export interface PageOperation {
  /** SHA-256 of the persisted document, a key of `client/__generated__/persisted.json`. */
  readonly id: string
  readonly name: string
  readonly kind: 'query' | 'mutation' | 'subscription'
  readonly variables: Readonly<Record<string, unknown>>
  readonly language: 'de' | 'en'
}

interface PageRequest {
  /** Path and query as they were asked for, `/en/search?q=hose`. */
  readonly url: string
  /** Public address of the site without a slash at its end, `https://shop.example`. */
  readonly origin: string
  /** Value of every nonce of the page. Null for a page that may be kept: its scripts run by their checksums. */
  readonly nonce: string | null
  /** Names the request in the log; shown to the visitor when the page fails. */
  readonly requestId: string
  /**
   * Answers a persisted document in process, as the person who asked for the page. Resolves with the GraphQL result,
   * errors included, exactly as it would have been sent over HTTP: it travels in the page for the browser to take over.
   */
  execute(operation: PageOperation): Promise<unknown>
  /** Whether whoever asked is shown what the page took; asked once its operations are answered. */
  isDebugged(): Promise<boolean>
  /** The shop's own texts in a language, compiled as the client's build does it, by their ids. */
  ownTexts(language: 'de' | 'en'): Readonly<Record<string, unknown>>
  /** Told of every error that made the page fail. */
  report(error: unknown): void
  /** Aborted when the visitor is gone; `render` then rejects. */
  readonly signal: AbortSignal
}

export interface PageResponse {
  /** 200, 404 with a page, 301 or 302 with `redirect`, 500 with a page that needs neither data nor scripts. */
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** Path to go to, its language included; there is no body then. */
  readonly redirect: string | null
  /**
   * Whether the page (or the redirect) shows what belongs to one person; it must never be kept. Every other page
   * depends on nothing but the address, the answers of `execute` and the nonce. All of its operations but `ViewerQuery`
   * are the same for everybody who sees the same prices, so it may be kept for visitors without a session.
   */
  readonly isPersonal: boolean
  /** The whole page. */
  readonly body: Buffer | null
  /** The texts of the scripts within the page, as they stand in it. */
  readonly scripts: readonly string[]
  /** Services of others that the shop switched on, by their names in `thirdParties.ts`. */
  readonly services: readonly string[]
}

export interface PageRenderer {
  /**
   * The address (path and query) of the page that everybody is shown at `url`, written in one way and without what the
   * page does not know; null where there is none, or one that belongs to one person. Addresses of one page give one text.
   */
  sharedUrl(url: string): string | null
  /** Rejects only when the visitor is gone; every other failure is answered with a page of status 500. */
  render(request: PageRequest): Promise<PageResponse>
}

/** What `dist/server/entry.js` exports; `manifest` is the parsed `dist/client/.vite/manifest.json`. */
export interface PageRendererModule {
  createPages(manifest: unknown): PageRenderer
}
