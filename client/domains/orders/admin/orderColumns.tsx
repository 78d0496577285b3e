import { FormattedMessage, type IntlShape } from 'react-intl'
import type { Column } from '../../../adminKit/list/columns.ts'
import { Instant } from '../../../adminKit/list/Instant.tsx'
import { adminFormats } from '../../../adminKit/useAdminFormat.ts'
import type { MoneyValue } from '../../../intl/format.ts'
import { paymentState, Shown, type States, shippingState } from './OrderStates.tsx'

/** What lists of orders show of each. */
interface ListedOrder extends States {
  readonly orderNumber: string
  readonly placedAt: string
  readonly customerName: string
  readonly pieceCount: number
  readonly totals: { readonly gross: MoneyValue }
}

/** The sum of orders; nothing of several currencies. */
export function sumOf(orders: readonly ListedOrder[]): MoneyValue | null {
  const [first] = orders
  if (!first || orders.some(order => order.totals.gross.currency !== first.totals.gross.currency)) return null
  return {
    cents: orders.reduce((sum, order) => sum + order.totals.gross.cents, 0),
    currency: first.totals.gross.currency,
  }
}

/** The columns that all lists of orders have, in the order of the list. */
export function orderColumns(intl: IntlShape) {
  const format = adminFormats(intl)
  return {
    number: {
      key: 'number',
      title: 'admin.orders.number',
      sort: 'number',
      beginsFalling: true,
      width: 80,
      rank: 0,
      card: 'fact',
      isLink: true,
      text: order => order.orderNumber,
      cell: order => (
        <>
          <span className="visually-hidden">
            <FormattedMessage id="admin.orders.order" />{' '}
          </span>
          {order.orderNumber}
          {order.isRead === false && (
            <span className="visually-hidden">
              , <FormattedMessage id="admin.orders.unread" />
            </span>
          )}
        </>
      ),
    },
    placed: {
      key: 'placed',
      title: 'admin.orders.placed',
      sort: 'placed',
      beginsFalling: true,
      width: 124,
      rank: 1,
      card: 'fact',
      text: order => format.instant(order.placedAt),
      repeats: order => format.day(order.placedAt),
      cell: (order, isRepeated) => <Instant at={order.placedAt} isRepeated={isRepeated} isShort />,
    },
    customer: {
      key: 'customer',
      title: 'admin.orders.customer',
      sort: 'customer',
      width: 132,
      grow: 3,
      rank: 0,
      card: 'title',
      text: order => order.customerName,
    },
    pieces: {
      key: 'pieces',
      title: 'admin.orders.pieces',
      isNumber: true,
      isNamedOnCard: true,
      width: 72,
      rank: 4,
      card: 'fact',
      text: order => format.count(order.pieceCount),
      sum: orders => format.count(orders.reduce((sum, order) => sum + order.pieceCount, 0)),
    },
    payment: {
      key: 'payment',
      title: 'admin.orders.payment',
      width: 116,
      rank: 0,
      card: 'line',
      text: order => intl.formatMessage({ id: paymentState(order).id }),
      cell: order => <Shown state={paymentState(order)} />,
    },
    shipping: {
      key: 'shipping',
      title: 'admin.orders.shipping',
      width: 140,
      rank: 0,
      card: 'line',
      text: order => intl.formatMessage({ id: shippingState(order).id }),
      cell: order => <Shown state={shippingState(order)} />,
    },
    total: {
      key: 'total',
      title: 'admin.orders.total',
      sort: 'total',
      beginsFalling: true,
      isNumber: true,
      isStrong: true,
      width: 112,
      rank: 0,
      card: 'corner',
      text: order => format.money(order.totals.gross),
      sum: orders => {
        const sum = sumOf(orders)
        return sum && format.money(sum)
      },
    },
  } as const satisfies Record<string, Column<ListedOrder>>
}
