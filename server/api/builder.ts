import SchemaBuilder, { brandWithType } from '@pothos/core'
import ComplexityPlugin from '@pothos/plugin-complexity'
import RelayPlugin from '@pothos/plugin-relay'
import ScopeAuthPlugin from '@pothos/plugin-scope-auth'
import { GraphQLError } from 'graphql'
import { type Area, isSystem, mayRead, mayWrite } from '../kit/viewer.ts'
import type { RequestContext } from './context.ts'
import InputLimitsPlugin from './inputLimits.ts'

type Named = { readonly typename: string }

/** A row's columns do not tell an account from a user: what was asked for as one type stays that type, also where the
 *  same row is asked for twice in a request. */
function asTypeOf<Row>({ typename }: Named, row: Row): Row {
  if (typeof row === 'object' && row !== null) brandWithType(row, typename as never)
  return row
}

const branded = async (ids: readonly Named[], rows: PromiseLike<readonly unknown[]> | readonly unknown[]) =>
  (await Promise.all(await rows)).map((row, i) => asTypeOf(ids[i]!, row))

/** The one GraphQL builder. Fields are nullable unless told, scopes combine with *all*, and a field without a scope
 *  on a root type fails a test. Node ids are `Type:uuid` in base64. */
export const builder = new SchemaBuilder<{
  Context: RequestContext
  DefaultFieldNullability: false
  DefaultAuthStrategy: 'all'
  AuthScopes: { public: boolean; signedIn: boolean; staff: Area; admin: Area; system: boolean }
  Scalars: {
    ID: { Input: string; Output: string }
    DateTime: { Input: Date; Output: Date }
    Date: { Input: string; Output: string }
    Cents: { Input: number; Output: number }
    Html: { Input: string; Output: string }
    Upload: { Input: Promise<UploadedFile>; Output: never }
  }
}>({
  plugins: [ScopeAuthPlugin, ComplexityPlugin, RelayPlugin, InputLimitsPlugin],
  defaultFieldNullability: false,
  relay: {
    nodeQueryOptions: {
      authScopes: { public: true },
      resolve: async (_root, { id }, _context, _info, resolveNode) => asTypeOf(id, await resolveNode(id)),
    },
    nodesQueryOptions: {
      authScopes: { public: true },
      complexity: ({ ids }) => ({ field: 200 + 10 * ids.length, multiplier: Math.max(1, ids.length) }),
      resolve: (_root, { ids }, _context, _info, resolveNodes) => branded(ids, resolveNodes(ids)),
    },
    pageInfoTypeOptions: {},
  },
  complexity: {
    defaultComplexity: 1,
    defaultListMultiplier: 5,
    limit: { complexity: 60_000, depth: 14, breadth: 1000 },
    complexityError: (kind, { complexity, maxComplexity, depth, maxDepth, breadth, maxBreadth }) => {
      const figures = {
        Complexity: [complexity, maxComplexity],
        Depth: [depth, maxDepth],
        Breadth: [breadth, maxBreadth],
      }
      const [is, most] = figures[kind]
      const message = `The document asks for too much: ${kind.toLowerCase()} ${is}, at most ${most}.`
      return new GraphQLError(message, { extensions: { code: 'C400', http: { status: 400 } } })
    },
  },
  scopeAuth: {
    defaultStrategy: 'all',
    authScopes: context => ({
      public: true,
      signedIn: context.viewer.accountId !== null,
      staff: area => mayRead(context.viewer, area),
      admin: area => mayWrite(context.viewer, area),
      system: isSystem(context.viewer),
    }),
    unauthorizedError: (_parent, context) =>
      new GraphQLError(context.viewer.accountId === null ? 'Please sign in.' : 'Not allowed.', {
        extensions: { code: 'C100', http: { status: context.viewer.accountId === null ? 401 : 403, spec: false } },
      }),
  },
})

/** A file as graphql-upload-minimal hands it on. */
export type UploadedFile = { filename: string; mimetype: string; createReadStream(): NodeJS.ReadableStream }

builder.queryType({})
builder.mutationType({})
