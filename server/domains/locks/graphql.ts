import { batched } from '../../api/batched.ts'
import { builder } from '../../api/builder.ts'
import type { RequestContext } from '../../api/context.ts'
import { payloadType, refusalType, UserErrorRef, withRefusals } from '../../api/errors.ts'
import { decodedGlobalId } from '../../kit/globalIds.ts'
import { NotFound } from '../../kit/refusals.ts'
import { freeLock, takeLock } from './operations.ts'
import { type Lock, locksOf } from './queries.ts'
import { isKeptFrom, type LockKind, lockKindOf, mayBreak, maySee } from './rules.ts'

/** Load the lock of something for a request; null where nobody is editing it. */
const loaders = {
  document: batched<Lock>(({ database, now }, ids) => locksOf(database.drizzle, 'document', ids, now())),
  entry: batched<Lock>(({ database, now }, ids) => locksOf(database.drizzle, 'entry', ids, now())),
  file: batched<Lock>(({ database, now }, ids) => locksOf(database.drizzle, 'file', ids, now())),
  form: batched<Lock>(({ database, now }, ids) => locksOf(database.drizzle, 'form', ids, now())),
  product: batched<Lock>(({ database, now }, ids) => locksOf(database.drizzle, 'product', ids, now())),
} satisfies Record<LockKind, unknown>

const isMine = (lock: Lock, { viewer, tab = null }: RequestContext): boolean =>
  !isKeptFrom(lock, { accountId: viewer.accountId, tab })

const LockRef = builder.objectRef<Lock>('Lock').implement({
  fields: t => ({
    lockedBy: t.string({ resolve: ({ name }) => name }),
    since: t.expose('since', { type: 'DateTime' }),
    isMine: t.boolean({ resolve: (lock, _args, context) => isMine(lock, context) }),
    isOwnElsewhere: t.boolean({
      resolve: (lock, _args, context) => lock.accountId === context.viewer.accountId && !isMine(lock, context),
    }),
    viewerCanBreak: t.boolean({
      resolve: (lock, _args, context) => !isMine(lock, context) && mayBreak(lock, context.viewer, lock.kind),
    }),
  }),
})

/** What one person edits at a time. A type that has it stands in `lockKinds` under its name. */
export const LockableRef = builder.interfaceRef<{ readonly id: string }>('Lockable').implement({
  fields: t => ({
    lock: t.field({
      type: LockRef,
      nullable: true,
      // Here, for each type that has it says the same.
      description: 'Who is editing it; null while nobody is.',
      resolve: ({ id }, _args, context, { parentType }) => {
        const kind = lockKindOf(parentType.name)
        return kind && maySee(context.viewer, kind) ? loaders[kind](context, id) : null
      },
    }),
  }),
})

refusalType('FILE_LOCKED', 'FileLocked').implement({
  interfaces: [UserErrorRef],
  fields: t => ({ lockedBy: t.string({ resolve: ({ details }) => String(details?.name ?? '') }) }),
})

refusalType('PRODUCT_LOCKED', 'ProductLocked').implement({
  interfaces: [UserErrorRef],
  fields: t => ({ lockedBy: t.string({ resolve: ({ details }) => String(details?.name ?? '') }) }),
})

const TakeLockInput = builder.inputType('TakeLockInput', {
  fields: t => ({ id: t.id({ required: true }), isForced: t.boolean() }),
})
const FreeLockInput = builder.inputType('FreeLockInput', { fields: t => ({ id: t.id({ required: true }) }) })

const LockPayload = payloadType<{ lock: Lock | null }>('LockPayload', t => ({
  lock: t.expose('lock', { type: LockRef, nullable: true }),
}))

/** What an id names that can be locked. Throws NotFound for anything else. */
function lockableOf(id: string): { kind: LockKind; id: string } {
  const decoded = decodedGlobalId(id)
  const kind = decoded && lockKindOf(decoded.type)
  if (!kind) throw new NotFound()
  return { kind, id: decoded.id }
}

const ofLock = (run: () => Promise<Lock | null>) =>
  withRefusals<{ lock: Lock | null }>({ lock: null }, async () => ({ lock: await run() }))

builder.mutationFields(t => ({
  takeLock: t.field({
    type: LockPayload,
    authScopes: { oneself: true },
    args: { input: t.arg({ type: TakeLockInput, required: true }) },
    resolve: (_root, { input }, context) =>
      ofLock(() => takeLock(context, { ...lockableOf(String(input.id)), isForced: input.isForced ?? false })),
  }),
  freeLock: t.field({
    type: LockPayload,
    authScopes: { oneself: true },
    args: { input: t.arg({ type: FreeLockInput, required: true }) },
    resolve: (_root, { input }, context) => ofLock(() => freeLock(context, lockableOf(String(input.id)))),
  }),
}))
