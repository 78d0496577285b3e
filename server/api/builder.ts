import SchemaBuilder, { brandWithType } from '@pothos/core'
import ComplexityPlugin from '@pothos/plugin-complexity'
import RelayPlugin from '@pothos/plugin-relay'
import ScopeAuthPlugin from '@pothos/plugin-scope-auth'
import { GraphQLError, type GraphQLField } from 'graphql'
import { Refused } from '../kit/refusals.ts'
import type { Area } from '../kit/viewer.ts'
import { declaredOf } from '../platform/internals.ts'
import { type Audience, knockRefused, mayKnock } from '../platform/operation.ts'
import type { RequestContext } from './context.ts'
import { DocumentRefused } from './documentRefused.ts'
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

/** Scopes are the audiences of operations (see `Audience`), each under its own name but for `public`: everyone. */
type ScopeOfAll =
  | ('public' | 'visitor' | 'inPerson' | 'buyer' | 'buyerInPerson')
  | ('signedIn' | 'oneself' | 'backOffice' | 'system')
type ScopeOfArea = 'staff' | 'editor' | 'admin' | 'person'
export type Scope = ScopeOfAll | ScopeOfArea

/** The scope that a field declares and, for those of the back office, its area; null where it declares none. */
export function scopeOf(field: GraphQLField<unknown, unknown>): { scope: Scope; area: Area | null } | null {
  const [declared] = Object.entries(declaredOf<{ authScopes?: Record<string, unknown> }>(field)?.authScopes ?? {})
  if (!declared) return null
  const [scope, area] = declared
  return { scope: scope as Scope, area: typeof area === 'string' ? (area as Area) : null }
}

function audienceOf(field: GraphQLField<unknown, unknown>): Audience {
  const { scope, area } = scopeOf(field) ?? { scope: 'system', area: null }
  return (area === null ? (scope === 'public' ? 'everyone' : scope) : `${scope}:${area}`) as Audience
}

/** The one GraphQL builder. Fields are nullable unless told, scopes combine with *all*, and a field without a scope
 *  on a root type fails a test. Node ids are `Type:uuid` in base64. */
export const builder = new SchemaBuilder<{
  Context: RequestContext
  DefaultFieldNullability: false
  DefaultAuthStrategy: 'all'
  AuthScopes: Record<ScopeOfAll, boolean> & Record<ScopeOfArea, Area>
  Scalars: {
    ID: { Input: string; Output: string }
    DateTime: { Input: Date; Output: Date }
    Date: { Input: string; Output: string }
    Cents: { Input: number; Output: number }
    Html: { Input: string; Output: string }
    PageHtml: { Input: string; Output: string }
    Json: { Input: unknown; Output: unknown }
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
      return new DocumentRefused(message, { extensions: { code: 'C400', http: { status: 400 } } })
    },
  },
  scopeAuth: {
    defaultStrategy: 'all',
    authScopes: ({ viewer }) => ({
      public: true,
      visitor: mayKnock(viewer, 'visitor'),
      inPerson: mayKnock(viewer, 'inPerson'),
      buyer: mayKnock(viewer, 'buyer'),
      buyerInPerson: mayKnock(viewer, 'buyerInPerson'),
      signedIn: mayKnock(viewer, 'signedIn'),
      oneself: mayKnock(viewer, 'oneself'),
      backOffice: mayKnock(viewer, 'backOffice'),
      system: mayKnock(viewer, 'system'),
      staff: area => mayKnock(viewer, `staff:${area}`),
      editor: area => mayKnock(viewer, `editor:${area}`),
      admin: area => mayKnock(viewer, `admin:${area}`),
      person: area => mayKnock(viewer, `person:${area}`),
    }),
    unauthorizedError(_parent, { viewer }, { parentType, fieldName }) {
      const error = knockRefused(viewer, audienceOf(parentType.getFields()[fieldName]!))
      if (error instanceof Refused) {
        return new GraphQLError(error.refusals[0]!.message, {
          extensions: { code: error.refusals[0]!.code, http: { status: 409, spec: false } },
        })
      }
      return new GraphQLError(error.message, {
        extensions: { code: 'C100', http: { status: error.isSignedIn ? 403 : 401, spec: false } },
      })
    },
  },
})

/** A file as graphql-upload-minimal hands it on. */
export type UploadedFile = { filename: string; mimetype: string; createReadStream(): NodeJS.ReadableStream }

builder.queryType({})
builder.mutationType({})
