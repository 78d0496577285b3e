import type { MailDetail } from '../../../kit/mailBody.ts'
import { ours, typed } from '../../../kit/mailWords.ts'
import type { Speech } from '../../../texts/texts.ts'
import type { OrderPiece } from '../tables.ts'

/** What mails say of a piece: its fit and size. */
export const variantText = (
  { fit, size }: Pick<OrderPiece, 'fit'> & { size: string | null },
  { text }: Pick<Speech, 'text'>,
) =>
  fit === null
    ? text('mail.order.variant.plain', { size: ours(size ?? '') })
    : text('mail.order.variant', { fit: ours(fit), size: ours(size ?? '') })

/** What the configurator showed of it in the checkout. */
export const propertyDetails = (
  { properties = [] }: { readonly properties?: OrderPiece['properties'] },
  text: Speech['text'],
): MailDetail[] =>
  properties.map(({ label, value }) => text('mail.order.property', { label: ours(label), value: typed(value) }))

/** The same text on all pieces is told once. */
export function textsDetail(texts: readonly string[], text: Speech['text']): MailDetail[] {
  if (texts.length === 0) return []
  const different = new Set(texts)
  const shown = different.size === 1 ? [...different] : texts
  return [{ lettering: text('mail.order.texts', { texts: typed(shown.join(' · ')) }) }]
}
