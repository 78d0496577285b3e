import { FormattedMessage, useIntl } from 'react-intl'
import { useFragment } from 'react-relay'
import type { CartLine_line$key } from '../../../__generated__/CartLine_line.graphql.ts'
import { useFormat } from '../../../intl/format.ts'
import { IconButton } from '../../../ui/Button.tsx'
import { Money } from '../../../ui/Price.tsx'
import { TrashIcon } from '../../../ui/pageIcons.tsx'
import { QuantityInput } from '../../../ui/quantity/QuantityInput.tsx'
import { SaleRemark } from '../parts/SaleRemark.tsx'
import style from './CartLine.module.css'
import { type CartLineData, cartLine } from './CartLine.tsx'
import { LineState } from './LineState.tsx'
import { useLineAmount } from './useLineAmount.ts'

export interface SizeRowProps {
  line: CartLine_line$key
  /** 'Größe M' */
  name: string
  onRemove: (line: CartLineData) => void
  onGone: () => void
  onNeedsTexts: (lineId: string, amount: number) => void
}

/** One size of a product in the cart: its amount, price and state. */
export function SizeRow({ line: key, name, onRemove, onGone, onNeedsTexts }: SizeRowProps) {
  const line = useFragment(cartLine, key)
  const intl = useIntl()
  const format = useFormat()
  const amount = useLineAmount(line, { onGone, onNeedsTexts: count => onNeedsTexts(line.id, count) })
  return (
    <li className={style.row}>
      <span className={style.size}>{name}</span>
      <QuantityInput
        className={style.stepper}
        label={intl.formatMessage({ id: 'cart.line.amountOf' }, { title: line.title, piece: name || 'none' })}
        value={amount.shown}
        minimum={1}
        isInvalid={amount.refusal !== null}
        onChange={amount.change}
      />
      {line.unitPrice && (
        <span className={style.each}>
          <FormattedMessage
            id={line.quantityUnit ? 'cart.line.eachUnit' : 'cart.line.each'}
            values={{ price: <Money {...line.unitPrice} />, unit: line.quantityUnit?.one }}
          />
        </span>
      )}
      <span className={style.rowSum} data-stale={amount.isPending || undefined}>
        {line.sum && format.money(line.sum)}
      </span>
      <IconButton
        label={intl.formatMessage({ id: 'cart.line.removeOf' }, { title: `${line.title}, ${name}` })}
        onClick={() => onRemove(line)}
      >
        <TrashIcon size={18} />
      </IconButton>
      <div className={style.rowState}>
        <SaleRemark line={line} className={style.variant} />
        <LineState line={line} refusal={amount.refusal} onReduce={amount.change} />
      </div>
    </li>
  )
}
