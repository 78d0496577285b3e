import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { WithdrawalForm_offer$data } from '../../../__generated__/WithdrawalForm_offer.graphql.ts'
import { Button } from '../../../ui/Button.tsx'
import { FieldError } from '../../../ui/Field.tsx'
import { QuantityInput } from '../../../ui/quantity/QuantityInput.tsx'
import { fitText } from '../../catalogue/parts/fitText.ts'
import style from './WithdrawalPage.module.css'

export type OfferedItem = WithdrawalForm_offer$data['items'][number]
/** How many of each part; absent: none. */
export type Amounts = Readonly<Record<string, number>>

export const keyOf = ({ lineId, piece }: Pick<OfferedItem, 'lineId' | 'piece'>): string => `${lineId} ${piece ?? ''}`

/** What was chosen, as it is declared. */
export const chosenOf = (items: readonly OfferedItem[], amounts: Amounts) =>
  items.flatMap(item => {
    const amount = amounts[keyOf(item)] ?? 0
    return amount > 0 ? [{ lineId: item.lineId, piece: item.piece, amount }] : []
  })

interface ChooseItemsProps {
  items: readonly OfferedItem[]
  amounts: Amounts
  onChange: (amounts: Amounts) => void
  error: ReactNode
}

/** The parts of an order with how many of each; what was made to the buyer's words is named, and why it cannot be chosen. */
export function ChooseItems({ items, amounts, onChange, error }: ChooseItemsProps) {
  const intl = useIntl()
  const offered = items.filter(item => !item.isExcluded)
  const excluded = items.filter(item => item.isExcluded)
  const described = ({ title, fit, size, color }: OfferedItem) =>
    [title, fit && intl.formatMessage({ id: fitText[fit] }), size, color].filter(Boolean).join(', ')
  return (
    <fieldset className={style.items}>
      <legend className="h3">
        <FormattedMessage id="withdrawals.items" />
      </legend>
      <Button
        look="quiet"
        size="small"
        onClick={() => onChange(Object.fromEntries(offered.map(item => [keyOf(item), item.amount])))}
      >
        <FormattedMessage id="withdrawals.chooseAll" />
      </Button>
      {error && <FieldError>{error}</FieldError>}
      <ul>
        {offered.map(item => (
          <li key={keyOf(item)}>
            <span>
              {described(item)}
              <span className={style.of}>
                <FormattedMessage id="withdrawals.bought" values={{ count: item.amount }} />
              </span>
            </span>
            <QuantityInput
              label={intl.formatMessage({ id: 'withdrawals.amountOf' }, { title: described(item) })}
              value={amounts[keyOf(item)] ?? 0}
              maximum={item.amount}
              onChange={amount => onChange({ ...amounts, [keyOf(item)]: amount })}
            />
          </li>
        ))}
        {excluded.map(item => (
          <li key={keyOf(item)} data-excluded>
            <span>
              {described(item)}
              <span className={style.of}>
                <FormattedMessage id="withdrawals.excluded" />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
