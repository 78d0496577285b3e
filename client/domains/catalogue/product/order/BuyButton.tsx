import { FormattedMessage } from 'react-intl'
import { Button, type ButtonProps } from '../../../../ui/Button.tsx'
import type { ProductQuoteState } from './useProductQuote.ts'

export interface BuyButtonProps extends Omit<ButtonProps, 'isBusy' | 'onClick'> {
  price: Pick<ProductQuoteState, 'isUnknown' | 'failure' | 'retry'>
  isAdding: boolean
  onAdd: () => void
}

/** Puts what is chosen into the cart, and says so while its price is not known: where it could not be had, asks again. */
export function BuyButton({ price, isAdding, onAdd, children, ...button }: BuyButtonProps) {
  if (price.failure)
    return (
      <Button {...button} disabled={false} onClick={price.retry}>
        <FormattedMessage id="product.add.reloadPrice" />
      </Button>
    )
  return (
    <Button {...button} isBusy={isAdding} onClick={onAdd}>
      {isAdding ? (
        <FormattedMessage id="product.add.busy" />
      ) : price.isUnknown ? (
        <FormattedMessage id="product.sum.calculating" />
      ) : (
        children
      )}
    </Button>
  )
}
