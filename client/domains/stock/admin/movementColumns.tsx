import type { IntlShape } from 'react-intl'
import type { Column } from '../../../adminKit/list/columns.ts'
import { Instant } from '../../../adminKit/list/Instant.tsx'
import { adminFormats } from '../../../adminKit/useAdminFormat.ts'
import type { MessageId } from '../../../intl/messageIds.ts'
import { Link } from '../../../router/Link.tsx'
import type { ListedMovement } from './MovementsPage.tsx'
import { kindOf } from './pieceNames.ts'
import { reasonTexts } from './reasonTexts.ts'
import style from './stock.module.css'
import { movementsOf } from './stockPaths.ts'

/** What the list of movements shows of each. */
export function movementColumns(intl: IntlShape): readonly Column<ListedMovement>[] {
  const format = adminFormats(intl)
  const say = (id: MessageId) => intl.formatMessage({ id })
  const signed = (amount: number) => intl.formatNumber(amount, { signDisplay: 'exceptZero' })
  const isCounted = (count: number | null | undefined) => count !== null && count !== undefined
  /** Neither before nor after: nothing was counted. */
  const afterText = ({ stockBefore, stockAfter }: ListedMovement) =>
    isCounted(stockAfter) ? format.count(stockAfter ?? 0) : isCounted(stockBefore) ? say('admin.stock.unlimited') : '–'
  const reasonText = ({ reason }: ListedMovement) => say((reasonTexts as Record<string, MessageId>)[reason]!)
  return [
    {
      key: 'at',
      title: 'admin.movements.at',
      width: 148,
      rank: 1,
      card: 'fact',
      text: ({ at }) => format.instant(at),
      repeats: ({ at }) => format.day(at),
      cell: ({ at }, isRepeated) => <Instant at={at} isRepeated={isRepeated} />,
    },
    {
      key: 'item',
      title: 'admin.stock.product',
      width: 150,
      grow: 2,
      rank: 0,
      card: 'title',
      isAbove: true,
      text: ({ item }) => item?.title ?? say('admin.movements.gone'),
      repeats: ({ item }) => item?.id ?? '',
      cell: ({ item }, isRepeated) =>
        item ? (
          <Link className={isRepeated ? style.quiet : undefined} to={movementsOf(item.id)}>
            {item.title}
          </Link>
        ) : (
          say('admin.movements.gone')
        ),
    },
    {
      key: 'kind',
      title: 'admin.stock.kind',
      width: 180,
      grow: 2,
      rank: 0,
      card: 'line',
      isStrong: true,
      text: ({ item }) => (item ? kindOf(item, intl) : ''),
    },
    {
      key: 'reason',
      title: 'admin.movements.reason',
      width: 150,
      rank: 0,
      card: 'fact',
      text: movement => [reasonText(movement), movement.order?.orderNumber].filter(Boolean).join(' '),
      cell: movement => (
        <>
          {reasonText(movement)}{' '}
          {movement.order && (
            <Link className="link" to={`/admincenter/orders/${movement.order.orderNumber}`}>
              {movement.order.orderNumber}
            </Link>
          )}
        </>
      ),
      isAbove: true,
    },
    {
      key: 'amount',
      title: 'admin.movements.amount',
      isNumber: true,
      isStrong: true,
      width: 92,
      rank: 0,
      card: 'corner',
      text: ({ amount }) => signed(amount),
      cell: ({ amount }) => <span className={amount > 0 ? style.more : undefined}>{signed(amount)}</span>,
    },
    {
      key: 'after',
      title: 'admin.movements.after',
      isNumber: true,
      isNamedOnCard: true,
      width: 92,
      rank: 1,
      card: 'fact',
      text: afterText,
    },
    {
      key: 'note',
      title: 'admin.movements.note.title',
      width: 140,
      grow: 3,
      rank: 3,
      card: 'line',
      text: ({ note }) => note ?? '',
    },
    {
      key: 'by',
      title: 'admin.movements.by',
      isNamedOnCard: true,
      width: 120,
      rank: 4,
      card: 'fact',
      text: ({ by }) => by ?? '',
    },
  ]
}
