import { textIn } from '../../kit/languages.ts'
import { type MailBlock, mailBody } from '../../kit/mailBody.ts'
import { joined, type MailWords, ours } from '../../kit/mailWords.ts'
import type { NewMail } from '../../platform/mail.ts'
import { speechIn } from '../../texts/texts.ts'
import type { Settings } from '../settings/rules.ts'
import { shopSettings } from '../settings/settings.ts'
import type { StockItem } from './queries/items.ts'

/** Pieces that one mail names; of more it says how many. */
const mostNamed = 50

type LowPiece = Pick<StockItem, 'title' | 'size' | 'sku' | 'stock' | 'reorderLevel'>

/** Tells the shop which pieces are at their reorder level or below; there is at least one. German, as the shop's own
 *  mails are. */
export function lowStockMail(
  pieces: readonly LowPiece[],
  settings: Settings,
  publicUrl: string,
): Omit<NewMail, 'cause'> {
  const { text } = speechIn('de')
  const shop = ours(shopSettings.of(settings).name)
  const values = { count: pieces.length }
  const rows = pieces
    .slice(0, mostNamed)
    .map(({ title, size, sku, stock, reorderLevel }): [MailWords, MailWords] => [
      joined([ours(textIn('de', title)), ...(size === '' ? [] : [ours(size)]), ours(sku)], ' · '),
      text('mail.lowStock.left', { stock: stock ?? 0, level: reorderLevel ?? 0 }),
    ])
  const further = pieces.length - rows.length
  const blocks: MailBlock[] = [
    { kind: 'paragraph', text: text('mail.lowStock.intro', values) },
    { kind: 'facts', rows },
    ...(further > 0 ? [{ kind: 'paragraph', text: text('mail.lowStock.further', { count: further }) } as const] : []),
    { kind: 'button', text: text('mail.lowStock.open'), url: `${publicUrl}/admincenter/shop/stock?state=low` },
    { kind: 'small', text: text('mail.lowStock.once') },
  ]
  return {
    ...{ kind: 'lowStock', to: shopSettings.of(settings).email, language: 'de', orderId: null, accountId: null },
    ...{ secret: null, subject: text('mail.lowStock.subject', values) },
    ...mailBody({ title: text('mail.lowStock.title'), language: 'de', shop }, blocks),
  }
}
