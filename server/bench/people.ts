import { hashPassword } from '../domains/accounts/authentication/hashing/passwords.ts'
import { openSession } from '../domains/accounts/sessions/sessions.ts'
import { accounts } from '../domains/accounts/tables.ts'
import { Visitor, WrongAnswer } from '../harness/visitor.ts'
import { newId } from '../kit/ids.ts'
import { openDatabase } from '../platform/database.ts'
import { prepareMutation } from '../typedClient/src/documents.ts'
import { measure, percentile, type Timings } from './measure.ts'
import type { Work } from './operations.ts'
import type { OperationName } from './options.ts'

/** Operations of people and programs that sign in, measured beside what others do meanwhile. */
const names = ['sign-in', 'session', 'write', 'images', 'files'] as const satisfies readonly OperationName[]
export type PeopleOperation = (typeof names)[number]

export const isPeopleOperation = (name: OperationName): name is PeopleOperation =>
  (names as readonly OperationName[]).includes(name)

/** So many sign in at once. */
const SIGNING_IN = 16
const PASSWORD = 'Hallenboden blau und gelb'

const SIGN_IN = prepareMutation((given: { email: string; password: string }) => ({
  signIn: {
    $: { input: { email: given.email, password: given.password } },
    ...{ viewer: { account: { email: true } }, errors: { code: true } },
  },
}))

/** Customers who can sign in, by their addresses; they are added here. */
async function newCustomers(url: string, count: number): Promise<{ emails: string[]; secret: string }> {
  const database = await openDatabase({ url, poolSize: 1 })
  try {
    const now = new Date()
    const passwordHash = await hashPassword(PASSWORD)
    const rows = Array.from({ length: count }, () => {
      const id = newId()
      const email = `${id}@example.com`
      return {
        id,
        email,
        passwordHash,
        name: 'Kim Muster',
        roles: ['user' as const],
        emailVerifiedAt: now,
        createdAt: now,
      }
    })
    await database.drizzle.insert(accounts).values(rows)
    const { secret } = await openSession(database, rows[0]!.id)
    return { emails: rows.map(({ email }) => email), secret }
  } finally {
    await database.close()
  }
}

/** What is measured of one operation, as columns of its row. */
export interface PeopleFigures {
  readonly timings: Timings
  readonly figures: {
    readonly listP95CalmMs?: number
    readonly listP95BusyMs?: number
    readonly guestP50Ms?: number
    readonly products1000Ms?: number
    readonly stock10000Ms?: number
    readonly firstJpegMs?: number
    readonly firstWebpMs?: number
    readonly firstAvifMs?: number
    readonly filesBeforeMb?: number
    readonly filesPeakMb?: number
    readonly upload1000MbMs?: number
    readonly browserP95Ms?: number
    readonly taggedP95Ms?: number
    readonly searchedP95Ms?: number
    readonly zip1000Ms?: number
    readonly zipPeakMb?: number
  }
}

/** Where the application listens, its database and files, and how a list is asked for. */
export interface PeopleParts {
  readonly port: number
  readonly databaseUrl: string
  readonly dataDir: string
  readonly list: Work
  readonly seconds: number
  /** Looks at the memory of the application again and again, until `end` answers with the most of it, in bytes. */
  readonly memory: () => { end(): Promise<number> }
}

/** Sixteen people sign in again and again, each time from another address, while somebody looks at lists: how long a
 *  sign-in takes, and the list's p95 before and meanwhile. */
export async function measureSignIn({ port, databaseUrl, list, seconds }: PeopleParts): Promise<PeopleFigures> {
  const { emails } = await newCustomers(databaseUrl, SIGNING_IN)
  const people = emails.map(email => ({ email, visitor: new Visitor(port) }))
  const reader = new Visitor(port)
  const signingIn = people.map(({ email, visitor }) => async () => {
    visitor.renew()
    const { signIn } = await visitor.ask(SIGN_IN, { email, password: PASSWORD })
    if (signIn.viewer?.account?.email !== email) throw new WrongAnswer(200, JSON.stringify(signIn))
  })
  const reading = [() => list(reader)]
  await measure([...reading, ...signingIn], 1)
  const calm = await measure(reading, seconds)
  const [timings, busy] = await Promise.all([measure(signingIn, seconds), measure(reading, seconds)])
  for (const { visitor } of people) visitor.connection.close()
  reader.connection.close()
  return {
    timings: { ...timings, errors: timings.errors + calm.errors + busy.errors },
    figures: { listP95CalmMs: calm.p95Ms, listP95BusyMs: busy.p95Ms },
  }
}

/** A list asked for by a guest and by somebody signed in, in turns: what the look at the session adds. */
export async function measureSession({ port, databaseUrl, list, seconds }: PeopleParts): Promise<PeopleFigures> {
  const { secret } = await newCustomers(databaseUrl, 1)
  const [guest, customer] = [new Visitor(port), newCustomer(port, secret)]
  const guestMs: number[] = []
  const customerMs: number[] = []
  const asking = async () => {
    const begun = performance.now()
    await list(guest)
    const between = performance.now()
    await list(customer)
    guestMs.push(between - begun)
    customerMs.push(performance.now() - between)
  }
  await measure([asking], 1)
  for (const each of [guestMs, customerMs]) each.length = 0
  const timings = await measure([asking], seconds)
  for (const visitor of [guest, customer]) visitor.connection.close()
  const [ofGuest, ofCustomer] = [guestMs, customerMs].map(each => Float64Array.from(each).sort())
  const [p50Ms, p95Ms, p99Ms] = [0.5, 0.95, 0.99].map(part => percentile(ofCustomer!, part))
  return {
    timings: { ...timings, p50Ms: p50Ms!, p95Ms: p95Ms!, p99Ms: p99Ms! },
    figures: { guestP50Ms: percentile(ofGuest!, 0.5) },
  }
}

/** Somebody signed in, who stays so where others become newcomers. */
function newCustomer(port: number, secret: string): Visitor {
  const visitor = new Visitor(port)
  const renew = visitor.renew.bind(visitor)
  visitor.renew = () => {
    renew()
    visitor.cookies.set('session', secret)
  }
  return visitor
}
