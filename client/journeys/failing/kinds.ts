import type { Route } from 'playwright-core'

/** What a request meets instead of its answer, and what a visitor is told of it. */
export interface Kind {
  readonly meet: (route: Route) => Promise<void>
  readonly sentence: string
}

const fault = 'Das hat leider nicht geklappt. Bitte versuchen Sie es noch einmal.'
const brokenLine = 'Verbindung unterbrochen. Bitte versuchen Sie es noch einmal.'
const away = 'Der Shop antwortet gerade nicht. Bitte versuchen Sie es noch einmal.'

export const kinds = {
  'a broken connection': { meet: route => route.abort('connectionfailed'), sentence: brokenLine },
  'a fault': { meet: route => route.fulfill({ status: 500, body: '' }), sentence: fault },
  'a server that is away': {
    meet: route => route.fulfill({ status: 503, body: '<h1>Service Unavailable</h1>' }),
    sentence: away,
  },
  'too many requests': {
    meet: route =>
      route.fulfill({
        status: 429,
        json: { errors: [{ message: 'no', extensions: { code: 'C429', retryAfterSeconds: 90 } }] },
      }),
    sentence: 'Das waren sehr viele Anfragen. Bitte warten Sie 2 Minuten.',
  },
  'what is no answer': { meet: route => route.fulfill({ status: 200, body: '<html>' }), sentence: fault },
} satisfies Record<string, Kind>

/** The name of the operation that a request asks for. */
export function operationOf(route: Route): string {
  const request = route.request()
  const inAddress = new URL(request.url()).searchParams.get('operationName')
  if (inAddress) return inAddress
  // Files come as a form, whose first part says what is asked.
  const [, named] = /"operationName":"(\w+)"/.exec(request.postData() ?? '') ?? []
  return named ?? ''
}
