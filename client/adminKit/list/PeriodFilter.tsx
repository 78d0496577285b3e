import { Popover } from '@mantine/core'
import { DatePicker } from '@mantine/dates'
import 'dayjs/locale/de.js'
import 'dayjs/locale/en-gb.js'
import { type ReactNode, useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '../../intl/messageIds.ts'
import { TextField } from '../../ui/Field.tsx'
import { ChevronDownIcon } from '../../ui/pageIcons.tsx'
import { useAdminFormat } from '../useAdminFormat.ts'
import { typedDay } from './dayEntry.ts'
import { daysBefore, today } from './days.ts'
import filterStyle from './Filters.module.css'
import style from './PeriodFilter.module.css'
import type { Days } from './url.ts'

export interface PeriodFilterProps extends Days {
  label: string
  onChange: (period: { from: string | null; to: string | null }) => void
}

const spans = [
  { id: 'admin.period.today', days: 0 },
  { id: 'admin.period.week', days: 6 },
  { id: 'admin.period.month', days: 29 },
  { id: 'admin.period.quarter', days: 89 },
] as const satisfies readonly { id: MessageId; days: number }[]

/** From one day to another: a span up to today, days typed, or days picked from the calendar. */
export function PeriodFilter({ label, from, to, onChange }: PeriodFilterProps) {
  const intl = useIntl()
  const format = useAdminFormat()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  /** The first day of a range whose last is not picked yet. */
  const [begun, setBegun] = useState<string | null>(null)
  const isSet = from !== null || to !== null
  const span = spans.find(({ days }) => from === daysBefore(today(), days) && (to === null || to === today()))
  const text = span
    ? intl.formatMessage({ id: span.id })
    : intl.formatMessage(
        { id: from && to ? 'admin.period.fromTo' : from ? 'admin.period.from' : 'admin.period.to' },
        { from: from && format.day(from), to: to && format.day(to) },
      )
  const isTurned = from !== null && to !== null && from > to
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-start" shadow="md" offset={4} trapFocus returnFocus>
      <Popover.Target>
        <button
          type="button"
          className={filterStyle.filter}
          data-set={isSet || undefined}
          onClick={() => setOpen(open => !open)}
        >
          {label}
          {isSet && <span className={filterStyle.value}>{text}</span>}
          <ChevronDownIcon size={16} />
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-labelledby={id}>
        <div className={style.panel}>
          <p id={id} className="visually-hidden">
            {label}
          </p>
          <ul className={style.spans}>
            {spans.map(each => (
              <li key={each.id}>
                <button
                  type="button"
                  aria-pressed={each === span}
                  onClick={() => {
                    onChange({ from: daysBefore(today(), each.days), to: null })
                    setOpen(false)
                  }}
                >
                  <FormattedMessage id={each.id} />
                </button>
              </li>
            ))}
          </ul>
          <div className={style.days}>
            <DayField
              label={<FormattedMessage id="admin.period.first" />}
              day={from}
              onChange={day => onChange({ from: day, to })}
            />
            <DayField
              label={<FormattedMessage id="admin.period.last" />}
              day={to}
              error={isTurned && <FormattedMessage id="kit.day.turned" />}
              onChange={day => onChange({ from, to: day })}
            />
          </div>
          <DatePicker
            type="range"
            allowSingleDateInRange
            locale={intl.locale.startsWith('de') ? 'de' : 'en-gb'}
            firstDayOfWeek={1}
            value={begun ? [begun, null] : isTurned ? [null, null] : [from, to]}
            defaultDate={from ?? to ?? today()}
            ariaLabels={{
              previousMonth: intl.formatMessage({ id: 'kit.day.previousMonth' }),
              nextMonth: intl.formatMessage({ id: 'kit.day.nextMonth' }),
            }}
            onChange={([first, last]) => {
              setBegun(last === null ? first : null)
              if (first !== null && last !== null) onChange({ from: first, to: last })
            }}
          />
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}

interface DayFieldProps {
  label: ReactNode
  day: string | null
  error?: ReactNode
  onChange: (day: string | null) => void
}

/** A day that is typed: it counts on Enter or when the field is left, never at each key. */
function DayField({ label, day, error, onChange }: DayFieldProps) {
  const format = useAdminFormat()
  const [draft, setDraft] = useState<string | null>(null)
  const [isWrong, setWrong] = useState(false)
  const settle = () => {
    if (draft === null) return
    const typed = draft.trim() === '' ? null : typedDay(draft, today())
    setWrong(typed === null && draft.trim() !== '')
    if (typed === null && draft.trim() !== '') return
    setDraft(null)
    if (typed !== day) onChange(typed)
  }
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      placeholder={format.day(today())}
      value={draft ?? (day ? format.day(day) : '')}
      error={isWrong ? <FormattedMessage id="kit.day.wrong" /> : error}
      onChange={event => setDraft(event.target.value)}
      onBlur={settle}
      onKeyDown={event => {
        if (event.key === 'Enter') settle()
      }}
    />
  )
}
