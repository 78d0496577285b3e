import { type MailBlock, mailBody } from '../../kit/mailBody.ts'
import { ours } from '../../kit/mailWords.ts'
import type { NewMail } from '../../platform/mail.ts'
import { speechIn } from '../../texts/texts.ts'
import type { Order } from '../orders/queries/orders.ts'
import { amountsOf } from '../pricing/settings.ts'
import { mailSeller } from '../settings/mails.ts'
import type { Settings } from '../settings/rules.ts'
import { shopSettings } from '../settings/settings.ts'
import type { IssuedDocument } from './queries.ts'

/** Brings the buyer of an order its invoice, as a PDF. */
export function invoiceMail(document: IssuedDocument, order: Order, settings: Settings): Omit<NewMail, 'cause'> {
  const { language, number, dueOn, dueCents, currency } = document
  const speech = speechIn(language, amountsOf(settings))
  const { text, money, day } = speech
  const shop = ours(shopSettings.of(settings).name)
  const blocks: MailBlock[] = [
    { kind: 'paragraph', text: text('mail.greeting') },
    {
      kind: 'paragraph',
      text: text('mail.invoice.intro', { number: ours(number), order: ours(String(order.orderNumber)) }),
    },
    {
      kind: 'facts',
      rows: [
        [text('mail.invoice.amount'), money(document.grossCents, currency)],
        ...(dueCents > 0 && dueOn !== null
          ? ([
              [
                text('mail.invoice.due'),
                text('mail.invoice.dueBy', { amount: money(dueCents, currency), day: day(dueOn) }),
              ],
            ] as const)
          : ([[text('mail.invoice.due'), text('mail.invoice.nothingDue')]] as const)),
      ],
    },
    ...mailSeller(settings, speech),
  ]
  return {
    ...{ kind: 'invoice', to: order.email, language, orderId: order.id, accountId: order.accountId, secret: null },
    attached: { documents: [document.id] },
    subject: text('mail.invoice.subject', { shop, number: ours(number) }),
    ...mailBody({ title: text('mail.invoice.title', { number: ours(number) }), language, shop }, blocks),
  }
}
