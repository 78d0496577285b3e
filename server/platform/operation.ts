import type { Language } from '../kit/languages.ts'
import { NotAllowed, Refused, refusal } from '../kit/refusals.ts'
import { type Area, isStaff, isSystem, mayEdit, mayRead, mayWrite, type Viewer } from '../kit/viewer.ts'
import { type Database, inTransaction, type Transaction } from './database.ts'
import type { VatRegister } from './vies.ts'

/** What every use case is given from outside. `now` is a function, so that tests set the clock. */
export type OperationContext = {
  readonly database: Database
  readonly viewer: Viewer
  readonly language: Language
  readonly now: () => Date
  readonly newId: () => string
  /** The client's address, for the audit log; null where no client asks. */
  readonly address: string | null
  /** What the tab that asks calls itself (`localsessionid`); null or absent where it does not, or no browser asks. */
  readonly tab?: string | null
  /** Who is asked whether a VAT id exists; absent where nobody can be, and then none is proven. */
  readonly vatRegister?: VatRegister | undefined
}

/** What a use case sees inside its transaction; `now` is one instant for the whole of it. */
export type OperationScope = {
  readonly tx: Transaction
  readonly viewer: Viewer
  readonly language: Language
  readonly now: Date
  readonly newId: () => string
  readonly address: string | null
  readonly tab: string | null
}

/** What a use case sees that has no transaction around it. */
export type PlainScope = Omit<OperationScope, 'tx'> & Pick<OperationContext, 'database' | 'vatRegister'>

/**
 * Who may knock. Of people, whose browsers bring a session or a visitor's cookie, and never API keys:
 * - `visitor`: everybody, staff who act for a customer included
 * - `inPerson`: everybody but staff who act for a customer: what binds whoever does it
 * - `signedIn`: whoever has signed in, also through staff who act for them; with an area also whoever may read it
 * - `oneself`: whoever has signed in and does it themselves: consents, passwords, sessions, what is kept of them
 * - `backOffice`: whoever may enter the admin centre, whatever they may read there
 * - `person`: whoever may change what is in the area, but no program
 *
 * Of people and keys alike, which name a cart by its token:
 * - `buyer`: everybody, staff who act for a customer included
 * - `buyerInPerson`: everybody but staff who act for a customer: what binds the buyer
 *
 * Of people and keys alike: `everyone`; `staff` (member, admin, system) and whoever may read the area; `editor`:
 * whoever may make and change what is in it, members too where they work in it; `admin` (admin,
 * system) and whoever may change what is in the area; `system`.
 */
export type Audience =
  | 'everyone'
  | 'visitor'
  | 'inPerson'
  | 'buyer'
  | 'buyerInPerson'
  | 'signedIn'
  | 'oneself'
  | 'backOffice'
  | 'system'
  | `${'signedIn' | 'staff' | 'editor' | 'admin' | 'person'}:${Area}`

type Who = Audience extends infer Each ? (Each extends `${infer Name}:${Area}` ? Name : Each) : never

const admits: Readonly<Record<Who, (viewer: Viewer, area: Area | undefined) => boolean>> = {
  everyone: () => true,
  visitor: ({ key }) => key === null,
  inPerson: ({ key, actor }) => key === null && actor === null,
  buyer: () => true,
  buyerInPerson: ({ actor }) => actor === null,
  signedIn: (viewer, area) => viewer.accountId !== null || (area !== undefined && mayRead(viewer, area)),
  oneself: ({ accountId, actor }) => accountId !== null && actor === null,
  backOffice: viewer => viewer.accountId !== null && isStaff(viewer),
  staff: (viewer, area) => mayRead(viewer, area!),
  editor: (viewer, area) => mayEdit(viewer, area!),
  admin: (viewer, area) => mayWrite(viewer, area!),
  person: (viewer, area) => viewer.accountId !== null && mayWrite(viewer, area!),
  system: isSystem,
}

const partsOfAudience = (audience: Audience) => audience.split(':') as [Who, Area | undefined]

/** Whether the viewer belongs to the audience. */
export function mayKnock(viewer: Viewer, audience: Audience): boolean {
  const [who, area] = partsOfAudience(audience)
  return admits[who](viewer, area)
}

/** Why somebody who does not belong to the audience is sent away: `NotAllowed`, which tells a program what it lacks, or
 *  a refusal with ACTING_FOR_CUSTOMER where the customer could do it themselves. */
export function knockRefused(viewer: Viewer, audience: Audience): NotAllowed | Refused {
  const { actor, key } = viewer
  if (actor && mayKnock({ ...viewer, actor: null }, audience)) {
    return new Refused([refusal('ACTING_FOR_CUSTOMER', [], 'Nobody does this for somebody else.')])
  }
  if (!key) return new NotAllowed(viewer.accountId !== null)
  const [who, area] = partsOfAudience(audience)
  if (area === undefined || who === 'person') return new NotAllowed(true, 'This is for people; no API key may do it.')
  return new NotAllowed(
    true,
    `The API key lacks the scope ${area}.${who === 'admin' || who === 'editor' ? 'write' : 'read'}.`,
  )
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
  return admitting(audience, (context, input) => run(plainScopeOf(context), input))
}

function admitting<Input, Result>(
  audience: Audience,
  perform: (context: OperationContext, input: Input) => Promise<Result>,
): Operation<Input, Result> {
  const admit = (context: OperationContext, input: Input): Promise<Result> =>
    mayKnock(context.viewer, audience)
      ? perform(context, input)
      : Promise.reject(knockRefused(context.viewer, audience))
  return Object.assign(admit, { audience })
}

/** What a use case without a transaction sees; `now` is one instant for the whole of it. */
export const plainScopeOf = (context: OperationContext): PlainScope => ({
  ...partsOf(context),
  now: context.now(),
  database: context.database,
  vatRegister: context.vatRegister,
})

const partsOf = ({ viewer, language, newId, address, tab = null }: OperationContext) => ({
  ...{ viewer, language, newId, address, tab },
})
