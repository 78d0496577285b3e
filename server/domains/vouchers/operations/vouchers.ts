import { randomBytes } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Day } from '../../../kit/days.ts'
import { amountRange } from '../../../kit/euros.ts'
import { isId } from '../../../kit/ids.ts'
import type { Cents } from '../../../kit/money.ts'
import { NotFound, type Refusal, refusal, refuse, refuseIf, refuseStale } from '../../../kit/refusals.ts'
import { doerId } from '../../../kit/viewer.ts'
import { changesBetween, noteAudit } from '../../../platform/audit.ts'
import type { Transaction } from '../../../platform/database.ts'
import { tell } from '../../../platform/events.ts'
import { type OperationScope, operation, plainOperation } from '../../../platform/operation.ts'
import { chanceCharacters, seriesCode } from '../../coupons/rules/codes.ts'
import { readSettings } from '../../settings/queries.ts'
import { shopDay, shopSettings } from '../../settings/settings.ts'
import { voucherChanged, voucherIssued } from '../events.ts'
import { type Voucher, voucherByCode, voucherCodeMeant, vouchersByCodes } from '../queries/vouchers.ts'
import {
  type IssueVoucher,
  keptIssue,
  keptReason,
  keptWish,
  mostVoucherCents,
  type VoucherWish,
} from '../rules/issue.ts'
import { type VoucherState, voucherState } from '../rules/standing.ts'
import { voucherEntries, vouchers, voucherTemplates } from '../tables.ts'
import { sendNow } from './sending.ts'

/** A code of 75 bits of chance and a character that checks them, in four groups of four. */
export const newVoucherCode = (): string => seriesCode('', randomBytes(chanceCharacters))

/** How the log names a voucher: by the end of its code, for the whole of it is money. */
export const nameOf = ({ code }: Pick<Voucher, 'code'>): string => `…${code.slice(-4)}`

/** Issues a voucher and writes its first entry; it is sent at once where its day is today. Refuses as `keptIssue`, and with
 *  NOT_FOUND a template that is not there. */
export const issueVoucher = operation('admin:vouchers', async (scope, input: IssueVoucher): Promise<Voucher> => {
  const { tx, now, newId, viewer } = scope
  const settings = await readSettings(tx)
  const today = shopDay(settings, now)
  const { issue, refusals } = keptIssue(input, today)
  refuseIf([...refusals, ...(await templateRefusals(tx, issue.templateId))])
  const [made] = await tx
    .insert(vouchers)
    .values({
      ...{ id: newId(), code: newVoucherCode(), currency: shopSettings.of(settings).currency },
      ...{ valueCents: issue.valueCents, expiresOn: issue.expiresOn, isTransferable: issue.isTransferable },
      ...{ templateId: issue.templateId, language: issue.language, message: issue.message, note: issue.note },
      ...{ recipientName: issue.recipientName, recipientEmail: issue.recipientEmail, deliverOn: issue.deliverOn },
      ...{ createdAt: now, changedAt: now },
    })
    .returning()
  await tx.insert(voucherEntries).values({
    ...{ id: newId(), voucherId: made!.id, kind: 'issued', amountCents: issue.valueCents },
    ...{ accountId: doerId(viewer), note: issue.note, at: now },
  })
  const changes = { value: { old: null, new: issue.valueCents }, note: { old: null, new: issue.note } }
  await noteAudit(scope, { action: 'voucher.issued', subjectId: made!.id, subjectName: nameOf(made!), changes })
  await tell(tx, voucherIssued, { voucherId: made!.id })
  if (issue.deliverOn === today) await sendNow(scope, { ...made!, balanceCents: issue.valueCents }, settings)
  return presentVoucher(tx, made!.id)
})

async function templateRefusals(tx: Transaction, templateId: string | null): Promise<Refusal[]> {
  if (templateId === null) return []
  const found = isId(templateId)
    ? await tx.$count(voucherTemplates, and(eq(voucherTemplates.id, templateId), isNull(voucherTemplates.deletedAt)))
    : 0
  return found > 0 ? [] : [refusal('NOT_FOUND', ['templateId'], 'There is no such template.')]
}

/** What staff change of a voucher; absent stays, null clears. */
export type VoucherChanges = Partial<VoucherWish> & { readonly expiresOn?: Day | null; readonly note?: string | null }

export type UpdateVoucher = {
  readonly voucherId: string
  /** The revision that the editor saw; null: whatever it is by now. */
  readonly revision: number | null
  readonly changes: VoucherChanges
}

/**
 * Changes for whom a voucher is, when it is sent and until when it holds. Refuses as `keptWish` below `changes`,
 * INVALID_INPUT a day that is over, and an address that is taken away from what nobody else may redeem or what is to be
 * sent; STALE_REVISION. Throws NotFound.
 */
export const updateVoucher = operation('admin:vouchers', async (scope, input: UpdateVoucher): Promise<Voucher> => {
  const { tx, now } = scope
  const before = await lockedVoucher(tx, input.voucherId)
  refuseStale(before, input.revision)
  const today = shopDay(await readSettings(tx), now)
  const { message, recipientName, recipientEmail, deliverOn, expiresOn, note } = before
  const terms = { message, recipientName, recipientEmail, deliverOn, expiresOn, note }
  const entered = { ...terms, ...withoutAbsent(input.changes) }
  // A day that is over stays as it was: the voucher was sent on it.
  const isSameDay = entered.deliverOn === deliverOn
  const { wish, refusals } = keptWish({ ...entered, deliverOn: isSameDay ? null : entered.deliverOn }, today, [
    'changes',
  ])
  const next = { ...terms, ...wish, deliverOn: isSameDay ? deliverOn : wish.deliverOn, expiresOn: entered.expiresOn }
  const at = (field: string, text: string) => refusal('INVALID_INPUT', ['changes', field], text)
  const isOver = next.expiresOn !== null && next.expiresOn !== expiresOn && next.expiresOn < today
  const needsAddress = next.recipientEmail === null && (next.deliverOn !== null || !before.isTransferable)
  const kept = entered.note === note ? { reason: note, refusals: [] } : keptReason(entered.note ?? '')
  refuseIf([
    ...refusals,
    ...(isOver ? [at('expiresOn', 'is a day from today on')] : []),
    ...(needsAddress ? [at('recipientEmail', 'is needed')] : []),
    ...kept.refusals.map(each => ({ ...each, path: ['changes', 'note'] })),
  ])
  const changes = changesBetween<Record<string, unknown>>(terms, { ...next, note: kept.reason })
  if (Object.keys(changes).length === 0) return before
  const [saved] = await tx
    .update(vouchers)
    .set({ ...next, note: kept.reason, changedAt: now, revision: before.revision + 1 })
    .where(eq(vouchers.id, before.id))
    .returning()
  // The log names the fields of people alone: an erased person must not stand in it.
  const told = Object.fromEntries(
    Object.entries(changes).map(([field, change]) => [field, field === 'expiresOn' ? change : {}]),
  )
  await noteAudit(scope, {
    action: 'voucher.updated',
    subjectId: before.id,
    subjectName: nameOf(before),
    changes: told,
  })
  await tell(tx, voucherChanged, { voucherId: before.id })
  return saved!
})

const withoutAbsent = (changes: VoucherChanges): VoucherChanges =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))

export type BlockVoucher = { readonly voucherId: string; readonly isBlocked: boolean; readonly reason: string }

/** Blocks a voucher, so that it pays nothing, or takes that back; its money stays on it. Refuses as `keptReason`. Throws
 *  NotFound. One that is so already stays as it is. */
export const blockVoucher = operation('admin:vouchers', async (scope, input: BlockVoucher): Promise<Voucher> => {
  const { tx, now } = scope
  const { reason, refusals } = keptReason(input.reason)
  refuseIf(refusals)
  const before = await lockedVoucher(tx, input.voucherId)
  if ((before.blockedAt !== null) === input.isBlocked) return before
  const [saved] = await tx
    .update(vouchers)
    .set({ blockedAt: input.isBlocked ? now : null, changedAt: now, revision: before.revision + 1 })
    .where(eq(vouchers.id, before.id))
    .returning()
  const action = input.isBlocked ? 'voucher.blocked' : 'voucher.unblocked'
  const changes = { reason: { old: null, new: reason } }
  await noteAudit(scope, { action, subjectId: before.id, subjectName: nameOf(before), changes })
  await tell(tx, voucherChanged, { voucherId: before.id })
  return saved!
})

export type CorrectVoucher = {
  readonly voucherId: string
  /** What was on it when the editor looked; another amount by now is refused, for it would be a sum of two corrections. */
  readonly seenCents: Cents
  readonly balanceCents: Cents
  readonly reason: string
}

/** Makes what is on a voucher another amount, by an entry that says why. Refuses with INVALID_INPUT an amount that is none
 *  and one that is on it already, as `keptReason`, and with VOUCHER_BALANCE_CHANGED where orders took of it meanwhile. */
export const correctVoucher = operation('admin:vouchers', async (scope, input: CorrectVoucher): Promise<Voucher> => {
  const { tx, now, newId, viewer } = scope
  const { reason, refusals } = keptReason(input.reason)
  const { balanceCents: wanted } = input
  const isAmount = Number.isSafeInteger(wanted) && wanted >= 0 && wanted <= mostVoucherCents
  const message = amountRange(0, mostVoucherCents)
  refuseIf([...(isAmount ? [] : [refusal('INVALID_INPUT', ['balanceCents'], message)]), ...refusals])
  const before = await lockedVoucher(tx, input.voucherId)
  const { balanceCents: balance, currency } = before
  if (balance !== input.seenCents) {
    refuse('VOUCHER_BALANCE_CHANGED', ['balanceCents'], 'There is another amount on it by now.', { balance, currency })
  }
  if (wanted === balance) refuse('INVALID_INPUT', ['balanceCents'], 'is what is on it already')
  await tx.insert(voucherEntries).values({
    ...{ id: newId(), voucherId: before.id, kind: 'corrected', amountCents: wanted - balance },
    ...{ accountId: doerId(viewer), note: reason, at: now },
  })
  await tx
    .update(vouchers)
    .set({ revision: before.revision + 1 })
    .where(eq(vouchers.id, before.id))
  const changes = { balance: { old: balance, new: wanted }, reason: { old: null, new: reason } }
  await noteAudit(scope, { action: 'voucher.corrected', subjectId: before.id, subjectName: nameOf(before), changes })
  await tell(tx, voucherChanged, { voucherId: before.id })
  return presentVoucher(tx, before.id)
})

/** Sends a voucher to its recipient now, be it for the first time or again. Refuses with EMAIL_INVALID one that has none,
 *  with VOUCHER_BLOCKED one that is blocked. Throws NotFound. */
export const sendVoucher = operation(
  'admin:vouchers',
  async (scope, { voucherId }: { readonly voucherId: string }): Promise<Voucher> => {
    const { tx } = scope
    const before = await lockedVoucher(tx, voucherId)
    if (before.recipientEmail === null) refuse('EMAIL_INVALID', ['voucherId'], 'It has no address to be sent to.')
    if (before.blockedAt !== null) refuse('VOUCHER_BLOCKED', ['voucherId'], 'It is blocked.')
    await sendNow(scope, before, await readSettings(tx))
    await noteAudit(scope, { action: 'voucher.sent', subjectId: before.id, subjectName: nameOf(before) })
    return presentVoucher(tx, before.id)
  },
)

/** What whoever has a voucher is told of it. */
export type Verified = {
  readonly valueCents: Cents
  readonly balanceCents: Cents
  readonly currency: string
  readonly expiresOn: Day | null
  readonly state: VoucherState
}

/** What is on the voucher of a code, for whoever has it: staff who read vouchers learn of all, others of those that they
 *  may redeem. Refuses with CODE_UNKNOWN at `code` all other ones alike. */
export const verifyVoucher = plainOperation(
  'buyer',
  async ({ database, viewer, now }, { code: entered }: { readonly code: string }): Promise<Verified> => {
    const reader = database.drizzle
    const settings = await readSettings(reader)
    const today = shopDay(settings, now)
    const code = voucherCodeMeant(entered)
    const known = await voucherByCode(reader, viewer, entered)
    const facts = code === null || known ? null : (await vouchersByCodes(reader, [code], viewer.email)).get(code)
    const voucher =
      known ?? (facts?.isTheirs ? (await reader.select().from(vouchers).where(eq(vouchers.id, facts.id)))[0] : null)
    if (!voucher) return refuse('CODE_UNKNOWN', ['code'], 'No voucher has this code.')
    const { valueCents, balanceCents, currency, expiresOn } = voucher
    return { valueCents, balanceCents, currency, expiresOn, state: voucherState(voucher, today) }
  },
)

/** Locks a voucher until the transaction ends. Throws NotFound. */
async function lockedVoucher(tx: Transaction, id: string): Promise<Voucher> {
  if (!isId(id)) throw new NotFound()
  const [voucher] = await tx.select().from(vouchers).where(eq(vouchers.id, id)).for('no key update')
  if (!voucher) throw new NotFound()
  return voucher
}

/** A voucher as it stands in a transaction, after its entries have moved it. */
async function presentVoucher(tx: OperationScope['tx'], id: string): Promise<Voucher> {
  const [voucher] = await tx.select().from(vouchers).where(eq(vouchers.id, id))
  return voucher!
}
