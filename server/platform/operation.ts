import type { Language } from '../kit/languages.ts'
import { NotAllowed } from '../kit/refusals.ts'
import { isAdmin, isStaff, isSystem, type Viewer } from '../kit/viewer.ts'
import { type Database, inTransaction, type Transaction } from './database.ts'

/** What every use case is given from outside. `now` is a function, so that tests set the clock. */
export type OperationContext = {
  readonly database: Database
  readonly viewer: Viewer
  readonly language: Language
  readonly now: () => Date
  readonly newId: () => string
}

/** What a use case sees inside its transaction; `now` is one instant for the whole of it. */
export type OperationScope = {
  readonly tx: Transaction
  readonly viewer: Viewer
  readonly language: Language
  readonly now: Date
  readonly newId: () => string
}

/** Who may knock: everyone, a signed-in person, staff (member, admin, system), admin (admin, system), system. */
export type Audience = 'everyone' | 'signedIn' | 'staff' | 'admin' | 'system'

const isAdmitted: Record<Audience, (viewer: Viewer) => boolean> = {
  everyone: () => true,
  signedIn: viewer => viewer.accountId !== null,
  staff: isStaff,
  admin: isAdmin,
  system: isSystem,
}

/** Whether the viewer belongs to the audience. */
export const mayKnock = (viewer: Viewer, audience: Audience): boolean => isAdmitted[audience](viewer)

export type Operation<Input, Result> = ((context: OperationContext, input: Input) => Promise<Result>) & {
  readonly audience: Audience
}

/** A use case in one transaction. The audience is checked before anything is read, so that GraphQL, REST and pages
 *  cannot differ; whose row it is, is checked inside. Throws `NotAllowed`, `NotFound` or `Refused`, all of which roll
 *  back. The transaction is repeated when PostgreSQL gives up on it (deadlock, serialisation). */
export function operation<Input, Result>(
  audience: Audience,
  run: (scope: OperationScope, input: Input) => Promise<Result>,
): Operation<Input, Result> {
  const perform = (context: OperationContext, input: Input): Promise<Result> => {
    if (!mayKnock(context.viewer, audience)) return Promise.reject(new NotAllowed(context.viewer.accountId !== null))
    return inTransaction(context.database, tx =>
      run({ tx, viewer: context.viewer, language: context.language, now: context.now(), newId: context.newId }, input),
    )
  }
  return Object.assign(perform, { audience })
}
