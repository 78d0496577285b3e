import { Popover } from '@mantine/core'
import { useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFormat } from '../../intl/format.ts'
import type { MessageId } from '../../intl/messageIds.ts'
import { classes } from '../../ui/classes.ts'
import { TextField } from '../../ui/Field.tsx'
import { ChevronDownIcon } from '../../ui/pageIcons.tsx'
import { daysBefore, today } from './days.ts'
import filterStyle from './Filters.module.css'
import style from './PeriodFilter.module.css'

export interface PeriodFilterProps {
  /** First and last day, both included. */
  from: string | null
  to: string | null
  onChange: (period: { from: string | null; to: string | null }) => void
}

const spans = [
  { id: 'admin.period.today', days: 0 },
  { id: 'admin.period.week', days: 6 },
  { id: 'admin.period.month', days: 29 },
  { id: 'admin.period.quarter', days: 89 },
] as const satisfies readonly { id: MessageId; days: number }[]

/** From one day to another: a span up to today, or two days of one's own. */
export function PeriodFilter({ from, to, onChange }: PeriodFilterProps) {
  const intl = useIntl()
  const format = useFormat()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const isSet = from !== null || to !== null
  const span = spans.find(({ days }) => from === daysBefore(today(), days) && (to === null || to === today()))
  const text = span
    ? intl.formatMessage({ id: span.id })
    : intl.formatMessage(
        { id: from && to ? 'admin.period.fromTo' : from ? 'admin.period.from' : 'admin.period.to' },
        { from: from && format.day(from), to: to && format.day(to) },
      )
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-start" shadow="md" offset={4} trapFocus returnFocus>
      <Popover.Target>
        <button
          type="button"
          className={classes(filterStyle.filter)}
          data-set={isSet || undefined}
          onClick={() => setOpen(open => !open)}
        >
          <FormattedMessage id="admin.period.label" />
          {isSet && <span className={filterStyle.value}>{text}</span>}
          <ChevronDownIcon size={16} />
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-labelledby={id}>
        <div className={style.panel}>
          <p id={id} className="visually-hidden">
            <FormattedMessage id="admin.period.label" />
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
            <TextField
              type="date"
              label={<FormattedMessage id="admin.period.first" />}
              value={from ?? ''}
              max={to ?? undefined}
              onChange={event => onChange({ from: event.target.value || null, to })}
            />
            <TextField
              type="date"
              label={<FormattedMessage id="admin.period.last" />}
              value={to ?? ''}
              min={from ?? undefined}
              onChange={event => onChange({ from, to: event.target.value || null })}
            />
          </div>
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}
