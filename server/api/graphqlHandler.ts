import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type DocumentNode, GraphQLError, type GraphQLSchema, Kind, specifiedRules, validate } from 'graphql'
import { createYoga, type Plugin } from 'graphql-yoga'
import { LRUCache } from 'lru-cache'
import { uploadSettings } from '../domains/files/settings.ts'
import { mostBytesOfAll } from '../domains/files/uploads/rules.ts'
import { readSettings } from '../domains/settings/queries.ts'
import { refuse } from '../kit/refusals.ts'
import { mayEdit, mayWrite } from '../kit/viewer.ts'
import type {} from '../platform/http.ts'
import type { Log } from '../platform/log.ts'
import type { RequestContext } from './context.ts'
import { fewRenamedIntrospections, readDocument } from './documents.ts'
import type { AnswerFailure, Executor, GraphqlAnswer } from './executor.ts'
import { maskedError } from './failures.ts'
import { type FormLimits, isForm, passForm, readForm, usualFormLimits } from './forms.ts'
import { graphiqlExamples, graphiqlTabs } from './graphiqlExamples.ts'
import { languageOfRequest } from './requestContext.ts'
import { cachedResponse, isAnonymous, type SentAnswer, sendAnswer } from './responseCache.ts'
import { asNobody, isShared } from './sharedFields.ts'
import { tellTiming, traceOf } from './tracing.ts'
import { mayBeKept } from './unkept.ts'
import type { VersionedCache } from './versionedCache.ts'

/** Characters of the texts whose reading is remembered, in each of the places that do so; a document in memory takes up
 *  to a hundred times the room of its text. */
const mostRememberedCharacters = 500_000

/** A request that is being answered, and for whom: what is shared, for nobody in particular. */
type Around = {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly context: () => Promise<RequestContext>
}

type ServerContext = { shop: RequestContext; body: unknown }

/** The GraphQL door at /graphql: GET and POST by GraphQL-over-HTTP, ad-hoc queries within limits, the client's own by
 *  hash, uploads as multipart, GraphiQL for browsers. */
export function registerGraphql(
  app: FastifyInstance,
  parts: {
    schema: GraphQLSchema
    executor: Executor
    log: Log
    contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<RequestContext>
    answers: VersionedCache<SentAnswer>
  },
): void {
  const { schema, executor, log, contextOf, answers } = parts
  const limitDocuments: Plugin = {
    onParse({ setParseFn }) {
      setParseFn(source => readDocument(typeof source === 'string' ? source : source.body))
    },
    onValidate({ addValidationRule }) {
      addValidationRule(fewRenamedIntrospections)
    },
  }
  const takeBody: Plugin<object, ServerContext> = {
    onRequestParse({ serverContext, setRequestParser }) {
      const body = serverContext?.body
      if (body !== undefined) setRequestParser(() => body as never)
    },
  }
  const yoga = createYoga<ServerContext>({
    schema,
    graphqlEndpoint: '/graphql',
    landingPage: false,
    batching: false,
    cors: false,
    logging: false,
    parserAndValidationCache: { documentCache: remembered<DocumentNode>(), errorCache: remembered<object>() },
    maskedErrors: { maskError: error => maskedError(error, log) },
    context: ({ shop }) => shop as never,
    // The page is two megabytes of script: loaded when somebody first asks for it.
    renderGraphiQL: async options => (await import('@graphql-yoga/render-graphiql')).renderGraphiQL(options),
    graphiql: {
      title: 'GraphiQL',
      defaultQuery: graphiqlExamples[0]!.query,
      defaultTabs: graphiqlTabs(),
      shouldPersistHeaders: false,
    } as never,
    plugins: [
      takeBody,
      limitDocuments,
      usePersistedOperations({
        allowArbitraryOperations: true,
        skipDocumentValidation: true,
        customErrors: {
          keyNotFound: {
            message: 'There is no query in the request.',
            extensions: { code: 'C400', http: { status: 400 } },
          },
        },
        getPersistedOperation: hash => executor.textOf(hash),
      }),
    ],
  })

  /** The request as a persisted operation, null if it is none. By GET only queries are answered. */
  function persistedOf(request: FastifyRequest): Persisted | null {
    const params =
      request.method === 'POST' ? (request.body as Params | null) : paramsOfAddress(request.query as Params)
    const hash = params?.extensions?.persistedQuery?.sha256Hash
    if (!params || typeof hash !== 'string' || params.query !== undefined || !executor.knows(hash)) return null
    if (request.method !== 'POST' && executor.kindOf(hash) !== 'query') return null
    const { variables } = params
    const isObject = typeof variables === 'object' && variables !== null && !Array.isArray(variables)
    return { hash, variables: isObject ? (variables as Record<string, unknown>) : {} }
  }

  // A path of its own for the client's queries: no parsing, no validation, no copies of request and answer.
  async function answerPersisted({ hash, variables }: Persisted, around: Around): Promise<SentAnswer> {
    const { answer, failure } = await executor.run(hash, variables, await around.context())
    return sentAnswer(answer, failure, around.reply)
  }

  /** What was asked in words, on the same short road where nothing about it is special; null where something is: then
   *  nothing was done yet. */
  async function answerPlainly({ request, reply, context }: Around): Promise<SentAnswer | null> {
    const plain = plainOperation(request)
    const document = plain && textOf(plain.text).document
    if (!plain || !document) return null
    const { answer, failure } = await executor.runDocument(document, plain.variables, await context())
    // Variables that do not fit, for example.
    if (answer.data === undefined) return null
    return sentAnswer(answer, failure, reply)
  }

  async function answerText(around: Around): Promise<SentAnswer> {
    const { request, reply } = around
    const plain = await answerPlainly(around)
    if (plain) return plain
    const shop = await around.context()
    const body = await bodyOf(request, reply, shop)
    const response = await yoga.fetch(
      new Request(new URL(request.url, 'http://localhost'), {
        method: request.method,
        headers: headersOf(request),
        ...(request.method === 'POST' && { body: '{}' }),
      }),
      { shop, body },
    )
    for (const [name, value] of response.headers)
      if (!ofTheConnection.has(name.toLowerCase())) reply.header(name, value)
    const text = Buffer.from(await response.arrayBuffer())
    if (isForm(request)) passForm(request)
    return {
      status: response.status,
      contentType: response.headers.get('content-type') ?? 'application/json; charset=utf-8',
      body: text,
      isKeepable: response.status === 200 && mayBeKept(reply) && !text.includes('"errors":['),
    }
  }

  // What became of texts that were sent; reading them once is enough.
  const texts = remembered<ReadText>()
  function textOf(text: string): ReadText {
    const known = texts.get(text)
    if (known !== undefined) return known
    const read = readText(schema, text)
    texts.set(text, read)
    return read
  }

  /** The key under which the answer may be kept for everybody, null if it may not. */
  function sharedKey(request: FastifyRequest, persisted: Persisted | null): string | null {
    if (!isAnonymous(request)) return null
    const language = languageOfRequest(request)
    if (persisted) {
      return executor.isShared(persisted.hash) ? keyOf([language, persisted.hash, persisted.variables]) : null
    }
    const body = request.method === 'POST' ? (request.body as Params | null) : null
    const text = body?.query
    if (typeof text !== 'string' || body?.extensions || !textOf(text).isShared) return null
    return keyOf([language, request.headers.accept, body?.operationName, text, body?.variables])
  }

  // The upload reads the stream itself.
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null))

  app.route({
    method: ['PUT', 'PATCH', 'DELETE'],
    url: '/graphql',
    handler: (_request, reply) =>
      reply
        .code(405)
        .header('allow', 'GET, POST')
        .send({ errors: [{ message: 'GraphQL is answered by GET and POST.' }] }),
  })

  app.route({
    method: ['GET', 'POST', 'OPTIONS'],
    url: '/graphql',
    handler: async (request, reply) => {
      const persisted = persistedOf(request)
      const key = sharedKey(request, persisted)
      let known: Promise<RequestContext> | null = null
      const own = () => {
        known ??= contextOf(request, reply)
        return known
      }
      const around = { request, reply, context: key === null ? own : async () => asNobody(await own()) }
      const make = () => (persisted ? answerPersisted(persisted, around) : answerText(around))
      const answer = key === null ? await make() : await cachedResponse(answers, key, make)
      // What is answered to everybody alike tells nobody what it took.
      if (key === null && known) tellTiming(reply, await traceOf(await known))
      if (answer.contentType.startsWith('text/html')) {
        reply.type('text/html; charset=utf-8').header('cache-control', 'no-store')
        return reply.send(graphiqlPage(answer.body.toString(), reply))
      }
      return sendAnswer(request, reply, answer)
    },
  })
}

/** A text as a document that has one operation and fits the schema, null where it is anything else. */
type ReadText = { readonly document: DocumentNode | null; readonly isShared: boolean }

function readText(schema: GraphQLSchema, text: string): ReadText {
  try {
    const document = readDocument(text)
    const operations = document.definitions.filter(each => each.kind === Kind.OPERATION_DEFINITION)
    const isPlain = operations.length === 1 && operations[0]?.operation !== 'subscription'
    const fits = isPlain && validate(schema, document, [...specifiedRules, fewRenamedIntrospections]).length === 0
    return { document: fits ? document : null, isShared: isShared(schema, document) }
  } catch (error) {
    // Whoever sent it hears of the mistake when it is answered.
    if (error instanceof GraphQLError) return { document: null, isShared: false }
    throw error
  }
}

/** What a program asks for in JSON and wants answered in JSON, null for everything else. */
function plainOperation({ method, headers, body }: FastifyRequest): PlainOperation | null {
  if (method !== 'POST' || !headers['content-type']?.startsWith('application/json')) return null
  if (headers.accept !== undefined && !/^(application\/json|\*\/\*)$/.test(headers.accept)) return null
  const { query, variables, operationName, extensions, ...others } = (body ?? {}) as Params
  const isOne = typeof query === 'string' && !operationName && !extensions && Object.keys(others).length === 0
  if (!isOne || Array.isArray(body)) return null
  if (variables !== undefined && variables !== null && (typeof variables !== 'object' || Array.isArray(variables)))
    return null
  return { text: query, variables: (variables ?? {}) as Record<string, unknown> }
}

type PlainOperation = { readonly text: string; readonly variables: Record<string, unknown> }

function sentAnswer(answer: GraphqlAnswer, failure: AnswerFailure | null, reply: FastifyReply): SentAnswer {
  if (failure?.headers) reply.headers({ ...failure.headers })
  return {
    status: failure?.status ?? 200,
    contentType: 'application/json; charset=utf-8',
    body: Buffer.from(JSON.stringify(answer)),
    isKeepable: answer.errors === undefined && mayBeKept(reply),
  }
}

/** A memory of what became of texts, bounded by their characters. */
const remembered = <Value extends object | boolean>() =>
  new LRUCache<string, Value>({
    max: 2000,
    maxSize: mostRememberedCharacters,
    sizeCalculation: (_value, text) => text.length + 1,
  })

/** What an answer depends on as a key; null for values that are nested too deeply to be written down. */
function keyOf(parts: readonly unknown[]): string | null {
  try {
    return JSON.stringify(parts)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** Headers that say how one message travels; the answer is sent on as another. */
const ofTheConnection: ReadonlySet<string> = new Set(['content-length', 'transfer-encoding', 'connection'])

/** GraphiQL under a policy of its own: its editor writes styles and starts workers, and nothing comes from elsewhere. */
function graphiqlPage(html: string, reply: FastifyReply): string {
  const nonce = reply.pageNonce()
  reply.header(
    'content-security-policy',
    `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'self' 'unsafe-inline'; connect-src 'self'; img-src 'self' data:; font-src 'self' data:; worker-src blob:; base-uri 'none'; frame-ancestors 'none'`,
  )
  // Only the page's own tags: the same letters stand in the scripts' texts too.
  return html.replaceAll(/<script(?=[\s>])([\s\S]*?<\/script>)/g, `<script nonce="${nonce}"$1`)
}

/** What a request says; the address carries objects as JSON. */
type Params = {
  query?: unknown
  variables?: unknown
  operationName?: unknown
  extensions?: { persistedQuery?: { sha256Hash?: unknown } }
}
type Persisted = { hash: string; variables: Record<string, unknown> }

/** The parameters of the address, null where it names no persisted operation. Refuses what is no JSON. */
function paramsOfAddress({ query, variables, extensions }: Params): Params | null {
  try {
    const read = {
      query,
      // An empty one is none, as programs write it that fill in every parameter.
      variables: typeof variables === 'string' && variables !== '' ? JSON.parse(variables) : undefined,
      extensions: typeof extensions === 'string' && extensions !== '' ? JSON.parse(extensions) : null,
    }
    return read.extensions === null ? null : read
  } catch (error) {
    if (error instanceof SyntaxError) refuse('INVALID_INPUT', [], 'variables and extensions must be JSON')
    throw error
  }
}

function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string' && !name.startsWith(':')) headers.set(name, value)
  }
  // Multipart was read by then, and what is handed on is JSON.
  if (isForm(request)) headers.set('content-type', 'application/json')
  headers.delete('content-length')
  return headers
}

/** The operation of the body, undefined without one; a multipart body's files stand in its variables. */
async function bodyOf(request: FastifyRequest, reply: FastifyReply, context: RequestContext): Promise<unknown> {
  if (request.method !== 'POST') return undefined
  return isForm(request) ? readForm(request, reply, await formLimitsOf(context)) : (request.body ?? {})
}

/** How much the sender of a form may bring. */
async function formLimitsOf({ viewer, database }: RequestContext): Promise<FormLimits> {
  if (!mayEdit(viewer, 'files') && !mayWrite(viewer, 'catalogue')) return usualFormLimits
  const settings = uploadSettings.of(await readSettings(database.drizzle))
  return {
    mostBytes: Math.max(usualFormLimits.mostBytes, mostBytesOfAll(settings)) + 1,
    mostFiles: Math.max(usualFormLimits.mostFiles, settings.filesPerRequest),
  }
}
