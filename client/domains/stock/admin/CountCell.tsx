import { type KeyboardEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { StockChangeInput as accepted } from '../../../schema/accepted.ts'
import { wholeFrom } from '../../../ui/quantity/amounts.ts'
import style from './TakingPage.module.css'

export interface CountCellProps {
  lineId: string
  /** What the line is called. */
  name: string
  counted: number | null
  /** Answers with why it was not counted, null where it was. */
  count: (lineId: string, setTo: number | null) => Promise<string | null>
}

/** How many there are, typed: kept when it is left or by Enter, which goes on to the next line. Empty: not counted. */
export function CountCell({ lineId, name, counted, count }: CountCellProps) {
  const intl = useIntl()
  const [problem, setProblem] = useState<string | null>(null)
  const shown = counted === null ? '' : intl.formatNumber(counted)
  const keep = async (typed: string) => {
    const value = wholeFrom(typed, intl.locale.startsWith('de') ? 'de' : 'en')
    const { lowest, highest } = accepted.setTo
    if (value === undefined || (value !== null && (value < lowest || value > highest))) {
      return setProblem(intl.formatMessage({ id: 'admin.stock.notWhole' }))
    }
    setProblem(null)
    if (value !== counted) setProblem(await count(lineId, value))
  }
  return (
    <input
      // What somebody else counts meanwhile takes its place.
      key={shown}
      className={style.count}
      data-count
      defaultValue={shown}
      inputMode="numeric"
      autoComplete="off"
      aria-label={intl.formatMessage({ id: 'admin.taking.countOf' }, { name })}
      aria-invalid={problem ? true : undefined}
      title={problem ?? undefined}
      onBlur={event => void keep(event.target.value)}
      onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        const cells = [...document.querySelectorAll<HTMLInputElement>('[data-count]')]
        const following = cells[cells.indexOf(event.currentTarget) + 1]
        if (following) following.select()
        else event.currentTarget.blur()
      }}
    />
  )
}
