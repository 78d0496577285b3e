import { escapeHtml } from '../../kit/html.ts'
import type { Route } from '../rest.ts'
import { isWriting } from '../restWrites.ts'
import { about } from './about.ts'
import { errorCodes } from './codes.ts'
import { describedBy, type WebhookMessage } from './document.ts'
import { exampleOf } from './examples.ts'
import { fieldTable, linkTo, typeOf } from './fields.ts'
import { anchorOf, inline, paragraphs } from './html.ts'
import { bodySchema, codesOf, type Described, exampleRequest, failuresOf, modes, modesOf } from './operation.ts'
import { inputSchema, type JsonSchema, keyOf } from './schemas.ts'
import { audienceText, securityOf } from './security.ts'
import { style } from './style.ts'
import { subjectNames, subjectOf } from './subjects.ts'

const badge = (method: string): string => `<b class="method ${method.toLowerCase()}">${method}</b>`
const anchorOfRoute = (route: Route): string => anchorOf(keyOf(route))
const json = (value: unknown): string => `<pre><code>${escapeHtml(JSON.stringify(value, null, 2))}</code></pre>`
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

/** How a request says who asks, as far as a program can: by a key, a cart's token or a session. */
function credentialsOf({ audience }: Route): string[] {
  const ways = securityOf(audience)
  const [way] = ways.some(each => Object.keys(each).length === 0)
    ? [{}]
    : [...ways].sort((one, other) => Number('key' in other) - Number('key' in one))
  return [
    ...('key' in way! ? ["-H 'Authorization: Bearer <API key>'"] : []),
    ...('cartToken' in way! ? ["-H 'Cart-Token: <token>'"] : []),
    ...('session' in way! && !('key' in way) ? ["-b '__Host-session=<session>'"] : []),
  ]
}

function callOf(route: Route, described: Described, publicUrl: string): string {
  const { address, body } = exampleRequest(route, described)
  const call = `curl ${route.method === 'GET' ? '' : `-X ${route.method} `}${quoted(publicUrl + address)}`
  const content = body === null ? [] : ["-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(body))}`]
  const parts = [call, ...credentialsOf(route), ...content]
  return `<pre class="call"><code>${escapeHtml(parts.join(' \\\n  '))}</code></pre>`
}

const folded = (title: string, content: string): string =>
  content === '' ? '' : `<details><summary>${title}</summary>${content}</details>`

/** What goes in: fields of the address or of the body, and how writes are done. */
function inputOf(route: Route): string {
  const modesHere = modesOf(route).map(name => [
    name,
    { type: modes[name].type, description: `${modes[name].in}: ${modes[name].what}` },
  ])
  const schema = bodySchema(route)
  const [one = {}, ...others] = schema?.anyOf ?? [schema ?? {}]
  const caption = isWriting(route) || schema ? 'Body' : 'In the address'
  const fields = schema === null ? inputSchema(route) : one
  const forms = others.map(typeOf).filter(form => form !== 'object')
  const also = forms.length > 0 ? `<p>Also as ${[...new Set(forms)].join(', or ')}.</p>` : ''
  const ways = fieldTable('How it is done', { properties: Object.fromEntries(modesHere) as never }, 'optional')
  return fieldTable(caption, fields, 'optional') + also + ways
}

function answerOf(route: Route, { answers, components }: Described): string {
  const schema = answers[keyOf(route)]
  if (!schema) return `<h4>Answer</h4><p>${inline(String(route.answer))}</p>`
  const kind = route.records ? `${typeOf(schema)}; of several ${linkTo('Results')}` : typeOf(schema)
  const fields = (schema.anyOf ?? [schema]).map(each => fieldTable(null, each, 'not always')).join('')
  const example = json(exampleOf(schema, components))
  return `<h4>Answer</h4><p>${kind}</p>${folded('Fields of the answer', fields)}${folded('Example', example)}`
}

function articleOf(route: Route, described: Described, publicUrl: string): string {
  const [first = '', ...rest] = route.summary.split(/(?<=\.) /)
  const anchor = anchorOfRoute(route)
  const failures = [
    ...failuresOf(route).map(([status]) => String(status)),
    ...codesOf(route).map(code => `\`${code}\``),
  ]
  return `<article id="${anchor}"><h3><a href="#${anchor}">${badge(route.method)}${escapeHtml(route.path)}</a></h3>
<p>${inline(first)}</p>${rest.length > 0 ? `<p>${inline(rest.join(' '))}</p>` : ''}<p class="who">For ${inline(audienceText(route.audience))}. Fails with ${inline(failures.join(', '))}: <a href="#failures">codes</a>.</p>
${callOf(route, described, publicUrl)}${folded('What goes in', inputOf(route))}${answerOf(route, described)}</article>`
}

function recordOf(name: string, schema: JsonSchema, { components }: Described): string {
  const anchor = `record-${anchorOf(name)}`
  const example = folded('Example', json(exampleOf(schema, components)))
  return `<article id="${anchor}"><h3><a href="#${anchor}">${escapeHtml(name)}</a></h3><p>${inline(schema.description ?? '')}</p>${folded('Fields', fieldTable(null, schema, 'not always'))}${example}</article>`
}

const codeRows = errorCodes
  .map(
    ({ code, statuses, meaning, within }) =>
      `<tr><th scope="row"><code>${code.replaceAll('_', '_<wbr>')}</code></th><td>${within === null ? statuses.join(', ') : `in <code>fields</code> of ${within}`}</td><td>${inline(meaning)}</td></tr>`,
  )
  .join('')

const failures = `<section><h2 id="failures">Failures</h2><p>Failed requests answer <code>{message, code}</code>, and <code>fields</code> with <code>{path, message, code}</code> where something in the input is wrong. Go by <code>code</code>; <code>message</code> is for whoever writes the program.</p><table><thead><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">Meaning</th></tr></thead><tbody>${codeRows}</tbody></table></section>`

const entry = (address: string, title: string): string => `<li><a href="#${address}">${title}</a></li>`

/** Several entries, folded: there are more than anybody reads at once. */
const chapter = (address: string, title: string, entries: readonly string[]): string =>
  `<li><details><summary>${title}</summary><ul>${entry(address, 'All of them')}${entries.join('')}</ul></details></li>`

/** The same for people: a page without script, made once. A nonce allows its style under the site's policy. */
export function openApiPage(
  routes: readonly Route[],
  webhooks: readonly WebhookMessage[],
  publicUrl: string,
): (nonce: string) => string {
  const described = describedBy(routes)
  const bySubject = Map.groupBy(routes, route => subjectOf(route) ?? '')
  const subjects = subjectNames.map(name => ({ name, anchor: anchorOf(name), routes: bySubject.get(name) ?? [] }))
  const records = Object.entries(described.components).filter(([, schema]) => schema.properties)
  const contents = [
    ...about.map(({ id, title }) => entry(id, title)),
    ...subjects.map(({ anchor, name, routes: own }) => {
      const links = own.map(route =>
        entry(anchorOfRoute(route), badge(route.method) + escapeHtml(route.path.replace('/api/', ''))),
      )
      return chapter(anchor, escapeHtml(name), links)
    }),
    entry('messages', 'Messages to webhooks'),
    entry('failures', 'Failures'),
    chapter(
      'records',
      'Records',
      records.map(([name]) => entry(`record-${anchorOf(name)}`, name)),
    ),
  ]
  const told = webhooks.map(message => `<li><code>${escapeHtml(message.name)}</code> – ${inline(message.about)}</li>`)
  const body = [
    '<h1>REST paths</h1><p>Recipes that run as they are printed: <a href="/api/docs/guide">the guide</a>. For programs: <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1). The same data and more, by what you ask for: <a href="/graphql">GraphQL</a>.</p>',
    ...about.map(({ id, title, texts }) => `<section><h2 id="${id}">${title}</h2>${paragraphs(texts)}</section>`),
    ...subjects.map(({ anchor, name, routes: own }) => {
      const articles = own.map(route => articleOf(route, described, publicUrl))
      return `<section><h2 id="${anchor}">${escapeHtml(name)}</h2>${articles.join('')}</section>`
    }),
    `<section><h2 id="messages">Messages to webhooks</h2><p>Signed messages (Standard Webhooks) to addresses that <code>POST /api/v0/webhooks</code> sets up; their shapes stand under <code>webhooks</code> in the machine-readable description.</p><ul>${told.join('')}</ul></section>`,
    failures,
    `<section><h2 id="records">Records</h2>${records.map(([name, schema]) => recordOf(name, schema, described)).join('')}</section>`,
  ]
  const head =
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>REST paths</title>'
  const page = `<div class="page"><nav aria-label="Contents"><details open><summary>Contents</summary><ul>${contents.join('')}</ul></details></nav><main>${body.join('')}</main></div>`
  return nonce => `${head}<style nonce="${nonce}">${style}</style></head><body>${page}</body></html>`
}
