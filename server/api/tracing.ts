import { complexityFromQuery } from '@pothos/plugin-complexity'
import type { FastifyReply } from 'fastify'
import type { DocumentNode, GraphQLSchema } from 'graphql'
import { readSettings } from '../domains/settings/queries.ts'
import { debugSettings } from '../domains/site/settings.ts'
import { isSystem } from '../kit/viewer.ts'
import { countedDatabase } from '../platform/countedDatabase.ts'
import type { RequestContext } from './context.ts'
import { isShared } from './sharedFields.ts'

/** What one operation took. `isShared`: visitors get its answer from what is kept; here it was made anew. */
type TracedOperation = {
  readonly name: string
  readonly milliseconds: number
  readonly statements: number
  readonly databaseMilliseconds: number
  readonly cost: number
  readonly isShared: boolean
}

/** What the operations of a request took, in the order in which they ended. */
export type Trace = TracedOperation[]

const traceKey = {}

/** The trace of a request of a system account that is signed in, while the debug switch is on; null for everybody else,
 *  without a statement. Source: platform.md 6 (debug toggle). */
export async function traceOf(context: RequestContext): Promise<Trace | null> {
  const { viewer, database } = context
  if (!isSystem(viewer) || viewer.sessionId === null) return null
  return context.onceForAll(traceKey, async () =>
    debugSettings.of(await readSettings(database.drizzle)).debugEnabled ? ([] as Trace) : null,
  )
}

/** An operation as it is traced. */
type Asked = {
  readonly schema: GraphQLSchema
  readonly document: DocumentNode
  readonly variables: Record<string, unknown>
}

/** Runs an operation and notes what it took, where the request is traced. */
export async function tracing<Answer>(
  context: RequestContext,
  asked: Asked,
  run: (context: RequestContext) => Promise<Answer>,
): Promise<Answer> {
  const trace = await traceOf(context)
  if (trace === null) return run(context)
  const count = { statements: 0, milliseconds: 0 }
  const began = performance.now()
  try {
    return await run({ ...context, database: countedDatabase(context.database, count) })
  } finally {
    trace.push({
      ...{
        name: nameOf(asked.document),
        isShared: isShared(asked.schema, asked.document),
        cost: costOf(asked, context),
      },
      ...{ milliseconds: performance.now() - began },
      ...{ statements: count.statements, databaseMilliseconds: count.milliseconds },
    })
  }
}

function nameOf({ definitions }: DocumentNode): string {
  const operation = definitions.find(each => each.kind === 'OperationDefinition')
  return operation?.name?.value ?? 'unnamed'
}

const costOf = ({ schema, document, variables }: Asked, context: RequestContext): number =>
  complexityFromQuery(document, { schema, variables, ctx: { ...context } }).complexity

/** Operations of which an answer tells at most: servers on the way refuse headers that are too long. */
const mostTold = 20

/**
 * A trace as the header `Server-Timing`, which the browser's own tools show too: `total` is the whole request, every other
 * metric an operation with what it took in milliseconds and, as text, `statements databaseMilliseconds cost shared|own`.
 */
function serverTiming(trace: Trace, milliseconds: number): string {
  const told = trace.slice(0, mostTold).map(each => {
    const details = [each.statements, each.databaseMilliseconds.toFixed(1), each.cost, each.isShared ? 'shared' : 'own']
    return `${each.name};dur=${each.milliseconds.toFixed(1)};desc="${details.join(' ')}"`
  })
  return [`total;dur=${milliseconds.toFixed(1)};desc="${trace.length}"`, ...told].join(', ')
}

/** Tells in the answer to a traced request what it took. */
export function tellTiming(reply: FastifyReply, trace: Trace | null): void {
  if (trace !== null) reply.header('server-timing', serverTiming(trace, reply.elapsedTime))
}
