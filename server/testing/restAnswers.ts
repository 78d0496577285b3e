import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { openApi } from '../api/openapi/document.ts'
import { codesOf } from '../api/openapi/operation.ts'
import type { JsonSchema } from '../api/openapi/schemas.ts'
import type { Route } from '../api/rest.ts'
import { webhookMessages } from '../domains/webhooks/rules/kinds.ts'
import { routes } from '../rest.ts'

/**
 * Real answers of the documented paths beside their description: whatever a test asks its site for must be described as
 * it came, field by field. The description itself is open to further fields; here none is.
 */

type Document = { readonly [key: string]: unknown; readonly paths: Record<string, Record<string, Operation>> }
type Operation = { readonly responses: Record<string, unknown> }

const mapped = (schemas: Readonly<Record<string, JsonSchema>>) =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, closed(schema)]))

/** The same schema, to which nothing may be added. */
function closed(schema: JsonSchema): JsonSchema {
  const { properties, items, anyOf, additionalProperties } = schema
  return {
    ...schema,
    ...(properties && { properties: mapped(properties), additionalProperties: false }),
    ...(typeof additionalProperties === 'object' && {
      additionalProperties: closed(additionalProperties as JsonSchema),
    }),
    ...(items && { items: closed(items) }),
    ...(anyOf && { anyOf: anyOf.map(closed) }),
  }
}

/** The description with the schemas of its answers closed. */
function strictDocument(): Document {
  const printed = JSON.parse(JSON.stringify(openApi(routes, 'https://shop.example.com', webhookMessages()))) as Document
  const closeContent = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(closeContent)
    if (typeof value !== 'object' || value === null) return value
    const entries = Object.entries(value).map(([key, each]): [string, unknown] => {
      if (key === 'schemas') return [key, mapped(each as Record<string, JsonSchema>)]
      if (key === 'requestBody' || key === 'webhooks' || key === 'parameters') return [key, each]
      if (key === 'schema') return [key, closed(each as JsonSchema)]
      return [key, closeContent(each)]
    })
    return Object.fromEntries(entries)
  }
  return closeContent(printed) as Document
}

const known = new Map<string, ValidateFunction>()
let checker: { readonly ajv: Ajv2020; readonly document: Document } | null = null

function openChecker() {
  const ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: true })
  addFormats.default(ajv)
  const document = strictDocument()
  ajv.addSchema({ ...document, $id: 'api' })
  return { ajv, document }
}

const pointer = (...parts: readonly string[]): string =>
  parts.map(part => `/${encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('')

function validatorAt(at: string): ValidateFunction {
  checker ??= openChecker()
  const found = known.get(at) ?? checker.ajv.compile({ $ref: `api#${at}` })
  known.set(at, found)
  return found
}

const patterns = routes.map(route => ({
  route,
  pattern: new RegExp(`^${route.path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
  isExact: !route.path.includes('{'),
}))

/** The route that answers to a request; null where none does. */
function routeOf(method: string, url: string): Route | null {
  const path = url.split('?')[0]!
  const fitting = patterns.filter(({ route, pattern }) => route.method === method && pattern.test(path))
  return (fitting.find(({ isExact }) => isExact) ?? fitting[0])?.route ?? null
}

type Answered = { readonly method: string; readonly url: string; readonly status: number; readonly content: unknown }

/** Paths whose success was seen and is described as it came, as `GET /api/…`. */
export const answersSeen = new Set<string>()

/** Throws where a documented path answered otherwise than its description says. */
export function refuseUndescribed({ method, url, status, content }: Answered): void {
  const route = content === null ? null : routeOf(method, url)
  if (!route || typeof route.answer === 'string') return
  checker ??= openChecker()
  const responses = checker.document.paths[route.path]?.[method.toLowerCase()]?.responses ?? {}
  const { code } = (status === 401 || status === 409 ? content : {}) as { readonly code?: string }
  if (route.refused && code !== undefined && code !== 'C100' && !codesOf(route).includes(code)) {
    throw new Error(`${method} ${route.path} was refused by ${code}, which it does not declare`)
  }
  const isFramework = [413, 414, 415, 417].includes(status)
  if (responses[status] === undefined && !isFramework) {
    throw new Error(`${method} ${route.path} answered ${status}, which is not described: ${JSON.stringify(content)}`)
  }
  const own = [
    'paths',
    route.path,
    method.toLowerCase(),
    'responses',
    String(status),
    'content',
    'application/json',
    'schema',
  ]
  const shared = ['components', 'schemas', status === 207 ? 'Results' : 'Failure']
  const isOwn = status === 200 || (status === 207 && !route.records)
  const at = pointer(...(isOwn ? own : shared))
  const validate = validatorAt(at)
  if (validate(content)) {
    if (status === 200) answersSeen.add(`${method} ${route.path}`)
    return
  }
  const [error] = validate.errors ?? []
  const { instancePath, message, params } = error!
  throw new Error(
    `${method} ${route.path} answered ${status} otherwise than described, at ${instancePath || '/'}: ${message} ${JSON.stringify(params)} in ${JSON.stringify(content).slice(0, 3000)}`,
  )
}
