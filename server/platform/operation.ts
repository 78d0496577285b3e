import type { Language } from '../kit/languages.ts'
import { NotAllowed } from '../kit/refusals.ts'
import { type Area, isSystem, mayRead, mayWrite, type Viewer } from '../kit/viewer.ts'
import { type Database, inTransaction, type Transaction } from './database.ts'

/** What every use case is given from outside. `now` is a function, so that tests set the clock. */
export type OperationContext = {
  readonly database: Database
  readonly viewer: Viewer
  readonly language: Language
  readonly now: () => Date
  readonly newId: () => string
  /** The client's address, for the audit log; null where no client asks. */
  readonly address: string | null
}

/** What a use case sees inside its transaction; `now` is one instant for the whole of it. */
export type OperationScope = {
  readonly tx: Transaction
  readonly viewer: Viewer
  readonly language: Language
  readonly now: Date
  readonly newId: () => string
  readonly address: string | null
}

/** What a use case sees that has no transaction around it. */
export type PlainScope = Omit<OperationScope, 'tx'> & { readonly database: Database }

/** Who may knock: everyone, a signed-in person, staff (member, admin, system) and whoever may read the area, admin
 *  (admin, system) and whoever may change what is in the area, system. */
export type Audience = 'everyone' | 'signedIn' | `staff:${Area}` | `admin:${Area}` | 'system'

/** Whether the viewer belongs to the audience. */
export function mayKnock(viewer: Viewer, audience: Audience): boolean {
  if (audience === 'everyone') return true
  if (audience === 'signedIn') return viewer.accountId !== null
  if (audience === 'system') return isSystem(viewer)
  const [who, area] = audience.split(':') as ['staff' | 'admin', Area]
  return who === 'staff' ? mayRead(viewer, area) : mayWrite(viewer, area)
}

export type Operation<Input, Result> = ((context: OperationContext, input: Input) => Promise<Result>) & {
  readonly audience: Audience
}

/** A use case in one transaction. The audience is checked before anything is read, so that GraphQL, REST and pages
 *  cannot differ; whose row it is, is checked inside. Throws `NotAllowed`, `NotFound` or `Refused`, all of which roll
 *  back. The transaction is repeated when PostgreSQL gives up on it (deadlock, serialisation).
 *  `open` travels together with the start of the transaction and only reads and locks. */
export function operation<Input, Result, Opened = undefined>(
  audience: Audience,
  run: (scope: OperationScope, input: Input, opened: Opened) => Promise<Result>,
  open?: (scope: OperationScope, input: Input) => Promise<Opened>,
): Operation<Input, Result> {
  return admitting(audience, (context, input) => {
    const now = context.now()
    const scopeOf = (tx: Transaction): OperationScope => ({ ...partsOf(context), now, tx })
    return inTransaction(
      context.database,
      (tx, opened: Opened) => run(scopeOf(tx), input, opened),
      open && (tx => open(scopeOf(tx), input)),
    )
  })
}

/** A use case without a transaction around it, for those whose every statement is complete in itself: it saves the
 *  journeys to the database that begin and end one. The audience is checked as by `operation`. */
export function plainOperation<Input, Result>(
  audience: Audience,
  run: (scope: PlainScope, input: Input) => Promise<Result>,
): Operation<Input, Result> {
  return admitting(audience, (context, input) =>
    run({ ...partsOf(context), now: context.now(), database: context.database }, input),
  )
}

function admitting<Input, Result>(
  audience: Audience,
  perform: (context: OperationContext, input: Input) => Promise<Result>,
): Operation<Input, Result> {
  const admit = (context: OperationContext, input: Input): Promise<Result> =>
    mayKnock(context.viewer, audience)
      ? perform(context, input)
      : Promise.reject(new NotAllowed(context.viewer.accountId !== null))
  return Object.assign(admit, { audience })
}

const partsOf = ({ viewer, language, newId, address }: OperationContext) => ({ viewer, language, newId, address })
