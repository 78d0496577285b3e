import { z } from 'zod'
import { amount, day, idOf, ids, instant, named, oneOf, revision, text, yesNo } from '../../../kit/answers.ts'
import type { Day } from '../../../kit/days.ts'
import { twoDecimals } from '../../../kit/euros.ts'
import { globalId } from '../../../kit/globalIds.ts'
import type { Viewer } from '../../../kit/viewer.ts'
import type { VoucherChanges } from '../operations/vouchers.ts'
import { shownCode, type Voucher, type VoucherTemplate } from '../queries/vouchers.ts'
import { mostVoucherCents, voucherLimits } from '../rules/issue.ts'
import { voucherState, voucherStates } from '../rules/standing.ts'
import { type TemplateChanges, templateLimits } from '../rules/templates.ts'

/** Vouchers and their templates as the documented paths speak of them: amounts in euros and cents. */

export const voucherAnswer = named(
  'Voucher',
  'Money that was paid before, and pays orders by its code.',
  z.object({
    ...ids('Voucher', 'voucher'),
    code: text('what is entered to redeem it; its end alone for those who only read', 'A7K2-9QXM-3TZD-5WEK'),
    ...amount('price', 'what it was issued with', 50),
    ...amount('balance', 'what is left of it', 20),
    currency: text('of both', 'EUR'),
    state: oneOf('how it stands today', voucherStates as unknown as [string, ...string[]]),
    expires: day('the last day on which it can be redeemed; null: it does not expire', '2029-12-31').nullable(),
    transferable: yesNo('whether anybody who has the code may redeem it', true),
    template: idOf('voucherTemplate', 'how it looks; null: plain').nullable(),
    order: idOf('order', 'with which it was bought; null where staff issued it').nullable(),
    language: oneOf('of its paper and its mail', ['de', 'en']),
    greeting: text('what stands on it for whoever gets it', 'Alles Gute!').nullable(),
    recipient_name: text('for whom it is', 'Kim Muster').nullable(),
    recipient_email: text('where it is sent', 'kim@example.com').nullable(),
    deliver_on: day('the day on which it is sent; null: on none by itself', '2026-12-24').nullable(),
    sent: instant('when it was last sent; null where it was not').nullable(),
    blocked: instant('since when it is blocked; null while it is not').nullable(),
    note: text('why staff issued it', 'Kulanz').nullable(),
    created: instant('when it was issued'),
    changed: instant('when it, or what is on it, last changed'),
    revision: revision(),
  }),
)

/** A voucher as a viewer reads it on a day of the shop. */
export const presentVoucher = (viewer: Viewer, today: Day) => (voucher: Voucher) => ({
  ...{ _id: voucher.id, id: voucher.id, global_id: globalId('Voucher', voucher.id) },
  code: shownCode(viewer, voucher.code),
  ...{ price: voucher.valueCents / 100, price_cents: voucher.valueCents },
  ...{ balance: voucher.balanceCents / 100, balance_cents: voucher.balanceCents, currency: voucher.currency },
  state: voucherState(voucher, today),
  ...{ expires: voucher.expiresOn, transferable: voucher.isTransferable, template: voucher.templateId },
  ...{ order: voucher.orderId, language: voucher.language, greeting: voucher.message },
  ...{ recipient_name: voucher.recipientName, recipient_email: voucher.recipientEmail },
  ...{ deliver_on: voucher.deliverOn, sent: voucher.sentAt, blocked: voucher.blockedAt, note: voucher.note },
  ...{ created: voucher.createdAt, changed: voucher.changedAt, revision: voucher.revision },
})

const wantedDay = z.iso.date().max(10)
const words = z.string().max(5_000)

/** A voucher as it is written; what it is worth, its language, its look and whether it is transferable are decided when it is
 *  made. */
export const voucherSchema = z.strictObject({
  price: twoDecimals.nullish().meta({ description: 'in euros; of a new one' }),
  price_cents: z.int().min(0).max(mostVoucherCents).nullish(),
  note: words.nullish(),
  expires: wantedDay.nullish(),
  language: z.enum(['de', 'en']).nullish(),
  template: z.string().max(200).nullish(),
  transferable: z.boolean().nullish(),
  greeting: words.nullish(),
  recipient_name: words.nullish(),
  recipient_email: words.nullish(),
  deliver_on: wantedDay.nullish(),
})
export type RestVoucher = z.infer<typeof voucherSchema>

/** What is changed of a voucher that is there. */
export const voucherChangesOf = (input: RestVoucher): VoucherChanges => ({
  ...{ note: input.note, expiresOn: input.expires, message: input.greeting },
  ...{ recipientName: input.recipient_name, recipientEmail: input.recipient_email, deliverOn: input.deliver_on },
})

const restNames: Readonly<Record<string, string>> = {
  ...{ valueCents: 'price', expiresOn: 'expires', isTransferable: 'transferable', templateId: 'template' },
  ...{ recipientName: 'recipient_name', recipientEmail: 'recipient_email', deliverOn: 'deliver_on' },
  ...{ message: 'greeting', imageFileId: 'image', isDefault: 'default', voucherId: '_id' },
}

/** The path of an input of an operation as the documented input has it. */
export const restPath = (path: readonly string[]): string[] => {
  const [field, ...rest] = path[0] === 'changes' ? path.slice(1) : path
  return field === undefined ? [] : [restNames[field] ?? field, ...rest]
}

const both = (meaning: string, example: string) =>
  z
    .object({
      de: text('German', example),
      en: text('English; missing where there is none', 'Gift voucher').optional(),
    })
    .meta({ description: meaning })

export const templateAnswer = named(
  'VoucherTemplate',
  'How vouchers look on paper.',
  z.object({
    ...ids('VoucherTemplate', 'voucherTemplate'),
    title: text('what staff call it', 'Weihnachten'),
    heading: both('what stands large on the voucher', 'Gutschein'),
    text: both('what stands below it', 'Für alles, was Ihre Mannschaft braucht.'),
    accent: text('the colour of the heading and the edge', '#1f4d3a'),
    image: idOf('picture', 'the picture beside it; null: none').nullable(),
    transferable: yesNo('whether anybody who has the code may redeem such a voucher', true),
    default: yesNo('whether vouchers that are sold look so', true),
    offered: yesNo('whether buyers may choose it', true),
    created: instant('when it was made'),
    changed: instant('when it was last changed'),
    revision: revision(),
  }),
)

export const presentTemplate = (template: VoucherTemplate) => ({
  ...{ _id: template.id, id: template.id, global_id: globalId('VoucherTemplate', template.id) },
  ...{ title: template.title, heading: template.heading, text: template.text, accent: template.accent },
  ...{ image: template.imageFileId, transferable: template.isTransferable, default: template.isDefault },
  offered: template.isOffered,
  ...{ created: template.createdAt, changed: template.changedAt, revision: template.revision },
})

const bothWritten = z.strictObject({ de: words.nullish(), en: words.nullish() })

/** A template as it is written. */
export const templateSchema = z.strictObject({
  title: z
    .string()
    .max(5 * templateLimits.title.characters)
    .nullish(),
  heading: bothWritten.nullish(),
  text: bothWritten.nullish(),
  accent: z.string().max(20).nullish(),
  image: z.string().max(200).nullish(),
  transferable: z.boolean().nullish(),
  default: z.boolean().nullish(),
  offered: z.boolean().nullish(),
})
export type RestTemplate = z.infer<typeof templateSchema>

export const templateChangesOf = (input: RestTemplate): TemplateChanges => ({
  ...{ title: input.title, heading: input.heading, text: input.text, accent: input.accent },
  ...{ imageFileId: input.image, isTransferable: input.transferable, isDefault: input.default },
  isOffered: input.offered,
})

/** What a voucher that is tried out says besides its look. */
export const previewSchema = templateSchema.omit({ title: true, default: true, offered: true }).extend({
  template: z.string().max(200).nullish().describe('A template that the rest changes; null: a plain one.'),
  format: z.enum(['pdf', 'png']).default('pdf').describe('As it is printed, or drawn as a picture.'),
  price_cents: z.int().min(1).max(mostVoucherCents).default(5000),
  language: z.enum(['de', 'en']).default('de'),
  greeting: z.string().max(voucherLimits.message.characters).nullish(),
  recipient_name: z.string().max(voucherLimits.recipientName.characters).nullish(),
  expires: wantedDay.nullish(),
})
