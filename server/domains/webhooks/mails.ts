import { type MailBlock, mailBody } from '../../kit/mailBody.ts'
import { ours, typed } from '../../kit/mailWords.ts'
import type { NewMail } from '../../platform/mail.ts'
import { speechIn } from '../../texts/texts.ts'
import type { Settings } from '../settings/rules.ts'
import { shopSettings } from '../settings/settings.ts'
import type { OffReason } from './tables.ts'

/** `email` null: whoever set it up is reached no more. */
type Off = {
  readonly id: string
  readonly label: string
  readonly url: string
  readonly reason: OffReason
  readonly accountId: string | null
  readonly email: string | null
  readonly language: 'de' | 'en'
}

/** Tells whoever set up an endpoint that it was switched off; the shop, where they are reached no more. Null: nobody can be
 *  told. */
export function endpointOffMail(
  { id, label, url, reason, accountId, email, language }: Off,
  settings: Settings,
  publicUrl: string,
): (NewMail & { readonly cause?: never }) | null {
  const to = email ?? shopSettings.of(settings).email
  if (to === '') return null
  const { text } = speechIn(language)
  const shop = ours(shopSettings.of(settings).name)
  const values = { label: typed(label), url: typed(url) }
  const prefix = language === 'de' ? '' : `/${language}`
  const blocks: MailBlock[] = [
    { kind: 'paragraph', text: text(`mail.webhookOff.${reason}`, values) },
    { kind: 'paragraph', text: text('mail.webhookOff.next') },
    {
      kind: 'button',
      text: text('mail.webhookOff.open'),
      url: `${publicUrl}${prefix}/admincenter/settings/webhooks/${id}`,
    },
  ]
  return {
    ...{ kind: 'webhookOff', to, language, orderId: null, accountId, secret: null },
    subject: text('mail.webhookOff.subject', values),
    ...mailBody({ title: text('mail.webhookOff.title'), language, shop }, blocks),
  }
}
