import { useIntl } from 'react-intl'
import { useFormat } from '../../../intl/format.ts'

interface Asked {
  readonly key: string
  readonly label: string
  readonly kind: string
  readonly answer: string | null | undefined
  readonly options: readonly { readonly key: string; readonly label: string }[]
}

/** What was answered, in words, in the order of the questions. */
export function useAnswered(fields: readonly Asked[]) {
  const intl = useIntl()
  const format = useFormat()
  const wordsOf = ({ kind, options }: Asked, answer: string): string => {
    if (kind === 'CHOICE') return options.find(({ key }) => key === answer)?.label ?? answer
    if (kind === 'CHECKBOX') return intl.formatMessage({ id: 'cart.asked.yes' })
    if (kind === 'DATE') return format.day(answer)
    return kind === 'NUMBER' ? intl.formatNumber(Number(answer), { maximumFractionDigits: 4 }) : answer
  }
  return fields.flatMap(field =>
    field.answer ? [{ key: field.key, label: field.label, text: wordsOf(field, field.answer) }] : [],
  )
}
