import { dayOf, timeOf } from '../../kit/days.ts'
import { type MailBlock, mailBody } from '../../kit/mailBody.ts'
import { joined, type MailWords, ours, typed } from '../../kit/mailWords.ts'
import type { NewMail } from '../../platform/mail.ts'
import { type Speech, speechIn } from '../../texts/texts.ts'
import { mailSeller } from '../settings/mails.ts'
import type { Settings } from '../settings/rules.ts'
import { shopSettings } from '../settings/settings.ts'
import type { Withdrawal } from './queries.ts'

type WithdrawalMailKind = 'withdrawalReceipt' | 'withdrawalAccepted' | 'withdrawalRefused'

/**
 * A mail to whoever declared a withdrawal, in the language of the declaration. The receipt repeats what was declared with
 * the day and the time at which it came in, and says the same whether or not there is such an order.
 * Source: § 356a Abs. 4 BGB; Art. 11a(4) Directive 2011/83/EU.
 */
export function withdrawalMail(
  kind: WithdrawalMailKind,
  withdrawal: Withdrawal,
  settings: Settings,
): Omit<NewMail, 'cause'> {
  const { language, orderId, orderNumber, answer } = withdrawal
  const speech = speechIn(language)
  const { text } = speech
  const values = {
    number: typed(orderNumber),
    name: typed(withdrawal.name),
    shop: ours(shopSettings.of(settings).name),
  }
  const blocks: MailBlock[] = [
    {
      kind: 'paragraph',
      text: joined([text('mail.greeting.name', values), text(`mail.${kind}.intro`, values)], '\n'),
    },
    ...(answer === null || kind === 'withdrawalReceipt' ? [] : [{ kind: 'paragraph', text: ours(answer) } as const]),
    { kind: 'heading', text: text('mail.withdrawal.declaration') },
    { kind: 'facts', rows: declaration(withdrawal, settings, speech) },
    { kind: 'paragraph', text: text(`mail.${kind}.next`) },
    ...mailSeller(settings, speech),
  ]
  return {
    ...{ kind, to: withdrawal.email, language, orderId, accountId: null, secret: null },
    subject: text(`mail.${kind}.subject`, values),
    ...mailBody({ title: text(`mail.${kind}.title`), language, shop: values.shop }, blocks),
  }
}

function declaration(withdrawal: Withdrawal, settings: Settings, { text, day }: Speech): [MailWords, MailWords][] {
  const { timeZone } = shopSettings.of(settings)
  const { declaredAt } = withdrawal
  const at = text('mail.withdrawal.at', {
    day: day(dayOf(declaredAt, timeZone)),
    time: ours(timeOf(declaredAt, timeZone)),
    zone: ours(timeZone),
  })
  return [
    [text('mail.withdrawal.text'), text('mail.withdrawal.statement')],
    [text('mail.withdrawal.name'), typed(withdrawal.name)],
    [text('mail.order.number'), typed(withdrawal.orderNumber)],
    [text('mail.withdrawal.email'), typed(withdrawal.email)],
    [text('mail.withdrawal.what'), what(withdrawal, text)],
    [text('mail.withdrawal.received'), at],
  ]
}

const what = ({ items, parts }: Withdrawal, text: Speech['text']): MailWords => {
  if (items.length === 0) return parts === null ? text('mail.withdrawal.everything') : typed(parts)
  const lines = items.map(({ amount, title }) => text('mail.order.line', { amount, title: ours(title) }))
  return joined([...lines, ...(parts === null ? [] : [typed(parts)])], '\n')
}

/** The note to the operator that there is a declaration to look at; what it says is read in the admin centre, behind
 *  signing in. German, as the shop's own mails are. */
export function operatorNote(withdrawal: Withdrawal, settings: Settings, publicUrl: string): Omit<NewMail, 'cause'> {
  const { text } = speechIn('de')
  const values = { number: typed(withdrawal.orderNumber) }
  const shop = ours(shopSettings.of(settings).name)
  const url = `${publicUrl}/admincenter/withdrawals/${withdrawal.id}`
  const blocks: MailBlock[] = [
    { kind: 'paragraph', text: text('mail.withdrawalNote.intro', values) },
    { kind: 'button', text: text('mail.withdrawalNote.open'), url },
  ]
  return {
    ...{ kind: 'withdrawalNote', to: shopSettings.of(settings).email, language: 'de', orderId: null, accountId: null },
    ...{ secret: null, subject: text('mail.withdrawalNote.subject', values) },
    ...mailBody({ title: text('mail.withdrawalNote.title'), language: 'de', shop }, blocks),
  }
}
