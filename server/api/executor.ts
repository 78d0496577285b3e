import {
  type DocumentNode,
  execute,
  type GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  parse,
  specifiedRules,
  validate,
} from 'graphql'
import type { Log } from '../platform/log.ts'
import type { RequestContext } from './context.ts'
import { isDocumentRefused } from './documentRefused.ts'
import { maskedError } from './failures.ts'
import { isShared } from './sharedFields.ts'
import { tracing } from './tracing.ts'

export type GraphqlAnswer = { data?: unknown; errors?: readonly unknown[] }

/** How an answer that failed as a whole is sent: its status and headers. */
export type AnswerFailure = { readonly status: number; readonly headers?: Readonly<Record<string, string>> }

/** The client's own queries by the hash that the Relay compiler gave them. */
export type Executor = {
  /** Whether the hash is one of the client's documents. */
  knows(hash: string): boolean
  textOf(hash: string): string | null
  /** `query`, `mutation` or null for an unknown hash. */
  kindOf(hash: string): string | null
  /** Whether every visitor who is not signed in gets the same answer. */
  isShared(hash: string): boolean
  /** Runs a persisted document; its errors are masked. Throws RangeError for an unknown hash. */
  run(hash: string, variables: Record<string, unknown>, context: RequestContext): Promise<Executed>
  /** Runs any other document that fits the schema; its errors are masked. */
  runDocument(document: DocumentNode, variables: Record<string, unknown>, context: RequestContext): Promise<Executed>
}

/** An answer, and how it is sent where it failed as a whole. Without `data` nothing was executed. */
export type Executed = { readonly answer: GraphqlAnswer; readonly failure: AnswerFailure | null }

/** Parses and validates the persisted documents once, so that a request only executes. Throws if one does not fit the
 *  schema: client and server were not built together. */
export function createExecutor(schema: GraphQLSchema, documents: Readonly<Record<string, string>>, log: Log): Executor {
  const parsed = new Map<string, { document: DocumentNode; text: string; kind: string; isShared: boolean }>()
  for (const [hash, text] of Object.entries(documents)) {
    const document = parse(text, { noLocation: true })
    const [problem] = validate(schema, document, specifiedRules)
    if (problem) throw new Error(`The client's query ${hash.slice(0, 8)} does not fit the schema: ${problem.message}`)
    const definition = document.definitions.find(each => each.kind === 'OperationDefinition')
    parsed.set(hash, { document, text, kind: definition?.operation ?? 'query', isShared: isShared(schema, document) })
  }
  async function runDocument(
    document: DocumentNode,
    variables: Record<string, unknown>,
    context: RequestContext,
    hash: string | null = null,
  ): Promise<Executed> {
    const result = await tracing(context, { schema, document, variables }, async own =>
      execute({
        schema,
        document,
        variableValues: variables,
        // A context of its own: what is worked out once per context (an operation's cost) is not another operation's.
        contextValue: { ...own },
      }),
    )
    if (!result.errors) return { answer: { data: result.data }, failure: null }
    const masked = result.errors.map(error => withoutHttp(maskedError(error, log)))
    const failures = masked.flatMap(({ http }) => http ?? [])
    const refused = result.errors.find(isDocumentRefused)
    // The client's own questions are far below the limits, by test: whoever reads this has found one that is not.
    if (refused && hash !== null)
      log.error({ document: hash, reason: refused.message }, 'a question of the client is refused')
    return {
      answer: { data: refused ? null : result.data, errors: masked.map(({ error }) => error) },
      failure: failures.toSorted((one, other) => other.status - one.status)[0] ?? null,
    }
  }
  return {
    knows: hash => parsed.has(hash),
    textOf: hash => parsed.get(hash)?.text ?? null,
    kindOf: hash => parsed.get(hash)?.kind ?? null,
    isShared: hash => parsed.get(hash)?.isShared ?? false,
    async run(hash, variables, context) {
      const known = parsed.get(hash)
      if (!known) throw new RangeError('unknown persisted query')
      return runDocument(known.document, variables, context, hash)
    },
    runDocument: (document, variables, context) => runDocument(document, variables, context),
  }
}

/** An error as it is sent, and apart from it what it means for the whole answer. */
function withoutHttp(error: GraphQLError): { error: GraphQLFormattedError; http: AnswerFailure | null } {
  const { http = null, ...extensions } = error.extensions as { http?: AnswerFailure }
  return { error: { ...error.toJSON(), ...(Object.keys(extensions).length > 0 && { extensions }) }, http }
}
