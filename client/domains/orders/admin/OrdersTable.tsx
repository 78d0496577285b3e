import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { OrdersTable_orders$key } from '../../../__generated__/OrdersTable_orders.graphql.ts'
import { BarButton, SelectionBar } from '../../../adminKit/list/SelectionBar.tsx'
import { type Sort, SortHeader } from '../../../adminKit/list/SortHeader.tsx'
import table from '../../../adminKit/list/table.module.css'
import { useRowKeys } from '../../../adminKit/list/useRowKeys.ts'
import { useFormat } from '../../../intl/format.ts'
import { useNavigation, usePlace, useRouter } from '../../../router/RouterContext.ts'
import { Checkbox } from '../../../ui/Choices.tsx'
import { classes } from '../../../ui/classes.ts'
import { EmptyState } from '../../../ui/States.tsx'
import { useViewer } from '../../../viewer/Viewer.tsx'
import { MarkPaidDialog } from './MarkPaidDialog.tsx'
import { OrderRow } from './OrderRow.tsx'
import style from './OrdersTable.module.css'
import type { OrderSortField } from './ordersAddress.ts'

export interface OrdersTableProps {
  orders: OrdersTable_orders$key
  sort: Sort<OrderSortField>
  /** Whether filters or tabs leave something out, which an empty list should say. */
  isNarrowed: boolean
  /** Payment methods in the reader's language by their key. */
  methods: ReadonlyMap<string, string>
  paging: ReactNode
}

/** The rows of the orders browser, and what can be done with the selected ones. */
export function OrdersTable(props: OrdersTableProps) {
  const { edges } = useFragment(
    graphql`
      fragment OrdersTable_orders on OrderConnection {
        edges {
          node {
            id
            orderNumber
            viewerCanMarkPaid
            totals {
              gross {
                cents
                currency
              }
            }
            ...OrderRow_order
          }
        }
      }
    `,
    props.orders,
  )
  const intl = useIntl()
  const format = useFormat()
  const mayChange = useViewer().mayWrite('ORDERS')
  const place = usePlace()
  const router = useRouter()
  const { progress, to } = useNavigation()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [paying, setPaying] = useState<ReadonlySet<string> | null>(null)
  const keys = useRowKeys(edges.length)

  const orders = edges.map(edge => edge.node)
  // Only what is on the screen can be selected; what left the list is no longer meant.
  const selected = orders.filter(order => chosen.has(order.id))
  const payable = selected.filter(order => order.viewerCanMarkPaid)
  const sum = selected.reduce((cents, order) => cents + order.totals.gross.cents, 0)
  const isWaiting = progress === 'loading' && to?.path === place.path

  const select = (id: string, isSelected: boolean) =>
    setChosen(before => new Set(isSelected ? [...before, id] : [...before].filter(each => each !== id)))
  const selectAll = (isSelected: boolean) => setChosen(new Set(isSelected ? orders.map(order => order.id) : []))

  if (orders.length === 0)
    return (
      <EmptyState title={<FormattedMessage id={props.isNarrowed ? 'admin.orders.nothing' : 'admin.orders.empty'} />}>
        <FormattedMessage id={props.isNarrowed ? 'admin.orders.nothingHint' : 'admin.orders.emptyHint'} />
      </EmptyState>
    )
  const { sort } = props
  return (
    <>
      <table
        className={classes(table.table, isWaiting && table.isWaiting)}
        aria-busy={isWaiting}
        onKeyDown={keys.onKeyDown}
      >
        <caption className="visually-hidden">
          <FormattedMessage id="admin.orders.caption" />
        </caption>
        <thead>
          <tr>
            {mayChange && (
              <th scope="col" className={table.check}>
                <Checkbox
                  label={<span className="visually-hidden">{intl.formatMessage({ id: 'admin.list.selectAll' })}</span>}
                  checked={selected.length === orders.length}
                  isPartly={selected.length > 0 && selected.length < orders.length}
                  onChange={event => selectAll(event.target.checked)}
                />
              </th>
            )}
            <SortHeader field="number" sort={sort} beginsFalling>
              <FormattedMessage id="admin.orders.number" />
            </SortHeader>
            <SortHeader field="placed" sort={sort} beginsFalling>
              <FormattedMessage id="admin.orders.placed" />
            </SortHeader>
            <SortHeader field="customer" sort={sort}>
              <FormattedMessage id="admin.orders.customer" />
            </SortHeader>
            <th scope="col" className={style.contact}>
              <FormattedMessage id="admin.orders.contact" />
            </th>
            <th scope="col" className={table.number}>
              <FormattedMessage id="admin.orders.pieces" />
            </th>
            <th scope="col" className={style.method}>
              <FormattedMessage id="admin.orders.method" />
            </th>
            <th scope="col">
              <FormattedMessage id="admin.orders.payment" />
            </th>
            <th scope="col">
              <FormattedMessage id="admin.orders.shipping" />
            </th>
            <SortHeader field="total" sort={sort} beginsFalling className={table.number}>
              <FormattedMessage id="admin.orders.total" />
            </SortHeader>
            <th scope="col" className={table.menu}>
              <span className="visually-hidden">
                <FormattedMessage id="admin.list.actions" />
              </span>
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order, at) => (
            <OrderRow
              key={order.id}
              order={order}
              isSelected={chosen.has(order.id)}
              onSelect={mayChange ? isSelected => select(order.id, isSelected) : null}
              onPay={order.viewerCanMarkPaid ? () => setPaying(new Set([order.id])) : null}
              methods={props.methods}
              keys={keys.row(at)}
            />
          ))}
        </tbody>
      </table>
      {props.paging}
      {selected.length > 0 && (
        <SelectionBar
          label={intl.formatMessage({ id: 'admin.list.selection' })}
          actions={
            payable.length > 0 && (
              <BarButton isMain onClick={() => setPaying(new Set(payable.map(order => order.id)))}>
                <FormattedMessage
                  id={payable.length === selected.length ? 'admin.orders.markPaid' : 'admin.orders.markSomePaid'}
                  values={{ count: payable.length }}
                />
              </BarButton>
            )
          }
        >
          <strong>
            <FormattedMessage id="admin.list.selected" values={{ count: selected.length }} />
          </strong>
          <span>{format.money({ cents: sum, currency: selected[0]?.totals.gross.currency ?? 'EUR' })}</span>
          <button type="button" onClick={() => selectAll(false)}>
            <FormattedMessage id="admin.list.deselect" />
          </button>
        </SelectionBar>
      )}
      <MarkPaidDialog
        orders={paying ? orders.filter(order => paying.has(order.id)) : []}
        isOpen={paying !== null}
        onClose={() => setPaying(null)}
        onDone={() => {
          selectAll(false)
          router.reload()
        }}
      />
    </>
  )
}
