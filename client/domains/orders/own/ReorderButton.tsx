import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { ReorderButton_order$key } from '../../../__generated__/ReorderButton_order.graphql.ts'
import type { MessageId } from '../../../intl/messageIds.ts'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useToasts } from '../../../ui/Toasts.tsx'
import { type ReorderAnswer, useReorder } from '../mutations/useReorder.ts'
import style from '../parts/OwnOrders.module.css'

type Skipped = ReorderAnswer['skipped'][number]

/** Why a line could not be ordered again as it was, by the refusal's code. */
const reasons: Partial<Record<string, MessageId>> = {
  SOLD_OUT: 'account.reorder.soldOut',
  ONLY_FEW_LEFT: 'account.reorder.fewLeft',
  VARIANT_UNKNOWN: 'account.reorder.variantGone',
  FIT_MISSING: 'account.reorder.variantGone',
  SIZE_MISSING: 'account.reorder.variantGone',
  PRODUCT_UNAVAILABLE: 'account.reorder.gone',
  SET_INCOMPLETE: 'account.reorder.setChanged',
  SET_UNEQUAL: 'account.reorder.setChanged',
  PERSONALISATION_NOT_OFFERED: 'account.reorder.notPersonalised',
  PERSONALISATION_NOT_PRINTABLE: 'account.reorder.notPersonalised',
  PERSONALISATION_TOO_LONG: 'account.reorder.notPersonalised',
  PERSONALISATION_MISSING: 'account.reorder.notPersonalised',
  TOO_MANY_TEXTS: 'account.reorder.cartFull',
  TEXTS_TOO_LONG: 'account.reorder.cartFull',
  CART_FULL: 'account.reorder.cartFull',
}

/** Puts what can still be bought into the cart, and says what could not and why. */
export function ReorderButton(props: { order: ReorderButton_order$key }) {
  const { id } = useFragment(
    graphql`
      fragment ReorderButton_order on Order {
        id
      }
    `,
    props.order,
  )
  const intl = useIntl()
  const { tell } = useToasts()
  const [reorder, isPending] = useReorder()
  const [left, setLeft] = useState<{ addedAmount: number; skipped: readonly Skipped[] } | null>(null)

  const again = async () => {
    const { payload, refusals } = await reorder(id)
    if (!payload || refusals.length > 0) return
    const { addedAmount, skipped } = payload
    if (skipped.length > 0) setLeft({ addedAmount, skipped })
    else {
      const title = intl.formatMessage({ id: 'account.reorder.done' }, { count: addedAmount })
      tell({
        kind: 'success',
        title,
        link: { label: intl.formatMessage({ id: 'account.reorder.toCart' }), to: '/cart' },
      })
    }
  }
  return (
    <>
      <Button isBusy={isPending} onClick={again}>
        <FormattedMessage id="account.reorder.again" />
      </Button>
      <Dialog
        isOpen={left !== null}
        onClose={() => setLeft(null)}
        title={<FormattedMessage id="account.reorder.notAll" />}
        actions={
          <>
            <Button look="quiet" onClick={() => setLeft(null)}>
              <FormattedMessage id="ui.dialog.close" />
            </Button>
            {(left?.addedAmount ?? 0) > 0 && (
              <LinkButton to="/cart">
                <FormattedMessage id="account.reorder.toCart" />
              </LinkButton>
            )}
          </>
        }
      >
        <div className={style.skipped}>
          <p>
            <FormattedMessage id="account.reorder.added" values={{ count: left?.addedAmount ?? 0 }} />
          </p>
          <ul>
            {left?.skipped.map(({ line, code, addedAmount }) => (
              <li key={line.id}>
                <strong>
                  {line.amount}
                  {'\u00a0×\u00a0'}
                  {line.title}
                  {line.size && `, ${line.size}`}
                </strong>
                {': '}
                <FormattedMessage id={reasons[code] ?? 'account.reorder.other'} values={{ count: addedAmount }} />
              </li>
            ))}
          </ul>
        </div>
      </Dialog>
    </>
  )
}
