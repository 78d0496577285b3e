import type { Language } from '../../kit/languages.ts'
import { type MailBlock, type MailBody, mailBody } from '../../kit/mailBody.ts'
import { joined, type MailWords, ours, typed } from '../../kit/mailWords.ts'
import { speechIn } from '../../texts/texts.ts'
import { mailSeller } from '../settings/mails.ts'
import type { Settings } from '../settings/rules.ts'
import { shopSettings } from '../settings/settings.ts'
import type { RequestedLine } from './tables.ts'

export type ApprovalMailKind = 'approvalAsked' | 'approvalDeclined'

/** `name` is whom it greets, `buyer` whose order it is; `words` what the other one wrote, null: nothing. */
export type ApprovalMailParts = {
  readonly language: Language
  readonly settings: Settings
  readonly name: string
  readonly buyer: string
  readonly company: string
  readonly lines: readonly RequestedLine[]
  readonly totalCents: number
  readonly words: string | null
  readonly url: string
}

/** Tells who decides that an order waits for them, or a buyer that theirs was declined. */
export function approvalMail(kind: ApprovalMailKind, parts: ApprovalMailParts): MailBody & { subject: string } {
  const { language, settings, name, buyer, company, lines, totalCents, words, url } = parts
  const speech = speechIn(language)
  const { currency } = shopSettings.of(settings)
  const shop = ours(shopSettings.of(settings).name)
  const total = speech.money(totalCents, currency)
  const values = { shop, company: typed(company), buyer: typed(buyer), total }
  const rows: [MailWords, MailWords][] = lines.map(({ title, amount, sumCents }) => [
    speech.text('mail.order.line', { amount, title: ours(title) }),
    speech.money(sumCents, currency),
  ])
  const blocks: MailBlock[] = [
    {
      kind: 'paragraph',
      text: joined(
        [speech.text('mail.greeting.name', { name: typed(name) }), speech.text(`mail.${kind}.intro`, values)],
        '\n',
      ),
    },
    ...(words === null ? [] : [{ kind: 'paragraph', text: typed(words) } as const]),
    { kind: 'facts', rows: [...rows, [speech.text('mail.approval.total'), total]] },
    { kind: 'button', text: speech.text(`mail.${kind}.button`), url },
    { kind: 'paragraph', text: speech.text(`mail.${kind}.note`) },
    ...mailSeller(settings, speech),
  ]
  return {
    subject: speech.text(`mail.${kind}.subject`, values),
    ...mailBody({ title: speech.text(`mail.${kind}.title`, values), language, shop }, blocks),
  }
}
