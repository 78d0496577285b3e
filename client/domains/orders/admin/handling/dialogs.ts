import type { OrderWork_order$data } from '../../../../__generated__/OrderWork_order.graphql.ts'

/** What each dialog about one order is given. */
export interface OrderDialogProps {
  order: OrderWork_order$data
  isOpen: boolean
  onClose: () => void
}
