import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Day } from '../../../kit/days.ts'
import { isId } from '../../../kit/ids.ts'
import { mayRead, mayWrite, type Viewer } from '../../../kit/viewer.ts'
import { literally } from '../../../kit/words.ts'
import { countEach, countUpTo } from '../../../platform/counting.ts'
import { mailboxOf } from '../../../platform/mail.ts'
import { alongFalling, type Direction } from '../../../platform/sorting.ts'
import { prepare, type Reader, rowsIf } from '../../../platform/statements.ts'
import { seriesCodeMeant } from '../../coupons/rules/codes.ts'
import type { VoucherFacts } from '../rules/standing.ts'
import { voucherEntries, vouchers, voucherTemplates } from '../tables.ts'

export type Voucher = typeof vouchers.$inferSelect
export type VoucherEntry = typeof voucherEntries.$inferSelect
export type VoucherTemplate = typeof voucherTemplates.$inferSelect

const readFacts = prepare<{ codes: readonly string[]; email: string | null }, { facts: VoucherFacts }>(
  'voucher facts',
  sql`select json_build_object('id', v.id, 'code', v.code, 'currency', v.currency, 'balance', v.balance_cents,
      'expiresOn', v.expires_on, 'isBlocked', v.blocked_at is not null,
      'isTheirs', v.is_transferable or coalesce(
        ${mailboxOf(sql`v.recipient_email`)} = ${mailboxOf(sql`${sql.placeholder('email')}::text`)}, false)) as facts
    from vouchers v where v.code = any(${sql.placeholder('codes')}::text[])`,
)

/** A voucher's code as it is kept, out of what somebody typed; null where none can have it, because its last character
 *  does not check the others. */
export const voucherCodeMeant = (entered: string): string | null => seriesCodeMeant(entered)

/** What codes open for whoever has that e-mail address (null: not known yet), in one statement; those that open nothing are
 *  left out. `codes` as they are kept. */
export async function vouchersByCodes(
  reader: Reader,
  codes: readonly string[],
  email: string | null,
): Promise<Map<string, VoucherFacts>> {
  if (codes.length === 0) return new Map()
  const rows = await readFacts(reader, { codes, email })
  return new Map(rows.map(({ facts }) => [facts.code, facts]))
}

/** Which vouchers a viewer may see: whoever reads the area. */
export const visibleTo = (viewer: Viewer): SQL => rowsIf(mayRead(viewer, 'vouchers'))

/** A code as its viewer may see it: it is money, so that whoever only reads sees its last four characters. */
export const shownCode = (viewer: Viewer, code: string): string =>
  mayWrite(viewer, 'vouchers') ? code : code.replace(/[^-](?=.{4})/g, '•')

/** Vouchers by id; unknown ones and those that the viewer may not see are left out. */
export const vouchersByIds = (reader: Reader, viewer: Viewer, ids: readonly string[]): Promise<Voucher[]> =>
  reader
    .select()
    .from(vouchers)
    .where(and(inArray(vouchers.id, ids.filter(isId)), visibleTo(viewer)))

/** A voucher by what is printed on it, for whoever reads vouchers; null where there is none. */
export async function voucherByCode(reader: Reader, viewer: Viewer, entered: string): Promise<Voucher | null> {
  const code = voucherCodeMeant(entered)
  if (code === null) return null
  const [voucher] = await reader
    .select()
    .from(vouchers)
    .where(and(eq(vouchers.code, code), visibleTo(viewer)))
  return voucher ?? null
}

export const voucherTabs = ['all', 'sold', 'open', 'partly', 'redeemed', 'expired', 'blocked'] as const
export type VoucherTab = (typeof voucherTabs)[number]
/** `search`: words of which each is part of recipient, message, note or the end of the code, or a whole code; `code`: that
 *  code alone, as it is printed. */
export type VoucherFilter = {
  readonly search?: string | null | undefined
  readonly code?: string | null | undefined
  readonly tab?: VoucherTab | null | undefined
}
export type VoucherSort = {
  readonly field: 'created' | 'changed' | 'value' | 'balance'
  readonly direction: Direction
}
type Page = { readonly offset: number; readonly limit: number }

const MOST_WORDS = 6
const wordsOf = (search: string | null | undefined): string[] =>
  (search ?? '').trim().slice(0, 200).toLowerCase().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)

function matching(viewer: Viewer, { search, code: only }: VoucherFilter): SQL {
  const { code, recipientName, recipientEmail, message, note } = vouchers
  return and(
    visibleTo(viewer),
    only === null || only === undefined ? undefined : sql`${code} = ${voucherCodeMeant(only)}`,
    ...wordsOf(search).map(word => {
      const whole = voucherCodeMeant(word)
      const isIn = sql`lower(concat_ws(' ', right(${code}, 4), ${recipientName}, ${recipientEmail}, ${message}, ${note}))
        like ${`%${literally(word)}%`}`
      return whole === null ? isIn : sql`(${isIn} or ${code} = ${whole})`
    }),
  )!
}

/** What each tab holds on a day of the shop; as `voucherState` says. */
function inTab(tab: VoucherTab, today: Day): SQL {
  const isFree = isNull(vouchers.blockedAt)
  const isOver = sql`coalesce(${vouchers.expiresOn} < ${today}::date, false)`
  const hasRest = sql`${vouchers.balanceCents} > 0`
  const isWhole = sql`${vouchers.balanceCents} >= ${vouchers.valueCents}`
  const parts: Readonly<Record<VoucherTab, SQL>> = {
    all: sql`true`,
    sold: isNotNull(vouchers.orderId),
    open: and(isFree, hasRest, sql`not ${isOver}`, isWhole)!,
    partly: and(isFree, hasRest, sql`not ${isOver}`, sql`not ${isWhole}`)!,
    redeemed: and(isFree, sql`not ${hasRest}`)!,
    expired: and(isFree, hasRest, isOver)!,
    blocked: isNotNull(vouchers.blockedAt),
  }
  return parts[tab]
}

/** Which vouchers fit a filter, of those that the viewer may see. */
export const wantedVouchers = (viewer: Viewer, filter: VoucherFilter, today: Day): SQL =>
  and(matching(viewer, filter), inTab(filter.tab ?? 'all', today))!

const sortColumns = {
  created: vouchers.createdAt,
  changed: vouchers.changedAt,
  value: vouchers.valueCents,
  balance: vouchers.balanceCents,
} as const

/** A page of the vouchers that fit a filter; every order ends in the id. */
export const browseVouchers = (
  reader: Reader,
  viewer: Viewer,
  filter: VoucherFilter,
  { field, direction }: VoucherSort,
  { offset, limit }: Page,
  today: Day,
): Promise<Voucher[]> =>
  reader
    .select()
    .from(vouchers)
    .where(wantedVouchers(viewer, filter, today))
    .orderBy(...alongFalling(direction, sortColumns[field], vouchers.id))
    .offset(offset)
    .limit(limit)

/** How many vouchers fit a filter; of more than `most` one more than that. */
export const countVouchers = (
  reader: Reader,
  viewer: Viewer,
  filter: VoucherFilter,
  today: Day,
  most: number,
): Promise<number> => countUpTo(reader, most, vouchers, wantedVouchers(viewer, filter, today))

/** How many each tab holds under the rest of a filter; see `countEach` for how far. */
export function countVoucherTabs(
  reader: Reader,
  viewer: Viewer,
  filter: VoucherFilter,
  today: Day,
): Promise<Record<VoucherTab, number>> {
  const fits = matching(viewer, filter)
  const conditions = Object.fromEntries(voucherTabs.map(tab => [tab, sql`${fits} and ${inTab(tab, today)}`]))
  return countEach(reader, sql`${vouchers}`, conditions as Record<VoucherTab, SQL>)
}

/** Entries of a voucher, the latest first. */
export const browseVoucherEntries = (
  reader: Reader,
  viewer: Viewer,
  voucherId: string,
  { offset, limit }: Page,
): Promise<VoucherEntry[]> =>
  reader
    .select()
    .from(voucherEntries)
    .where(and(rowsIf(isId(voucherId), sql`${voucherEntries.voucherId} = ${voucherId}`), visibleTo(viewer)))
    .orderBy(...alongFalling('desc', voucherEntries.at, voucherEntries.id))
    .offset(offset)
    .limit(limit)

/** How many entries a voucher has; of more than `most` one more than that. */
export const countVoucherEntries = (reader: Reader, viewer: Viewer, voucherId: string, most: number): Promise<number> =>
  countUpTo(
    reader,
    most,
    voucherEntries,
    and(rowsIf(isId(voucherId), sql`${voucherEntries.voucherId} = ${voucherId}`), visibleTo(viewer)),
  )

/** Templates by id, deleted ones too; unknown ones and those that the viewer may not see are left out. */
export const templatesByIds = (reader: Reader, viewer: Viewer, ids: readonly string[]): Promise<VoucherTemplate[]> =>
  reader
    .select()
    .from(voucherTemplates)
    .where(and(inArray(voucherTemplates.id, ids.filter(isId)), visibleTo(viewer)))

/** `search`: words of which each is part of the title, the heading or the text. */
export type TemplateFilter = { readonly search?: string | null }

const templatesMatching = (viewer: Viewer, { search }: TemplateFilter): SQL =>
  and(
    visibleTo(viewer),
    isNull(voucherTemplates.deletedAt),
    ...wordsOf(search).map(
      word =>
        sql`lower(concat_ws(' ', ${voucherTemplates.title}, ${voucherTemplates.heading}, ${voucherTemplates.text}))
          like ${`%${literally(word)}%`}`,
    ),
  )!

/** A page of the templates that are there, what was changed last first. */
export const browseTemplates = (
  reader: Reader,
  viewer: Viewer,
  filter: TemplateFilter,
  { offset, limit }: Page,
): Promise<VoucherTemplate[]> =>
  reader
    .select()
    .from(voucherTemplates)
    .where(templatesMatching(viewer, filter))
    .orderBy(...alongFalling('desc', voucherTemplates.changedAt, voucherTemplates.id))
    .offset(offset)
    .limit(limit)

/** How many templates fit a filter; of more than `most` one more than that. */
export const countTemplates = (reader: Reader, viewer: Viewer, filter: TemplateFilter, most: number): Promise<number> =>
  countUpTo(reader, most, voucherTemplates, templatesMatching(viewer, filter))
