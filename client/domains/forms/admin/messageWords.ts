import type { IntlShape } from 'react-intl'
import type { FileColumn } from '../../../adminKit/list/definition.ts'

interface Answered {
  readonly kind: string
  readonly label: string
  readonly values: readonly string[]
}

/** What was answered, in words; null where nothing was. */
export function answerWords({ kind, values }: Answered, intl: IntlShape): string | null {
  const [value] = values
  if (value === undefined) return null
  if (kind === 'CHECKBOX' || kind === 'CONSENT') return intl.formatMessage({ id: 'admin.messages.ticked' })
  if (kind === 'DATE') return intl.formatDate(`${value}T00:00:00Z`, { timeZone: 'UTC', dateStyle: 'medium' })
  return values.join(', ')
}

/** What a message is called in lists: the first line that somebody wrote, else their address. */
export const messageName = (answers: readonly Answered[], email: string | null | undefined): string =>
  answers.find(({ kind, values }) => kind === 'TEXT' && values.length > 0)?.values[0] ?? email ?? '–'

/** The longest of what was written, as a list shows it. */
export const messageText = (answers: readonly Answered[]): string =>
  answers.find(({ kind, values }) => kind === 'LONG_TEXT' && values.length > 0)?.values[0]?.slice(0, 200) ?? ''

/** A column for each question that was answered in any of these messages, in the order in which they are met: the whole
 *  answer, as long as it is. Questions of the same words are one, whatever form asked them. */
export function answersInFile<TMessage extends { readonly answers: readonly Answered[] }>(
  messages: readonly TMessage[],
  intl: IntlShape,
): FileColumn<TMessage>[] {
  const labels = new Set(messages.flatMap(({ answers }) => answers.map(({ label }) => label)))
  return [...labels].map(label => ({
    head: label,
    text: ({ answers }) =>
      answers
        .filter(each => each.label === label)
        .map(each => answerWords(each, intl) ?? '')
        .join(', '),
  }))
}
