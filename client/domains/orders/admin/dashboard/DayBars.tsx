import { FormattedMessage, useIntl } from 'react-intl'
import { useAdminFormat } from '../../../../adminKit/useAdminFormat.ts'
import style from './DayBars.module.css'

export interface DayBarsProps {
  /** What is counted: 'Bestellungen'. */
  what: string
  /** Oldest first; the last one is today. */
  days: readonly { day: string; value: number; text: string }[]
}

const height = 100
/** Share of a day's width that its bar takes. */
const barShare = 0.62
/** So that a day with little can be told from one with nothing. */
const leastHeight = 2.5

/** One bar a day, and the same as a table for those who want the numbers or cannot see bars. */
export function DayBars({ what, days }: DayBarsProps) {
  const intl = useIntl()
  const format = useAdminFormat()
  const most = Math.max(1, ...days.map(day => day.value))
  const peak = days.find(day => day.value === most)
  const first = days[0]
  const last = days.at(-1)
  if (!first || !last) return null
  return (
    <div>
      <p className={style.peak}>{peak ? peak.text : ''}</p>
      <svg
        className={style.bars}
        viewBox={`0 0 ${days.length} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={intl.formatMessage(
          { id: 'admin.dashboard.chart' },
          { what, from: format.day(first.day), to: format.day(last.day), most: peak?.text ?? '0' },
        )}
      >
        {days.map(({ day, value, text }, at) => {
          const tall = value === 0 ? 0 : Math.max(leastHeight, (value / most) * height)
          return (
            <g key={day} className={day === last.day ? style.today : style.day}>
              <title>{`${format.day(day)}: ${text}`}</title>
              <rect className={style.field} x={at} y={0} width={1} height={height} />
              <rect x={at + (1 - barShare) / 2} y={height - tall} width={barShare} height={tall} />
            </g>
          )
        })}
      </svg>
      <ol className={style.labels} aria-hidden="true">
        {days.map(({ day }) => (
          <li key={day}>{Number(day.slice(-2))}.</li>
        ))}
      </ol>
      <details className={style.numbers}>
        <summary>
          <FormattedMessage id="admin.dashboard.asTable" />
        </summary>
        <table>
          <caption className="visually-hidden">{what}</caption>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="admin.dashboard.dayColumn" />
              </th>
              <th scope="col">{what}</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, text }) => (
              <tr key={day}>
                <th scope="row">{format.day(day)}</th>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  )
}
