import type { FieldNullability, InputFieldMap, SchemaTypes, TypeParam } from '@pothos/core'
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  Kind,
  type SelectionSetNode,
} from 'graphql'
import { guestViewer } from '../kit/viewer.ts'
import { declaredOf } from '../platform/internals.ts'
import { onceStore, type RequestContext, type Responder } from './context.ts'

declare global {
  export namespace PothosSchemaTypes {
    interface QueryFieldOptions<
      Types extends SchemaTypes,
      Type extends TypeParam<Types>,
      Nullable extends FieldNullability<Type>,
      Args extends InputFieldMap,
      ResolveReturnShape,
    > {
      /** Every visitor who is not signed in is answered alike, whatever is asked for below: the answer may be kept and
       *  given to all. It is made for nobody in particular (`asNobody`), so that nothing personal can slip in. */
      shared?: boolean
    }
  }
}

/** Whether a document asks for nothing but what every visitor who is not signed in is answered alike. */
export function isShared(schema: GraphQLSchema, document: DocumentNode): boolean {
  const operations = document.definitions.filter(each => each.kind === Kind.OPERATION_DEFINITION)
  const [operation] = operations
  if (operations.length !== 1 || operation?.operation !== 'query') return false
  const fragments = new Map(
    document.definitions.filter(each => each.kind === Kind.FRAGMENT_DEFINITION).map(each => [each.name.value, each]),
  )
  return isSharedSelection(schema, operation.selectionSet, fragments, new Set())
}

function isSharedSelection(
  schema: GraphQLSchema,
  { selections }: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  seen: Set<string>,
): boolean {
  return selections.every(selection => {
    if (selection.kind === Kind.FIELD) return isSharedField(schema, selection.name.value)
    if (selection.kind === Kind.INLINE_FRAGMENT)
      return isSharedSelection(schema, selection.selectionSet, fragments, seen)
    const fragment = fragments.get(selection.name.value)
    if (!fragment || seen.has(fragment.name.value)) return false
    seen.add(fragment.name.value)
    return isSharedSelection(schema, fragment.selectionSet, fragments, seen)
  })
}

/** Whether a field at the root of queries was declared `shared`. */
export function isSharedField(schema: GraphQLSchema, name: string): boolean {
  if (name === '__typename') return true
  const field = schema.getQueryType()?.getFields()[name]
  return field !== undefined && declaredOf<{ shared?: boolean }>(field)?.shared === true
}

/** Something that all visitors share asked about the one who happened to ask first. */
class NobodyAsked extends Error {
  override name = 'NobodyAsked'
  constructor(what: string) {
    super(`what all visitors share asked for ${what}`)
  }
}

const nobodies = new WeakMap<RequestContext, RequestContext>()

/**
 * The context in which what visitors share is made: nobody asks, there is no cart and no cookie, and whatever reaches
 * for one throws. Limits count for the client all the same, for they change no answer.
 */
export function asNobody(context: RequestContext): RequestContext {
  const known = nobodies.get(context)
  if (known) return known
  const refuse = (what: string) => (): never => {
    throw new NobodyAsked(what)
  }
  const responder: Responder = {
    keepNothing: () => context.responder.keepNothing(),
    limit: action => context.responder.limit(action),
    limitExactly: (action, key) => context.responder.limitExactly(action, key),
    giveBack: (action, key) => context.responder.giveBack(action, key),
    ensureVisitor: refuse('a visitor'),
    setSession: refuse('a session'),
    setDevice: refuse('a device'),
    get sessionSecret() {
      return refuse('a session')()
    },
    get device() {
      return refuse('a device')()
    },
    get wasIdle() {
      return refuse('a session')()
    },
    get tab() {
      return refuse('a tab')()
    },
    get userAgent() {
      return refuse('a browser')()
    },
  }
  const nobody = { ...context, viewer: nobodyViewer(), address: null, responder, once: onceStore() }
  nobodies.set(context, nobody)
  return nobody
}

/** A guest whose cookie cannot be looked at. */
function nobodyViewer() {
  const viewer = guestViewer()
  return Object.defineProperty(viewer, 'visitorHash', {
    enumerable: false,
    get() {
      throw new NobodyAsked('a visitor')
    },
  })
}
