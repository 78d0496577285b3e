import { type Language, textIn } from '../../../kit/languages.ts'
import { type MailBlock, mailBody } from '../../../kit/mailBody.ts'
import { joined, ours } from '../../../kit/mailWords.ts'
import type { NewMail } from '../../../platform/mail.ts'
import { speechIn } from '../../../texts/texts.ts'
import { mailSeller } from '../../settings/mails.ts'
import type { Settings } from '../../settings/rules.ts'
import { shopSettings } from '../../settings/settings.ts'
import { productPath } from '../rules/paths.ts'
import type { RestockItem } from './queries.ts'
import { CONFIRM_DAYS } from './rules.ts'

type Parts = {
  readonly to: string
  readonly language: Language
  readonly item: RestockItem
  readonly settings: Settings
  readonly publicUrl: string
}

/** Asks whoever owns the address whether they want to be told. `secret` is that of the link, which also ends it. */
export const restockConfirmMail = (parts: Parts, secret: string): Omit<NewMail, 'cause'> => {
  const url = `${parts.publicUrl}${parts.language === 'en' ? '/en' : ''}/restock/${secret}`
  return rendered('restockConfirm', parts, url, secret)
}

/** Tells, once, that a size is back. */
export const restockBackMail = (parts: Parts): Omit<NewMail, 'cause'> => {
  const { groupSlug, slug } = parts.item
  return rendered('restockBack', parts, `${parts.publicUrl}${productPath(parts.language, groupSlug, slug)}`, null)
}

function rendered(
  kind: 'restockConfirm' | 'restockBack',
  { to, language, item, settings }: Parts,
  url: string,
  secret: string | null,
): Omit<NewMail, 'cause'> {
  const speech = speechIn(language)
  const { text } = speech
  const title = ours(textIn(language, item.title))
  const size = item.size === '' ? [] : [text('mail.restock.size', { size: ours(item.size) })]
  const values = {
    item: joined([title, ...size], ', '),
    shop: ours(shopSettings.of(settings).name),
    days: CONFIRM_DAYS,
  }
  const blocks: MailBlock[] = [
    { kind: 'paragraph', text: text(`mail.${kind}.intro`, values) },
    { kind: 'button', text: text(`mail.${kind}.button`), url },
    { kind: 'small', text: text(`mail.${kind}.note`, values) },
    ...mailSeller(settings, speech),
  ]
  return {
    ...{ kind, to, language, accountId: null, secret },
    subject: text(`mail.${kind}.subject`, values),
    ...mailBody({ title: text(`mail.${kind}.title`), language, shop: values.shop }, blocks),
  }
}
