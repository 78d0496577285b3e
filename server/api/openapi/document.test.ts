import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import { webhookMessages } from '../../domains/webhooks/rules/kinds.ts'
import { refusalCodes } from '../../kit/refusals.ts'
import { routes } from '../../rest.ts'
import { errorCodes } from './codes.ts'
import { openApi } from './document.ts'
import { openApiPage } from './page.ts'
import { securityOf } from './security.ts'
import { subjectOf } from './subjects.ts'

const publicUrl = 'https://shop.example.com'
const document = openApi(routes, publicUrl, webhookMessages())
type Content = {
  'application/json'?: { schema: object; example?: unknown; examples?: Record<string, { value: unknown }> }
}
type Operation = {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly security: readonly Record<string, readonly string[]>[]
  readonly parameters: readonly { name: string; in: string; example?: unknown }[]
  readonly requestBody?: { content: Content }
  readonly responses: Record<string, { content?: Content; $ref?: string }>
}
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ key: `${method} ${path}`, ...(operation as Operation) })),
)

describe('the description for programs', () => {
  test('fits the official schema of OpenAPI 3.1', async () => {
    const validator = new Validator()
    expect(await validator.validate(JSON.parse(JSON.stringify(document)))).toEqual({ valid: true })
    expect(validator.version).toBe('3.1')
  })

  test('a document that does not fit is noticed', async () => {
    const broken = { ...JSON.parse(JSON.stringify(document)), paths: { '/x': { get: { responses: [] } } } }
    expect((await new Validator().validate(broken)).valid).toBe(false)
  })

  const ajv = new Ajv2020({ strict: false, validateFormats: true })
  addFormats.default(ajv)
  ajv.addSchema({ ...JSON.parse(JSON.stringify(document)), $id: 'api' })
  const absolute = (schema: unknown): object =>
    JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"api#/components/'))
  const misfits = (content: Content | undefined) => {
    const { schema, example, examples = {} } = content?.['application/json'] ?? {}
    if (!schema) return []
    const validate = ajv.compile(absolute(schema))
    const all = [...(example === undefined ? [] : [example]), ...Object.values(examples).map(({ value }) => value)]
    return all.flatMap(each => (validate(each) ? [] : [ajv.errorsText(validate.errors)]))
  }

  test('each of its schemas is one, by the draft that OpenAPI 3.1 names', () => {
    for (const schema of Object.values(document.components.schemas)) {
      expect(ajv.validateSchema(absolute(schema))).toBe(true)
    }
    for (const { key, requestBody, responses } of operations) {
      for (const { content } of [requestBody ?? {}, ...Object.values(responses)]) {
        const schema = content?.['application/json']?.schema
        if (schema) expect(ajv.validateSchema(absolute(schema)), key).toBe(true)
      }
    }
  })

  test('each example fits its schema, and no path lacks one', () => {
    for (const { key, requestBody, responses, parameters } of operations) {
      const answers = Object.values(responses).flatMap(({ content }) => misfits(content))
      expect([key, answers, misfits(requestBody?.content)]).toEqual([key, [], []])
      const body = requestBody?.content['application/json']
      if (body) expect([key, body.example !== undefined]).toEqual([key, true])
      const inPath = parameters.filter(each => each.in === 'path')
      expect([key, inPath.filter(({ example }) => !example)]).toEqual([key, []])
      const shown = responses['200']?.content?.['application/json']
      if (shown) expect([key, shown.example !== undefined || shown.examples !== undefined]).toEqual([key, true])
    }
    const shared = Object.values<object>(document.components.responses).flatMap(each =>
      misfits((each as { content: Content }).content),
    )
    expect(shared).toEqual([])
  })

  test('operations have names of their own and a subject', () => {
    const names = operations.map(({ operationId }) => operationId)
    expect(new Set(names).size).toBe(routes.length)
    expect(names).toContain('getV0Shop_productId')
    expect(routes.filter(route => subjectOf(route) === null)).toEqual([])
  })

  test('requirements name schemes that there are', () => {
    const schemes = Object.keys(document.components.securitySchemes)
    expect(schemes).toEqual(['session', 'visitor', 'key', 'cartToken'])
    for (const { key, security } of operations) {
      expect([key, security.flatMap(Object.keys).filter(name => !schemes.includes(name))]).toEqual([key, []])
      expect([key, security.length > 0]).toEqual([key, true])
    }
  })

  test.each([
    ['everyone', [{}, { session: [] }, { key: [] }]],
    ['buyer', [{ visitor: [] }, { session: [] }, { cartToken: [] }, { key: [], cartToken: [] }]],
    ['signedIn', [{ session: [] }]],
    ['signedIn:orders', [{ session: [] }, { key: ['orders.read'] }]],
    ['admin:catalogue', [{ session: ['catalogue.write'] }, { key: ['catalogue.write'] }]],
  ] as const)('%s asks by', (audience, expected) => {
    expect(securityOf(audience)).toEqual(expected)
  })

  test('every code of a refusal is told, with its status and what it means', () => {
    const codes = errorCodes.map(({ code }) => code)
    expect(new Set(codes).size).toBe(codes.length)
    expect(refusalCodes.filter(code => !codes.includes(code))).toEqual([])
    const told = (wanted: string) => errorCodes.find(({ code }) => code === wanted)
    expect(told('SOLD_OUT')).toMatchObject({ statuses: [409], within: null })
    expect(told('STALE_REVISION')).toMatchObject({ statuses: [409, 412], within: null })
    expect(told('SLUG_TAKEN')).toMatchObject({ statuses: [409], within: '11000' })
    expect(told('INVALID_INPUT')).toMatchObject({ statuses: [400], within: 'C400' })
    expect(errorCodes.filter(({ meaning }) => meaning.length < 15)).toEqual([])
  })
})

describe('the description for people', () => {
  const page = openApiPage(routes, webhookMessages(), publicUrl)('the-nonce')
  const targets = [...page.matchAll(/ id="([^"]+)"/g)].map(match => match[1]!)

  test('its contents lead somewhere, each to one place', () => {
    expect(new Set(targets).size).toBe(targets.length)
    const links = [...page.matchAll(/href="#([^"]+)"/g)].map(match => match[1]!)
    expect(links.filter(link => !targets.includes(link))).toEqual([])
    expect(links.length).toBeGreaterThan(routes.length)
  })

  test('has every path with a call to copy, and every code', () => {
    expect(page.match(/<article id="(get|post|put|delete)-/g)).toHaveLength(routes.length)
    expect(page.match(/<pre class="call">/g)).toHaveLength(routes.length)
    expect(page).toContain('TRANSITION_<wbr>NOT_<wbr>ALLOWED')
    expect(page).toContain(
      "curl -X PUT 'https://shop.example.com/api/v0/shop_product' \\\n  -H 'Authorization: Bearer &lt;API key&gt;'",
    )
  })

  test('takes no script, and its only style is allowed by the nonce', () => {
    expect(page).not.toMatch(/<script|javascript:| on\w+=| style=/)
    expect(page.match(/<style[^>]*>/g)).toEqual(['<style nonce="the-nonce">'])
  })
})
