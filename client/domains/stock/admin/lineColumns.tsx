import type { IntlShape } from 'react-intl'
import type { Column } from '../../../adminKit/list/columns.ts'
import { adminFormats } from '../../../adminKit/useAdminFormat.ts'
import { CountCell, type CountCellProps } from './CountCell.tsx'
import { kindOf, nameOf } from './pieceNames.ts'
import style from './stock.module.css'
import type { TakingLine } from './TakingPage.tsx'

interface Around {
  readonly isBooked: boolean
  /** Null where nobody may count. */
  readonly count: CountCellProps['count'] | null
}

/** What a stock-taking shows of each of its pieces. */
export function lineColumns(intl: IntlShape, { isBooked, count }: Around): readonly Column<TakingLine>[] {
  const format = adminFormats(intl)
  const number = (value: number | null | undefined) =>
    value === null || value === undefined ? '–' : format.count(value)
  const signed = (value: number | null | undefined) =>
    value === null || value === undefined ? '–' : intl.formatNumber(value, { signDisplay: 'exceptZero' })
  return [
    {
      key: 'title',
      title: 'admin.stock.product',
      width: 170,
      grow: 3,
      rank: 0,
      card: 'title',
      text: line => line.title,
      repeats: line => line.title,
      cell: (line, isRepeated) => <span className={isRepeated ? style.quiet : undefined}>{line.title}</span>,
    },
    {
      key: 'kind',
      title: 'admin.stock.kind',
      width: 140,
      grow: 2,
      rank: 0,
      card: 'line',
      isStrong: true,
      text: line => kindOf(line, intl),
    },
    {
      key: 'sku',
      title: 'admin.stock.sku',
      width: 130,
      grow: 1,
      rank: 2,
      card: 'fact',
      text: line => line.sku,
    },
    {
      key: 'expected',
      title: 'admin.taking.expected',
      isNumber: true,
      isNamedOnCard: true,
      width: 100,
      rank: 1,
      card: 'fact',
      text: line => number(line.expected),
    },
    {
      key: 'counted',
      title: 'admin.taking.counted',
      isNumber: true,
      isNamedOnCard: true,
      isAbove: true,
      isOnCardAnyway: true,
      width: 110,
      rank: 0,
      card: 'corner',
      text: line => number(line.counted),
      cell: count
        ? line => <CountCell lineId={line.id} name={nameOf(line, intl)} counted={line.counted ?? null} count={count} />
        : undefined,
    },
    {
      key: 'difference',
      title: 'admin.taking.difference',
      isNumber: true,
      isNamedOnCard: true,
      width: 100,
      rank: 0,
      card: 'fact',
      text: line => signed(line.difference),
      cell: ({ difference }) => (
        <span className={!difference ? style.quiet : difference < 0 ? style.none : style.more}>
          {signed(difference)}
        </span>
      ),
    },
    ...(isBooked
      ? [
          {
            key: 'booked',
            title: 'admin.taking.booked.title',
            isNumber: true,
            isNamedOnCard: true,
            width: 120,
            rank: 1,
            card: 'fact',
            text: (line: TakingLine) =>
              line.bookedTo === null || line.bookedTo === undefined
                ? '–'
                : `${line.bookedFrom ?? '∞'} → ${line.bookedTo}`,
          } satisfies Column<TakingLine>,
        ]
      : []),
    {
      key: 'by',
      title: 'admin.taking.by',
      width: 130,
      grow: 1,
      rank: 3,
      card: 'fact',
      text: line => line.countedBy ?? '',
    },
  ]
}
