import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Day } from '../../kit/days.ts'
import { isId } from '../../kit/ids.ts'
import { NotFound, refuse, refuseIf, refuseStale } from '../../kit/refusals.ts'
import { doerId } from '../../kit/viewer.ts'
import { tidiedLines } from '../../kit/words.ts'
import { noteAudit } from '../../platform/audit.ts'
import type { Transaction } from '../../platform/database.ts'
import { tell } from '../../platform/events.ts'
import { queueMail } from '../../platform/mail.ts'
import { type OperationScope, operation } from '../../platform/operation.ts'
import { note } from '../orders/operations/changing.ts'
import {
  linesOf,
  type Order,
  orderById,
  orderColumns,
  orderOfLink,
  ownOrderByNumber,
} from '../orders/queries/orders.ts'
import { orders } from '../orders/tables.ts'
import { readSettings } from '../settings/queries.ts'
import { shopDay } from '../settings/settings.ts'
import { withdrawalDecided, withdrawalDeclared } from './events.ts'
import { withdrawalMail } from './mails.ts'
import type { Withdrawal } from './queries.ts'
import { arrivalRefusals, decisionRefusals, keptDeclaration, LONGEST } from './rules/declaring.ts'
import { type ChosenItem, chosenItems } from './rules/items.ts'
import { type Proof, withdrawals } from './tables.ts'

/** `key` is made by the client, once for each declaration: whoever sends it again because no answer came has declared
 *  once. `token` is the secret of an order's link. `items` null: the whole contract, or what `parts` says. */
export type DeclareWithdrawal = {
  readonly key: string
  readonly name: string
  readonly orderNumber: string
  readonly email: string | null
  readonly parts: string | null
  readonly token: string | null
  readonly items: readonly ChosenItem[] | null
}

/**
 * Takes down a declaration of withdrawal, whoever declares it: it counts when it arrives, and whether the right is there is
 * looked at afterwards. So nothing here tells whether there is an order of that number and address: the answer is the
 * same. The receipt goes to the order's own address where the order is known to be the declarer's, else to the one that
 * was entered. Parts can be chosen where the order has been shown (own account, link of a mail).
 * Refuses as `keptDeclaration` and `chosenItems`; throws NotFound for a link that is none.
 */
export const declareWithdrawal = operation('inPerson', async (scope, input: DeclareWithdrawal): Promise<Withdrawal> => {
  const { tx, viewer, language, now, newId } = scope
  if (input.key.length < 16 || input.key.length > LONGEST.key)
    refuse('INVALID_INPUT', ['key'], `Between 16 and ${LONGEST.key} characters.`)
  const keyHash = createHash('sha256').update(input.key).digest('base64url')
  const known = await byKey(tx, keyHash)
  if (known) return known

  const { declared, refusals } = keptDeclaration(input)
  refuseIf(refusals)
  const found = await declarersOrder(scope, { ...input, ...declared })
  const email = found?.order.email ?? declared.email
  if (email === null) return refuse('EMAIL_INVALID', ['email'], 'Where the receipt goes is needed.')
  const isShown = found !== null && found.proof !== 'email'
  if (input.items !== null && !isShown)
    refuse('INVALID_INPUT', ['items'], 'Parts are chosen by their ids only where the order was shown.')
  const chosen = isShown ? chosenItems(await linesOf(tx, [found.order.id]), input.items ?? []) : null
  refuseIf(chosen?.refusals ?? [])
  if (input.items?.length === 0) refuse('AMOUNT_INVALID', ['items'], 'Nothing was chosen.')

  const [made] = await tx
    .insert(withdrawals)
    .values({
      ...{ id: newId(), keyHash, orderId: found?.order.id ?? null, proof: found?.proof ?? null },
      ...{ accountId: viewer.accountId, orderNumber: declared.orderNumber, name: declared.name, email, language },
      ...{ items: chosen?.items ?? [], parts: declared.parts, declaredAt: now },
    })
    .onConflictDoNothing({ target: withdrawals.keyHash })
    .returning()
  // The same request twice at once: the other one has written it meanwhile.
  if (!made) return (await byKey(tx, keyHash))!
  if (found) await note(scope, found.order, 'withdrawn')
  await tell(tx, withdrawalDeclared, { withdrawalId: made.id })
  return made
})

async function byKey(tx: Transaction, keyHash: string): Promise<Withdrawal | null> {
  const [found] = await tx.select().from(withdrawals).where(eq(withdrawals.keyHash, keyHash))
  return found ?? null
}

/** The order that is known to be the declarer's, and by what. */
async function declarersOrder(
  { tx, viewer, now }: OperationScope,
  { orderNumber, token, email }: Pick<DeclareWithdrawal, 'orderNumber' | 'token' | 'email'>,
): Promise<{ order: Order; proof: Proof } | null> {
  if (token !== null) {
    const link = await orderOfLink(tx, orderNumber, token, now)
    if (link?.state !== 'good') throw new NotFound()
    return { order: link.order, proof: 'link' }
  }
  const own = viewer.accountId === null ? null : await ownOrderByNumber(tx, orderNumber, viewer.accountId)
  if (own) return { order: own, proof: 'account' }
  if (email === null || !/^\d{1,9}$/.test(orderNumber)) return null
  const [named] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.orderNumber, Number(orderNumber)), sql`lower(${orders.email}) = ${email.toLowerCase()}`))
  return named ? { order: named, proof: 'email' } : null
}

export type DecideWithdrawal = {
  readonly withdrawalId: string
  /** The revision that was seen; null: whatever it is by now. */
  readonly revision: number | null
  readonly isAccepted: boolean
  /** What the customer is told besides; why, where it is refused. */
  readonly answer: string | null
}

/** Notes what becomes of a declaration and writes to whoever declared it. Refuses what `decisionRefusals` refuses, and with
 *  STALE_REVISION; throws NotFound. */
export const decideWithdrawal = operation(
  'admin:orders',
  async (scope, { withdrawalId, revision, isAccepted, answer }: DecideWithdrawal): Promise<Withdrawal> => {
    const { tx, now, viewer } = scope
    if (!isId(withdrawalId)) throw new NotFound()
    const [before] = await tx.select().from(withdrawals).where(eq(withdrawals.id, withdrawalId)).for('update')
    if (!before) throw new NotFound()
    const words = tidiedLines(answer ?? '')
    refuseIf(decisionRefusals(before.state, isAccepted, words))
    refuseStale(before, revision)
    const state = isAccepted ? 'accepted' : 'refused'
    const [decided] = await tx
      .update(withdrawals)
      .set({
        ...{ state, answer: words || null, decidedAt: now, decidedBy: doerId(viewer) },
        revision: before.revision + 1,
      })
      .where(eq(withdrawals.id, withdrawalId))
      .returning()
    const kind = isAccepted ? 'withdrawalAccepted' : 'withdrawalRefused'
    await queueMail(tx, withdrawalMail(kind, decided!, await readSettings(tx)), scope)
    await noteAudit(scope, {
      ...{ action: `withdrawal.${state}`, subjectId: withdrawalId, subjectName: before.orderNumber },
      changes: { state: { old: before.state, new: state } },
    })
    await tell(tx, withdrawalDecided, { withdrawalId })
    return decided!
  },
)

export type CompleteWithdrawal = {
  readonly withdrawalId: string
  /** The revision that was seen; null: whatever it is by now. */
  readonly revision: number | null
  /** The order that is meant, where none was found by what was entered; undefined: as it is. */
  readonly orderNumber?: string | null | undefined
  /** The day on which the last of the goods arrived, in the shop's calendar; undefined: as it is, null: not known. */
  readonly arrivedOn?: Day | null | undefined
}

/**
 * Adds what staff found out of a declaration that waits for its answer: which order is meant, and when the goods arrived.
 * What was declared stays as it is. Refuses with TRANSITION_NOT_ALLOWED one that is decided, with NOT_FOUND a number of no
 * order, with INVALID_INPUT another order than the one that was proven and a day to come or from before the goods were
 * sent, with STALE_REVISION. Throws NotFound.
 */
export const completeWithdrawal = operation(
  'admin:orders',
  async (scope, { withdrawalId, revision, orderNumber, arrivedOn }: CompleteWithdrawal): Promise<Withdrawal> => {
    const { tx, now } = scope
    if (!isId(withdrawalId)) throw new NotFound()
    const [before] = await tx.select().from(withdrawals).where(eq(withdrawals.id, withdrawalId)).for('update')
    if (!before) throw new NotFound()
    if (before.state !== 'received') refuse('TRANSITION_NOT_ALLOWED', ['withdrawalId'], 'It is decided already.')
    refuseStale(before, revision)
    const known = before.orderId === null ? null : await orderById(tx, before.orderId)
    const order = orderNumber ? await namedOrder(tx, orderNumber) : known
    const isNew = order !== null && order.id !== known?.id
    if (isNew && before.proof !== null && before.proof !== 'staff')
      refuse('INVALID_INPUT', ['orderNumber'], 'The order is known already.')
    const settings = await readSettings(tx)
    const arrived = arrivedOn === undefined ? before.arrivedOn : arrivedOn
    if (arrivedOn) {
      const sentOn = order?.shippedAt ? shopDay(settings, order.shippedAt) : null
      refuseIf(arrivalRefusals(arrivedOn, sentOn, shopDay(settings, now)))
    }
    if (!isNew && arrived === before.arrivedOn) return before
    const [completed] = await tx
      .update(withdrawals)
      .set({
        ...(isNew ? { orderId: order.id, proof: 'staff' as const } : {}),
        ...{ arrivedOn: arrived, revision: before.revision + 1 },
      })
      .where(eq(withdrawals.id, withdrawalId))
      .returning()
    if (isNew) await note(scope, order, 'withdrawn')
    await noteAudit(scope, {
      ...{ action: 'withdrawal.completed', subjectId: withdrawalId, subjectName: before.orderNumber },
      changes: {
        ...(isNew ? { orderNumber: { old: null, new: order.orderNumber } } : {}),
        ...(arrived === before.arrivedOn ? {} : { arrivedOn: { old: before.arrivedOn, new: arrived } }),
      },
    })
    return completed!
  },
)

async function namedOrder(tx: Transaction, entered: string): Promise<Order> {
  const number = entered.replace(/[\s#]/g, '')
  const [found] = /^\d{1,9}$/.test(number)
    ? await tx
        .select(orderColumns)
        .from(orders)
        .where(eq(orders.orderNumber, Number(number)))
    : []
  return found ?? refuse('NOT_FOUND', ['orderNumber'], 'There is no order of that number.')
}
