import { z } from 'zod'
import type { Audience } from '../platform/operation.ts'
import type { Route } from './rest.ts'
import { versionFieldOf } from './restFields.ts'
import { isWriting } from './restWrites.ts'

/** Who belongs to an audience, in words. */
function audienceText(audience: Audience): string {
  const [who, area] = audience.split(':') as [keyof typeof texts, string | undefined]
  return texts[who](area ?? '')
}

const texts = {
  everyone: () => 'everyone',
  visitor: () => 'everybody in a browser; no keys',
  inPerson: () => 'everybody in a browser who acts for nobody else; no keys',
  buyer: () => 'everyone; keys, and clients without cookies, with a `Cart-Token`',
  buyerInPerson: () => 'everyone who acts for nobody else; keys, and clients without cookies, with a `Cart-Token`',
  signedIn: (area: string) =>
    area ? `signed-in people, and keys with the scope ${area}.read` : 'signed-in people; no keys',
  oneself: () => 'signed-in people who act for nobody else; no keys',
  staff: (area: string) => `member, admin, system, and keys with the scope ${area}.read`,
  admin: (area: string) => `admin, system, and members and keys with the right ${area}.write`,
  person: (area: string) => `admin, system, and members with the right ${area}.write; no keys`,
  system: () => 'system',
}

const failure = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
})

type JsonSchema = { properties?: Record<string, object>; required?: string[] }

/** How writes are asked to be done (`restWrites.ts`), for readers of the documentation. */
const modes = {
  dry_run: { in: 'query', what: 'true: everything is checked and answered, nothing is written', type: 'boolean' },
  atomic: {
    in: 'query',
    what: 'true: of several all are written or none; else each has a result of its own',
    type: 'boolean',
  },
  'Idempotency-Key': {
    in: 'header',
    what: 'a name of this request, 1 to 200 characters: sent again within a day it is not done again, and is answered the same (`Idempotent-Replayed: true`); another request under it is refused (409)',
    type: 'string',
  },
  'If-Match': {
    in: 'header',
    what: 'the ETag of what was read, such as "3": with another version than there is nothing is written (412, with `revision`)',
    type: 'string',
  },
} as const

function modesOf(route: Route): (keyof typeof modes)[] {
  if (!isWriting(route)) return []
  const isVersioned = route.method === 'PUT' && (route.records !== undefined || versionFieldOf(route.input) !== null)
  return [
    ...(route.keepsNothing ? [] : (['dry_run', 'Idempotency-Key'] as const)),
    ...(route.records || route.takesItems ? (['atomic'] as const) : []),
    ...(isVersioned ? (['If-Match'] as const) : []),
  ]
}

const removeSchema = { type: 'array', items: { type: 'string' }, description: 'Ids to remove; nothing else is read.' }

/** Whether a path concerns a cart, which programs name by its token. */
const namesCart = ({ audience }: Route): boolean => audience === 'buyer' || audience === 'buyerInPerson'

const cartTokenParameter = {
  name: 'Cart-Token',
  in: 'header',
  required: false,
  schema: { type: 'string' },
  description: 'The token of the cart; required of programs with a key and of storefronts of other origins.',
}

function operationOf(route: Route) {
  const parameters = [...route.path.matchAll(/\{(\w+)\}/g)].map(match => match[1]!)
  const { properties = {}, required = [] } = z.toJSONSchema(route.input, {
    io: 'input',
    unrepresentable: 'any',
  }) as JsonSchema
  const others = [
    ...Object.entries(properties).filter(([name]) => !parameters.includes(name)),
    ...(route.remove ? [['remove', removeSchema] as const] : []),
  ]
  const inQuery = route.method === 'GET'
  return {
    summary: route.summary,
    description: `For ${audienceText(route.audience)}.`,
    parameters: [
      ...(namesCart(route) ? [cartTokenParameter] : []),
      ...parameters.map(name => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
      ...(inQuery
        ? others.map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }))
        : []),
      ...modesOf(route).map(name => {
        const { in: place, what, type } = modes[name]
        return { name, in: place, required: false, description: what, schema: { type } }
      }),
    ],
    ...(!inQuery && others.length > 0
      ? {
          requestBody: {
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  properties: Object.fromEntries(others),
                  required: required.filter(name => !parameters.includes(name)),
                },
              },
            },
          },
        }
      : {}),
    responses: {
      200: {
        description: typeof route.answer === 'string' ? route.answer : 'The answer',
        ...(typeof route.answer !== 'string' && {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: Object.fromEntries(
                  Object.entries(route.answer).map(([name, description]) => [name, { description }]),
                ),
              },
            },
          },
        }),
      },
      ...((route.records || route.takesItems) && {
        207: {
          description:
            'Several, of which some were refused: `results` (each with `index`, `status`, and `_id` or `code`, `message`, `fields`), `written`, `refused`',
        },
      }),
      400: failure(
        'C400: invalid input, with `fields`: also fields that do not exist, or are only read and were changed',
      ),
      ...(route.audience !== 'everyone' && {
        401: failure('C100: not signed in'),
        403: failure('C100: no permission'),
      }),
      ...((route.method !== 'GET' || namesCart(route)) && {
        409: failure('11000: a duplicate key, with E11000 in the message; or the code of what stands in the way'),
      }),
      ...(modesOf(route).includes('If-Match') && {
        412: failure('STALE_REVISION: `If-Match` is not the present version'),
      }),
      404: failure('C404: does not exist, or is not the asker’s to know'),
      429: failure('C429: too many requests, with Retry-After, RateLimit and RateLimit-Policy'),
      500: failure('C500: with a reference that is also in the log'),
    },
  }
}

/** A message that goes out by webhooks: its `type`, what has happened, the schema of its body. */
export type WebhookMessage = {
  readonly name: string
  readonly about: string
  readonly schema: Readonly<Record<string, unknown>>
}

/** Source of the headers: Standard Webhooks. */
const webhookHeaders = {
  'webhook-id': 'the same for each attempt: pass over what you have had',
  'webhook-timestamp': 'of the attempt, in seconds: refuse what is older than five minutes',
  'webhook-signature':
    '`v1,` and the HMAC-SHA256 of `id.timestamp.body` in base64, for each secret that counts, separated by spaces',
}

const webhookOf = ({ about, schema }: WebhookMessage) => ({
  post: {
    summary: about,
    parameters: Object.entries(webhookHeaders).map(([name, description]) => ({
      ...{ name, in: 'header', required: true, description },
      schema: { type: 'string' },
    })),
    requestBody: { required: true, content: { 'application/json': { schema } } },
    responses: {
      '2XX': { description: 'You have taken it over. Anything else is tried again for three days.' },
      410: { description: 'You want nothing more: the endpoint is switched off.' },
    },
  },
})

/** The OpenAPI 3.1 description of the routes, printed from the same table that answers, and of the webhooks. */
export function openApi(routes: readonly Route[], publicUrl: string, webhooks: readonly WebhookMessage[]) {
  const paths: Record<string, Record<string, object>> = {}
  for (const route of routes) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operationOf(route) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'REST paths',
      version: '0.1.0',
      description: about.join('\n\n'),
    },
    servers: [{ url: publicUrl }],
    paths,
    webhooks: Object.fromEntries(webhooks.map(message => [message.name, webhookOf(message)])),
    components: {
      schemas: {
        Failure: {
          type: 'object',
          required: ['message', 'code'],
          properties: {
            message: { type: 'string' },
            code: { type: 'string' },
            revision: { type: 'integer', description: 'The version that there is, of STALE_REVISION.' },
            fields: {
              type: 'array',
              items: { type: 'object', properties: { path: { type: 'string' }, message: { type: 'string' } } },
            },
          },
        },
      },
    },
  }
}

/** What holds for all paths. */
const about = [
  'The documented paths of existing API clients. Sessions travel in an HttpOnly cookie; integrators send `Authorization: Bearer <API key>`. `lang=en` or Accept-Language choose the language of texts; `absolute=true` in the address of any path answers with whole addresses of pictures and downloads.',
  'Programs with a key, and clients without cookies, name a cart by the header `Cart-Token`, which `POST /api/v0/shop/cart` gives; without it they have none (409, CART_TOKEN_REQUIRED), and one that is unknown or has expired opens nothing (409, CART_TOKEN_UNKNOWN). Beside a session its cart becomes the account’s.',
  'Ids are taken as REST shows them (`_id`), as GraphQL does (`global_id`), or as `key:value` (`sku:T-100-M`); one of another kind is refused with what it is.',
  'Scripts of other origins are answered by CORS where the shop’s settings allow their origin (section `storefronts`), with the cart’s token and without cookies or keys.',
  'Answers tell the limits that count for them (`RateLimit-Policy: "key";q=600;w=60`, `RateLimit: "key";r=599;t=60`: as many in so many seconds, and what is left until when): of a key all of its requests together (`key`, set when the key is made) and orders per cart; of others `search`, `cart`, `quote`, `form`, `mail`, `order` and `signIn` per address. Who is over one hears 429 with Retry-After.',
] as const

const paragraphs = (texts: readonly string[]): string =>
  texts.map(text => `<p>${escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>')}</p>`).join('')

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The same for people: a page without script. `nonce` allows its style under the site's policy. */
export function openApiPage(routes: readonly Route[], webhooks: readonly WebhookMessage[], nonce: string): string {
  const told = webhooks.map(({ name, about }) => `<li><code>${escapeHtml(name)}</code> – ${escapeHtml(about)}</li>`)
  const sections = routes.map(route => {
    const { properties = {}, required = [] } = z.toJSONSchema(route.input, {
      io: 'input',
      unrepresentable: 'any',
    }) as JsonSchema
    const fields = Object.entries(properties).map(
      ([name, schema]) =>
        `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${required.includes(name) ? 'required' : 'optional'}</td><td><code>${escapeHtml(JSON.stringify(schema))}</code></td></tr>`,
    )
    const answer =
      typeof route.answer === 'string'
        ? `<p>${escapeHtml(route.answer)}</p>`
        : `<ul>${Object.entries(route.answer)
            .map(([name, text]) => `<li><code>${escapeHtml(name)}</code> – ${escapeHtml(text)}</li>`)
            .join('')}</ul>`
    const asked = modesOf(route)
      .map(name => `<li><code>${escapeHtml(name)}</code> (${modes[name].in}) – ${escapeHtml(modes[name].what)}</li>`)
      .join('')
    const ways = asked === '' ? '' : `<h3>How it is done</h3><ul>${asked}</ul>`
    return `<section><h2><b>${route.method}</b> ${escapeHtml(route.path)}</h2><p>${escapeHtml(route.summary)} For ${audienceText(route.audience)}.</p>${fields.length > 0 ? `<table><caption>Input</caption>${fields.join('')}</table>` : ''}${ways}<h3>Answer</h3>${answer}</section>`
  })
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>REST paths</title><style nonce="${nonce}">
body{font:16px/1.5 system-ui,sans-serif;max-width:68rem;margin:0 auto;padding:1.5rem;color:#12191a;background:#fff}
section{border-top:1px solid #dbe0dd;padding:1rem 0}h2{font-size:1.1rem;overflow-wrap:anywhere}h2 b{color:#0b5b45}h3{font-size:1rem;margin:.5rem 0}
table{border-collapse:collapse;font-size:.875rem}caption{text-align:left;font-weight:600}th,td{text-align:left;padding:.2rem .8rem .2rem 0;vertical-align:top;overflow-wrap:anywhere}
@media(prefers-color-scheme:dark){body{color:#edf2ef;background:#111817}h2 b{color:#6fd3ad}section{border-color:#2a3633}a{color:#6fd3ad}}
</style></head><body><main><h1>REST paths</h1><p>Recipes that run: <a href="/api/docs/guide">the guide</a>. Machine-readable: <a href="/api/openapi.json">/api/openapi.json</a>. Failures are <code>{message, code}</code>: C100 no permission, C400 invalid input, C404 not there, C429 too many, C500 ours, NO_ROUTE no such path.</p>${paragraphs(about)}${sections.join('')}<section><h2>Webhooks</h2><p>Signed messages (Standard Webhooks) to addresses that <code>POST /api/v0/webhooks</code> sets up; their shapes stand under <code>webhooks</code> in the machine-readable description.</p><ul>${told.join('')}</ul></section></main></body></html>`
}
