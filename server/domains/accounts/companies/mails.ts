import type { Language } from '../../../kit/languages.ts'
import { type MailBlock, type MailBody, mailBody } from '../../../kit/mailBody.ts'
import { joined, ours, typed } from '../../../kit/mailWords.ts'
import { speechIn } from '../../../texts/texts.ts'
import { mailSeller } from '../../settings/mails.ts'
import type { Settings } from '../../settings/rules.ts'
import { shopSettings } from '../../settings/settings.ts'
import { INVITATION_DAYS } from './rules.ts'

export type CompanyMailKind = 'companyInvitation' | 'companyAccepted'

/** The invitation to buy for a company, or that the shop has set one up that was asked for. Who is invited is not called by
 *  name: the address is not known to be theirs. */
export function companyMail(
  kind: CompanyMailKind,
  parts: { language: Language; settings: Settings; name: string | null; company: string; url: string },
): MailBody & { subject: string } {
  const { language, settings, name, company, url } = parts
  const speech = speechIn(language)
  const shop = ours(shopSettings.of(settings).name)
  const values = { shop, company: typed(company), days: INVITATION_DAYS }
  const greeting =
    name === null ? speech.text('mail.greeting') : speech.text('mail.greeting.name', { name: typed(name) })
  const blocks: MailBlock[] = [
    { kind: 'paragraph', text: joined([greeting, speech.text(`mail.${kind}.intro`, values)], '\n') },
    { kind: 'button', text: speech.text(`mail.${kind}.button`), url },
    { kind: 'paragraph', text: speech.text(`mail.${kind}.note`, values) },
    ...mailSeller(settings, speech),
  ]
  return {
    subject: speech.text(`mail.${kind}.subject`, values),
    ...mailBody({ title: speech.text(`mail.${kind}.title`, values), language, shop }, blocks),
  }
}
