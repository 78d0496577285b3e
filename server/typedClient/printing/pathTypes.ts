import { fieldsText, type JsonSchema, jsonType, quoted } from './jsonTypes.ts'
import { described } from './texts.ts'

type Parameter = {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly description?: string
  readonly schema?: JsonSchema
}
type Content = { readonly content?: { readonly 'application/json'?: { readonly schema?: JsonSchema } } }
type Operation = {
  readonly summary?: string
  readonly description?: string
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: Content
  readonly responses?: Readonly<Record<string, Content>>
}

/** An OpenAPI description as far as types are printed from it. */
export type Description = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly webhooks: Readonly<Record<string, { readonly post: Operation }>>
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> }
}

/** How writes are asked to be done is no part of what is written (`WriteOptions`). */
const modes: ReadonlySet<string> = new Set(['dry_run', 'atomic'])

const schemaOf = (content: Content | undefined): JsonSchema | undefined =>
  content?.content?.['application/json']?.schema

/** Whether a list holds records of which nothing is said but that they are. */
const isBareList = ({ type, items }: JsonSchema): boolean =>
  type === 'array' && typeof items === 'object' && items.type === 'object' && items.properties === undefined

/** What a body may be: one thing, or several as a list. */
const alternativesOf = (body: JsonSchema | undefined): readonly JsonSchema[] => body?.anyOf ?? (body ? [body] : [])

/** Whether several records can be sent at once, each answered with a result. */
const takesSeveral = ({ requestBody, responses }: Operation): boolean =>
  responses?.['207'] !== undefined || alternativesOf(schemaOf(requestBody)).some(isBareList)

/** Lists that stand for the body, where it is described as fields alone. */
function listsOf(operation: Operation, { properties = {} }: JsonSchema, record: string): readonly string[] {
  const list = properties.items ?? properties.list
  if (list?.type === 'array') return [jsonType(list, '  ')]
  return takesSeveral(operation) ? [`readonly (${record})[]`] : []
}

/** What a path takes: its parameters and the fields of its body together, or several of them as a list. */
function inputText(method: string, operation: Operation): string {
  const { parameters = [], requestBody } = operation
  const beside = parameters.filter(each => each.in === 'path' || (each.in === 'query' && !modes.has(each.name)))
  const [body = {}, ...others] = alternativesOf(schemaOf(requestBody))
  const isRecord = body.properties !== undefined || body.type === 'object' || Object.keys(body).length === 0
  if (!isRecord) return [body, ...others].map(each => jsonType(each, '  ')).join(' | ')
  const properties = {
    ...Object.fromEntries(beside.map(({ name, schema, description }) => [name, { ...schema, description }])),
    ...body.properties,
  }
  const required = [...beside.filter(each => each.required).map(({ name }) => name), ...(body.required ?? [])]
  const own =
    Object.keys(properties).length > 0 ? fieldsText(properties, required, '  ') : '{ readonly [name: string]: never }'
  // What was read is taken back as it is, with fields that are only read.
  const takesBack = method === 'put' && takesSeveral(operation) && !('items' in properties)
  const record = takesBack ? `${own} & { readonly [field: string]: unknown }` : own
  const lists = others.length === 0 ? listsOf(operation, body, record) : othersText(others, record)
  return [...new Set([record, ...lists])].join(' | ')
}

/** What else a body may be. Several records are a list of them; `{ items }` would be another way to say so. */
function othersText(others: readonly JsonSchema[], record: string): readonly string[] {
  return others.flatMap(each => {
    if (isBareList(each)) return [`readonly (${record})[]`]
    const { items } = each.properties ?? {}
    return items && isBareList(items) ? [] : [jsonType(each, '  ')]
  })
}

/** A query holds text; what is numbers, conditions and fields may be given as such. */
const readable = (operation: Operation): Operation => ({
  ...operation,
  parameters: operation.parameters?.map(each =>
    each.name === 'qry' ? { ...each, schema: { anyOf: [{ type: 'string' }, { type: 'object' }] } } : each,
  ),
})

/** What a path answers: what is said of it, as far as that has a type. */
function answerText({ responses = {} }: Operation): string {
  const answers = Object.entries(responses).flatMap(([status, content]) =>
    /^20\d$/.test(status) ? [schemaOf(content)] : [],
  )
  const known = answers.filter(each => each !== undefined)
  return known.length === 0 ? 'unknown' : [...new Set(known.map(each => jsonType(each, '  ')))].join(' | ')
}

/** Whether a list is pulled by its changes; what is said of it is where OpenAPI has it. */
const isPulled = (operation: Operation, path: string): boolean =>
  /^\/api\/v0\/\w+$/.test(path) && aboutText(operation).includes('Pulled by `sort=changed`')

/** What is said of a path, and for whom it is. */
function aboutText({ summary = '', description = '' }: Operation): string {
  return description.startsWith(summary) ? description : `${summary} ${description}`.trim()
}

/** The documented paths: what each takes, what it answers, and which of them are pulled by their changes. */
export function printPathTypes({ paths, components }: Description): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...{ method, path, operation: readable(operation) },
      name: quoted(`${method.toUpperCase()} ${path}`),
    })),
  )
  const text = operations.map(({ method, operation }) => ({
    about: described(aboutText(operation), '  '),
    input: inputText(method, operation),
    answer: answerText(operation),
  }))
  const pulled = operations.filter(({ method, path, operation }) => method === 'get' && isPulled(operation, path))
  const line = (field: 'input' | 'answer') =>
    operations
      .map(({ name }, index) => `${field === 'input' ? text[index]!.about : ''}  ${name}: ${text[index]![field]}\n`)
      .join('')
  return [
    ...Object.entries(components.schemas).map(
      ([name, schema]) => `${described(schema.description, '')}export type ${name} = ${jsonType(schema, '')}\n`,
    ),
    `/** What the documented paths take: what stands in the path, the query and the body. */\nexport interface Inputs {\n${line('input')}}\n`,
    `/** What they answer. */\nexport interface Answers {\n${line('answer')}}\n`,
    `/** The collections that are pulled by their changes. */\nexport interface Collections {\n${pulled
      .map(({ name, path }) => `  ${path.slice(path.lastIndexOf('/') + 1)}: ${name}\n`)
      .join('')}}\n`,
  ].join('\n')
}

/** The messages of webhooks, told apart by their `type`. */
export function printWebhookTypes({ webhooks }: Description): string {
  // By name: events come in another order where modules are not those of Node itself.
  const messages = Object.keys(webhooks)
    .toSorted()
    .map(name => schemaOf(webhooks[name]!.post.requestBody) ?? {})
  return `/** A message that the shop sends. */\nexport type WebhookMessage =\n${messages
    .map(schema => `  | ${jsonType(schema, '    ')}\n`)
    .join('')}`
}
