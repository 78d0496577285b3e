import type { Route } from '../rest.ts'
import { batchRemovalAnswer, failureAnswer, resultsAnswer } from '../restAnswers.ts'
import { about } from './about.ts'
import { errorCodes } from './codes.ts'
import { exampleOf } from './examples.ts'
import { type Described, operationOf } from './operation.ts'
import { answerSchemas } from './schemas.ts'
import { securitySchemes } from './security.ts'
import { subjectNames } from './subjects.ts'

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

/** Failures that paths have in common, by their names: what they mean, and an example of one. */
const failures = {
  Invalid: [
    'C400: invalid input. `fields` says what and where.',
    {
      message: 'There is no such field.',
      code: 'C400',
      fields: [{ path: 'titel', message: 'There is no such field.', code: 'INVALID_INPUT' }],
    },
  ],
  NotSignedIn: [
    'C100: nobody is signed in, or the key opens nothing. WRONG_CREDENTIALS at the sign-in.',
    { message: 'You are not signed in.', code: 'C100' },
  ],
  NotAllowed: [
    'C100: not with these rights, or from another origin.',
    { message: 'The API key lacks the scope catalogue.write.', code: 'C100' },
  ],
  Missing: ['C404: it does not exist, or is not the asker’s to know.', { message: 'Not found.', code: 'C404' }],
  Conflict: [
    'It stands against what there is: the code of the refusal, or 11000 for a key that something else has.',
    {
      message: 'Nothing is left.',
      code: 'SOLD_OUT',
      fields: [{ path: 'items.0.amount', message: 'Nothing is left.', code: 'SOLD_OUT' }],
    },
  ],
  Outdated: [
    'STALE_REVISION: `If-Match` is not the present version.',
    { message: 'It was changed in between.', code: 'STALE_REVISION', revision: 4 },
  ],
  TooMany: ['C429: too many requests.', { message: 'Too many requests.', code: 'C429' }],
  Ours: [
    'C500: our mistake, with a reference that is also in the log.',
    { message: 'Something went wrong on our side. Reference: 5f0c1a9b7e', code: 'C500', reference: '5f0c1a9b7e' },
  ],
  Away: [
    'C503: not available at the moment.',
    { message: 'Not available at the moment, please try again.', code: 'C503' },
  ],
} as const

const headers = {
  ETag: { description: 'The version, for `If-Match`, such as `"3"`.', schema: { type: 'string' } },
  'Retry-After': { description: 'Seconds until it may be tried again.', schema: { type: 'integer' } },
  RateLimit: { description: 'What is left: `"key";r=599;t=60`.', schema: { type: 'string' } },
  'RateLimit-Policy': { description: 'What is allowed: `"key";q=600;w=60`.', schema: { type: 'string' } },
}

const headersOf = (name: string): object => {
  const named =
    name === 'TooMany' ? ['Retry-After', 'RateLimit', 'RateLimit-Policy'] : name === 'Away' ? ['Retry-After'] : []
  const references = named.map(each => [each, { $ref: `#/components/headers/${each}` }])
  return references.length > 0 ? { headers: Object.fromEntries(references) } : {}
}

function responses({ components }: Described) {
  const ofFailure = Object.entries(failures).map(([name, [description, example]]) => [
    name,
    {
      description,
      ...headersOf(name),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' }, example } },
    },
  ])
  const schema = { $ref: '#/components/schemas/Results' }
  return {
    ...Object.fromEntries(ofFailure),
    SomeRefused: {
      description: 'Several, of which some were refused; each has its result.',
      content: { 'application/json': { schema, example: exampleOf(schema, components) } },
    },
  }
}

/** Codes with what they mean, as tools show them. */
const errorCodeSchema = {
  type: 'string',
  description: 'Which failure it is.',
  oneOf: errorCodes.map(({ code, statuses, meaning, within }) => ({
    const: code,
    description: `${statuses.join(', ')}${within === null ? '' : `, in \`fields\` of ${within}`}: ${meaning}`,
  })),
  examples: ['C400'],
}

/** What the descriptions of all routes refer to. */
export function describedBy(routes: readonly Route[]): Described {
  const { answers, components } = answerSchemas(routes, {
    Failure: failureAnswer,
    Results: resultsAnswer,
    Removal: batchRemovalAnswer,
  })
  return { answers, components: { ...components, ErrorCode: errorCodeSchema } }
}

/** The OpenAPI 3.1 description of the routes, printed from the same table that answers, and of the webhooks. */
export function openApi(routes: readonly Route[], publicUrl: string, webhooks: readonly WebhookMessage[]) {
  const described = describedBy(routes)
  const paths: Record<string, Record<string, object>> = {}
  for (const route of routes) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operationOf(route, described) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'REST paths',
      version: '0.1.0',
      description: about.map(({ title, texts }) => [`## ${title}`, ...texts].join('\n\n')).join('\n\n'),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: publicUrl }],
    tags: subjectNames.map(name => ({ name })),
    paths,
    webhooks: Object.fromEntries(webhooks.map(message => [message.name, webhookOf(message)])),
    components: { schemas: described.components, securitySchemes, headers, responses: responses(described) },
  }
}
