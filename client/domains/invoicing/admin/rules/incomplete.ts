import type { IntlShape } from 'react-intl'
import type { Refusal } from '../../../../adminKit/edit/refusals.ts'
import type { MessageId } from '../../../../intl/messageIds.ts'
import { ruleText } from './ruleTexts.ts'

/** A refusal to issue; `rule`: the rule of e-invoices that would be broken. */
export interface IssuingRefusal extends Refusal {
  readonly rule?: string | null
}

const shopAddress = 'invoicing.gap.shopAddress'
const receiverAddress = 'invoicing.gap.receiverAddress'

/** What an invoice lacks by law, by the place where it is mended. The beginning counts where the whole is not here. */
const gapTexts: Readonly<Record<string, MessageId>> = {
  'seller.company': shopAddress,
  'seller.street': shopAddress,
  'seller.zip': shopAddress,
  'seller.city': shopAddress,
  'seller.country': shopAddress,
  'seller.vatId': 'invoicing.gap.shopVatId',
  'receiver.name': receiverAddress,
  'receiver.street': receiverAddress,
  'receiver.zip': receiverAddress,
  'receiver.city': receiverAddress,
  'receiver.vatId': 'invoicing.gap.receiverVatId',
  'content.receiver': receiverAddress,
  'content.date': 'invoicing.gap.date',
  'content.treatment': 'invoicing.gap.treatment',
  'content.lines': 'invoicing.gap.rate',
  treatment: 'invoicing.gap.taxNote',
  lines: 'invoicing.gap.lines',
  discount: 'invoicing.gap.sum',
}

function gapText(path: readonly string[] = []): MessageId {
  for (let length = path.length; length > 0; length -= 1) {
    const text = gapTexts[path.slice(0, length).join('.')]
    if (text) return text
  }
  return 'invoicing.gap.other'
}

/** What keeps an invoice from being issued, sentence by sentence, each once; empty where it is something else. Pure. */
export function incompleteTexts(
  intl: Pick<IntlShape, 'formatMessage'>,
  refusals: readonly IssuingRefusal[],
): readonly string[] {
  const missing = refusals.filter(({ code }) => code === 'INVOICE_INCOMPLETE')
  return [
    ...new Set(
      missing.map(({ rule, path }) => (rule ? ruleText(intl, rule) : intl.formatMessage({ id: gapText(path) }))),
    ),
  ]
}

/** An answer to a question that has no fields: what is missing is said as a whole, for it stands at no field of the question. */
export function saidWhole<Answer extends { readonly refusals: readonly IssuingRefusal[] }>(
  intl: Pick<IntlShape, 'formatMessage'>,
  answer: Answer,
) {
  return {
    ...answer,
    refusals: answer.refusals.filter(({ code }) => code !== 'INVOICE_INCOMPLETE'),
    general: incompleteTexts(intl, answer.refusals).map(text => ({ text })),
  }
}
