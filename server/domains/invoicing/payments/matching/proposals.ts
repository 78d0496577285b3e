import type { Day } from '../../../../kit/days.ts'
import { type Cents, total } from '../../../../kit/money.ts'
import type { EarlyPaymentTerms } from '../rules/payment.ts'
import { nameLikeness, nameWords } from './names.ts'
import type { IndexedItem, OpenItems } from './openItems.ts'
import { plainNumbersIn, referencesIn } from './references.ts'

/** An issued document with something to pay, or (open below 0) something to give back. `numbers`: its own and those under which it
 *  was reminded of. `receiver` names the customer for what was learnt of earlier payments. */
export interface OpenItem {
  readonly documentId: string
  readonly numbers: readonly string[]
  readonly open: Cents
  readonly date: Day
  readonly receiver: string
  readonly receiverName: string
  readonly customerNumber: number | null
  readonly orderNumber: number | null
  readonly earlyPayment: EarlyPaymentTerms | null
}

/** What of a bank's line matching looks at. `looksTwice`: another line says the same, from a file of another kind. */
export interface MatchedLine {
  readonly id: string
  readonly bookedOn: Day
  readonly cents: Cents
  readonly fee: Cents
  readonly name: string
  readonly iban: string
  readonly purpose: string
  readonly endToEndId: string
  readonly looksTwice: boolean
}

/** Why a document is proposed; or, the last ones, why to look twice. */
export const reasons = [
  ...(['number', 'severalNumbers', 'customerNumber', 'orderNumber', 'amount', 'discount', 'iban', 'name'] as const),
  ...(['onlyOne', 'less', 'more', 'twice'] as const),
] as const
export type Reason = (typeof reasons)[number]

/** Of `sure` ones all may be confirmed at once. */
export type Confidence = 'sure' | 'likely' | 'possible'

/** A part of a line that would be booked to a document. `discount`: let off for early payment; `fee`: what the bank kept on the
 *  way. The `cents` of all parts make those of the line. */
export interface ProposedPart {
  readonly documentId: string
  readonly cents: Cents
  readonly discount: Cents
  readonly fee: Cents
}

export interface Proposal {
  readonly parts: readonly ProposedPart[]
  readonly confidence: Confidence
  readonly reasons: readonly Reason[]
  /** Orders those of one line; not shown. */
  readonly points: number
}

/** Most that a person looks through for one line. */
const mostProposals = 5
const likeEnough = 0.75

/**
 * What a line of a bank may pay, the best first; empty where nothing speaks for anything. Money that came in is matched with what is
 * to be paid, money that went out with what is owed to customers. What a bank kept counts as paid.
 *
 * Sure is: the number of a document with its very sum (or less the discount for early payment, in time); several numbers whose sums add
 * up; the customer's number, the web order's number or an account that the customer paid from before, with the sum of one document
 * alone. Not sure is whatever could be two documents, or came in a file of another kind already.
 */
export function proposalsFor(line: MatchedLine, items: OpenItems): Proposal[] {
  const sign = line.cents < 0 ? -1 : 1
  const paid = Math.abs(line.cents) + (sign > 0 ? line.fee : 0)
  const text = `${line.purpose} ${line.endToEndId}`
  const isRight = (item: IndexedItem) => Math.sign(item.open) === sign
  const named = referencesIn(text, items.byNumber, items.numberLengths).flatMap(key => items.byNumber.get(key) ?? [])
  const byNumber = [...new Set(named)].filter(isRight)
  const several = byNumber.length > 1 ? together(byNumber, paid, line) : null
  if (several) return [judged(several, line)]

  const numbers = plainNumbersIn(text)
  const byCustomer = numbers.flatMap(number => items.byCustomer.get(number) ?? []).filter(isRight)
  const byOrder = numbers.flatMap(number => items.byOrder.get(number) ?? []).filter(isRight)
  const byAccount = items.ofIban(line.iban).filter(isRight)
  const byAmount = (items.byAmount.get(sign * paid) ?? []).filter(isRight)
  const words = nameWords(line.name)
  const candidates = new Set([...byNumber, ...byCustomer, ...byOrder, ...byAccount])
  for (const item of byAmount.slice(0, 50)) candidates.add(item)
  for (const item of items.withWords(words)) if (isRight(item)) candidates.add(item)

  const facts = {
    ...{ line, sign, paid, words, byNumber: new Set(byNumber), byCustomer: new Set(byCustomer) },
    ...{ byOrder: new Set(byOrder), byAccount: new Set(byAccount), amounts: byAmount.length },
  }
  const rated = [...candidates].map(item => ratedItem(item, facts)).filter(each => each !== null)
  return withoutRivals(rated.toSorted((one, other) => other.points - one.points).slice(0, mostProposals), line)
}

interface LineFacts {
  readonly line: MatchedLine
  readonly sign: number
  readonly paid: Cents
  readonly words: readonly string[]
  readonly byNumber: ReadonlySet<IndexedItem>
  readonly byCustomer: ReadonlySet<IndexedItem>
  readonly byOrder: ReadonlySet<IndexedItem>
  readonly byAccount: ReadonlySet<IndexedItem>
  /** How many documents are of just this sum. */
  readonly amounts: number
}

function ratedItem(item: IndexedItem, facts: LineFacts): Proposal | null {
  const { line, sign, paid, words } = facts
  const open = Math.abs(item.open)
  const early = item.earlyPayment
  const letOff = early && line.bookedOn <= early.until ? Math.min(early.discount, open) : 0
  const isWhole = paid === open
  const isDiscounted = !isWhole && letOff > 0 && paid === open - letOff
  const fits = isWhole || isDiscounted
  const isNamed = facts.byNumber.has(item)
  const isCustomer = facts.byCustomer.has(item)
  const isOrder = facts.byOrder.has(item)
  const isAccount = facts.byAccount.has(item)
  const isLike = nameLikeness(words, item.words) >= likeEnough
  const points =
    (isNamed ? 60 : 0) +
    (isOrder ? 35 : 0) +
    (isCustomer ? 30 : 0) +
    (isAccount ? 30 : 0) +
    (isLike ? 20 : 0) +
    (fits ? 40 : 0)
  const isSupported = isNamed || isOrder || isCustomer || isAccount
  if (!isSupported && !fits && !isLike) return null
  const isSure = fits && isSupported
  const isLikely = isNamed || (fits && isLike) || (isSupported && isLike)
  const why: Reason[] = [
    ...(isNamed ? (['number'] as const) : []),
    ...(isOrder ? (['orderNumber'] as const) : []),
    ...(isCustomer ? (['customerNumber'] as const) : []),
    ...(isWhole ? (['amount'] as const) : []),
    ...(isDiscounted ? (['discount'] as const) : []),
    ...(isAccount ? (['iban'] as const) : []),
    ...(isLike ? (['name'] as const) : []),
    ...(fits && facts.amounts === 1 && !isSupported ? (['onlyOne'] as const) : []),
    ...(!fits ? [paid < open ? ('less' as const) : ('more' as const)] : []),
  ]
  const fee = sign > 0 ? line.fee : 0
  return {
    parts: [{ documentId: item.documentId, cents: line.cents, discount: isDiscounted ? letOff : 0, fee }],
    ...{ confidence: isSure ? 'sure' : isLikely ? 'likely' : 'possible', reasons: why, points },
  }
}

/** Several documents whose numbers stand in one text: sure where their sums add up, else null. */
function together(items: readonly IndexedItem[], paid: Cents, { cents, fee }: MatchedLine): Proposal | null {
  if (total(items.map(({ open }) => Math.abs(open))) !== paid) return null
  const kept = cents > 0 ? fee : 0
  return {
    parts: items.map(({ documentId, open }, at) => ({
      ...{ documentId, cents: at === 0 ? open - kept : open, discount: 0, fee: at === 0 ? kept : 0 },
    })),
    ...{ confidence: 'sure', reasons: ['severalNumbers', 'amount'], points: 100 },
  }
}

/** Sure is only what stands alone: of two that could be it neither is, unless its number was named and the other's was not. */
function withoutRivals(proposals: readonly Proposal[], line: MatchedLine): Proposal[] {
  const sure = proposals.filter(({ confidence }) => confidence === 'sure')
  const named = sure.filter(each => each.reasons.includes('number') || each.reasons.includes('orderNumber'))
  const winner = named.length === 1 ? named[0] : sure.length === 1 ? sure[0] : null
  return proposals.map(proposal =>
    judged(
      proposal.confidence === 'sure' && proposal !== winner ? { ...proposal, confidence: 'likely' } : proposal,
      line,
    ),
  )
}

const judged = (proposal: Proposal, { looksTwice }: MatchedLine): Proposal =>
  looksTwice
    ? {
        ...proposal,
        confidence: proposal.confidence === 'sure' ? 'likely' : proposal.confidence,
        reasons: [...proposal.reasons, 'twice'],
      }
    : proposal
