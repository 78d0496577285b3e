import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { OrderRow_order$key } from '../../../__generated__/OrderRow_order.graphql.ts'
import { useChanges } from '../../../adminKit/changes.tsx'
import { EuroIcon, MailIcon } from '../../../adminKit/icons.tsx'
import { RowMenu } from '../../../adminKit/list/RowMenu.tsx'
import { Truncated } from '../../../adminKit/list/Truncated.tsx'
import table from '../../../adminKit/list/table.module.css'
import type { RowKeys } from '../../../adminKit/list/useRowKeys.ts'
import { useFormat } from '../../../intl/format.ts'
import { Link } from '../../../router/Link.tsx'
import { useRouter } from '../../../router/RouterContext.ts'
import { Checkbox } from '../../../ui/Choices.tsx'
import { classes } from '../../../ui/classes.ts'
import { EyeIcon } from '../../../ui/pageIcons.tsx'
import { useMarkOrderRead } from '../mutations/useMarkOrderRead.ts'
import { OrderStates } from './OrderStates.tsx'
import style from './OrdersTable.module.css'
import { ordersPath } from './ordersAddress.ts'

export interface OrderRowProps {
  order: OrderRow_order$key
  isSelected: boolean
  /** Null for those who may only read. */
  onSelect: ((isSelected: boolean) => void) | null
  onPay: (() => void) | null
  /** Payment methods in the reader's language; orders know that of their buyer. */
  methods: ReadonlyMap<string, string>
  keys: RowKeys
}

/** One order in the browser; on phones a block of three lines. */
export function OrderRow(props: OrderRowProps) {
  const order = useFragment(
    graphql`
      fragment OrderRow_order on Order {
        id
        orderNumber
        placedAt
        isRead
        customerName
        pieceCount
        invoiceAddress {
          company
          firstName
          lastName
        }
        paymentMethod {
          key
          title
        }
        totals {
          gross {
            cents
            currency
          }
        }
        ...OrderStates_order
      }
    `,
    props.order,
  )
  const intl = useIntl()
  const format = useFormat()
  const router = useRouter()
  const changes = useChanges()
  const [markRead] = useMarkOrderRead()
  const { keys, onSelect, onPay } = props
  const path = `${ordersPath}/${order.orderNumber}`
  const contact = `${order.invoiceAddress.firstName} ${order.invoiceAddress.lastName}`
  const toggleRead = async () => {
    const { isDone } = await markRead({ orderId: order.id, isRead: !order.isRead })
    if (!isDone) return
    changes.note()
    router.reload()
  }
  return (
    <tr
      className={style.row}
      data-selected={props.isSelected || undefined}
      data-unread={order.isRead === false || undefined}
    >
      {onSelect && (
        <td className={classes(table.check, table.above, style.check)}>
          <Checkbox
            label={
              <span className="visually-hidden">
                <FormattedMessage id="admin.orders.select" values={{ number: order.orderNumber }} />
              </span>
            }
            data-row-control="check"
            tabIndex={keys.tabIndex}
            onFocus={keys.onFocus}
            checked={props.isSelected}
            onChange={event => onSelect(event.target.checked)}
          />
        </td>
      )}
      <td className={style.number}>
        <Link
          to={path}
          className={table.rowLink}
          data-row-control="link"
          tabIndex={keys.tabIndex}
          onFocus={keys.onFocus}
        >
          <span className="visually-hidden">
            <FormattedMessage id="admin.orders.order" />{' '}
          </span>
          {order.orderNumber}
          {order.isRead === false && (
            <span className="visually-hidden">
              , <FormattedMessage id="admin.orders.unread" />
            </span>
          )}
        </Link>
      </td>
      <td className={style.placed}>{shortInstant(format.instant(order.placedAt))}</td>
      <td className={classes(table.name, style.customer)}>
        <Truncated text={order.customerName} />
      </td>
      <td className={style.contact}>
        {order.invoiceAddress.company ? <Truncated text={contact} /> : <FormattedMessage id="admin.orders.person" />}
      </td>
      <td className={classes(table.number, style.pieces)}>
        {format.count(order.pieceCount)}
        <span className={style.unit}>
          {' '}
          <FormattedMessage id="admin.orders.piecesUnit" />
        </span>
      </td>
      <td className={style.method}>{props.methods.get(order.paymentMethod.key) ?? order.paymentMethod.title}</td>
      <OrderStates order={order} />
      <td className={classes(table.number, table.strong, style.total)}>{format.money(order.totals.gross)}</td>
      <td className={classes(table.menu, table.above, style.menu)}>
        <RowMenu
          label={intl.formatMessage({ id: 'admin.orders.menu' }, { number: order.orderNumber })}
          tabIndex={keys.tabIndex}
          items={[
            {
              key: 'open',
              label: <FormattedMessage id="admin.orders.open" />,
              icon: <EyeIcon size={18} />,
              onClick: () => router.navigate(path),
            },
            ...(onPay
              ? [
                  {
                    key: 'pay',
                    label: <FormattedMessage id="admin.orders.markPaid" />,
                    icon: <EuroIcon size={18} />,
                    onClick: onPay,
                  },
                ]
              : []),
            ...(onSelect
              ? [
                  {
                    key: 'read',
                    label: <FormattedMessage id={order.isRead ? 'admin.orders.markUnread' : 'admin.orders.markRead'} />,
                    icon: <MailIcon size={18} />,
                    onClick: toggleRead,
                  },
                ]
              : []),
          ]}
        />
      </td>
    </tr>
  )
}

/** '20.11.2026 15:42' without the century, which nobody needs in a list. */
function shortInstant(text: string): string {
  return text.replace(/\.\d{2}(\d{2}) /, '.$1 ')
}
