import { type MailBlock, mailBody } from '../../kit/mailBody.ts'
import { ours, typed } from '../../kit/mailWords.ts'
import type { NewMail } from '../../platform/mail.ts'
import { speechIn } from '../../texts/texts.ts'
import { amountsOf } from '../pricing/settings.ts'
import { mailSeller } from '../settings/mails.ts'
import type { Settings } from '../settings/rules.ts'
import { shopSettings } from '../settings/settings.ts'
import type { Voucher } from './queries/vouchers.ts'

/** What a mail with a voucher tells of it. */
export type MailedVoucher = Pick<
  Voucher,
  'id' | 'code' | 'language' | 'currency' | 'balanceCents' | 'expiresOn' | 'message' | 'recipientName'
> & { readonly recipientEmail: string }

/** Brings somebody a voucher, with its code in the text and the PDF attached. The outbox keeps the code sealed until it
 *  was sent. */
export function voucherMail(voucher: MailedVoucher, settings: Settings): Omit<NewMail, 'cause'> {
  const { language, code, recipientName, message, expiresOn } = voucher
  const speech = speechIn(language, amountsOf(settings))
  const { text, money, day } = speech
  const shop = ours(shopSettings.of(settings).name)
  const amount = money(voucher.balanceCents, voucher.currency)
  const blocks: MailBlock[] = [
    {
      kind: 'paragraph',
      text: recipientName === null ? text('mail.greeting') : text('mail.greeting.name', { name: typed(recipientName) }),
    },
    { kind: 'paragraph', text: text('mail.voucher.intro', { shop, amount }) },
    ...(message === null ? [] : [{ kind: 'paragraph', text: typed(`„${message}“`) } as const]),
    {
      kind: 'facts',
      rows: [
        [text('mail.voucher.code'), ours(code)],
        [text('mail.voucher.amount'), amount],
        [
          text('mail.voucher.validity'),
          expiresOn === null ? text('mail.voucher.forGood') : text('mail.voucher.until', { day: day(expiresOn) }),
        ],
      ],
    },
    { kind: 'small', text: text('mail.voucher.how') },
    ...mailSeller(settings, speech),
  ]
  return {
    ...{ kind: 'voucher', to: voucher.recipientEmail, language, orderId: null, accountId: null, secret: code },
    attached: { vouchers: [voucher.id] },
    subject: text('mail.voucher.subject', { shop, amount }),
    ...mailBody({ title: text('mail.voucher.title'), language, shop }, blocks),
  }
}
