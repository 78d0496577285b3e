import type { Language } from '../../kit/languages.ts'
import { type MailBlock, type MailBody, mailBody } from '../../kit/mailBody.ts'
import { joined, ours, typed } from '../../kit/mailWords.ts'
import { speechIn } from '../../texts/texts.ts'
import { mailSeller } from '../settings/mails.ts'
import type { Settings } from '../settings/rules.ts'
import { shopSettings } from '../settings/settings.ts'

export type PrivacyMailKind = 'dataExportReady' | 'deletionAsked' | 'deletionUndone'

/** A mail about a person's data. `day` is until when the export can be fetched, or when the account will be deleted;
 *  `url` leads to where that is done or undone. */
export function privacyMail(
  kind: PrivacyMailKind,
  parts: { language: Language; settings: Settings; name: string; day: string; url: string },
): MailBody & { subject: string } {
  const { language, settings, name, url } = parts
  const speech = speechIn(language)
  const values = { shop: ours(shopSettings.of(settings).name), day: speech.day(parts.day) }
  const button: MailBlock[] =
    kind === 'deletionUndone' ? [] : [{ kind: 'button', text: speech.text(`mail.${kind}.button`), url }]
  const blocks: MailBlock[] = [
    {
      kind: 'paragraph',
      text: joined(
        [speech.text('mail.greeting.name', { name: typed(name) }), speech.text(`mail.${kind}.intro`, values)],
        '\n',
      ),
    },
    ...button,
    { kind: 'paragraph', text: speech.text(`mail.${kind}.note`, values) },
    ...mailSeller(settings, speech),
  ]
  return {
    subject: speech.text(`mail.${kind}.subject`, values),
    ...mailBody({ title: speech.text(`mail.${kind}.title`), language, shop: values.shop }, blocks),
  }
}
