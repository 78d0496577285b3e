import { FormattedMessage, useIntl } from 'react-intl'
import { useEditingContext } from '../../../adminKit/edit/useEditing.ts'
import { CellInput } from '../../../adminKit/settings/CellInput.tsx'
import { CellSelect } from '../../../adminKit/settings/CellSelect.tsx'
import style from '../../../adminKit/settings/rows.module.css'
import { useCountryNames } from '../../../adminKit/settings/useCountryNames.ts'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { PlusIcon, TrashIcon } from '../../../ui/pageIcons.tsx'
import type { CheckoutForm, MinimumForm } from './checkoutForm.ts'

export interface MinimumRowsProps {
  groups: readonly { readonly value: string; readonly label: string }[]
}

const anyone: MinimumForm = { country: '', discountGroup: '', amount: '' }

/** The least values of orders, by country and by discount group of the customer. */
export function MinimumRows({ groups }: MinimumRowsProps) {
  const intl = useIntl()
  const { values, set, insert, isReadOnly } = useEditingContext<CheckoutForm>()
  const countries = useCountryNames()
  const { minimums } = values
  const everywhere = { value: '', label: intl.formatMessage({ id: 'checkout.settings.anyCountry' }) }
  const everyone = { value: '', label: intl.formatMessage({ id: 'checkout.settings.anyCustomer' }) }
  return (
    <>
      <p className={style.words}>
        <FormattedMessage
          id={minimums.length === 0 ? 'checkout.settings.minimums.none' : 'checkout.settings.minimums.hint'}
        />
      </p>
      {minimums.length > 0 && (
        <table className={`${style.rows} ${style.stacked}`}>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="checkout.settings.country" />
              </th>
              <th scope="col">
                <FormattedMessage id="checkout.settings.customers" />
              </th>
              <th scope="col">
                <FormattedMessage id="checkout.settings.amount" />
              </th>
              <th scope="col">
                <span className="visually-hidden">
                  <FormattedMessage id="admin.list.actions" />
                </span>
              </th>
            </tr>
          </thead>
          <tbody>
            {minimums.map(({ country, discountGroup }, at) => {
              const of = { number: at + 1 }
              const others = groups.some(({ value }) => value === discountGroup)
                ? groups
                : [...groups, { value: discountGroup, label: discountGroup }]
              return (
                // Rows have no identity of their own: what is typed lives in the form, by place.
                <tr key={at}>
                  <td>
                    <CellSelect
                      path={`minimums.${at}.country`}
                      label={intl.formatMessage({ id: 'checkout.settings.countryOf' }, of)}
                      options={[everywhere, ...countries.all(country ? [country] : [])]}
                    />
                  </td>
                  <td>
                    <CellSelect
                      path={`minimums.${at}.discountGroup`}
                      label={intl.formatMessage({ id: 'checkout.settings.customersOf' }, of)}
                      options={[everyone, ...(discountGroup ? others : groups)]}
                    />
                  </td>
                  <td>
                    <CellInput
                      path={`minimums.${at}.amount`}
                      label={intl.formatMessage({ id: 'checkout.settings.amountOf' }, of)}
                      inputMode="decimal"
                      unit="€"
                      longest={12}
                      className={style.number}
                    />
                  </td>
                  <td>
                    {!isReadOnly && (
                      <IconButton
                        label={intl.formatMessage({ id: 'checkout.settings.removeMinimum' }, of)}
                        onClick={() =>
                          set(
                            'minimums',
                            minimums.filter((_, place) => place !== at),
                          )
                        }
                      >
                        <TrashIcon size={18} />
                      </IconButton>
                    )}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
      {!isReadOnly && (
        <div>
          <Button look="quiet" size="small" icon={<PlusIcon size={16} />} onClick={() => insert('minimums', anyone)}>
            <FormattedMessage id="checkout.settings.addMinimum" />
          </Button>
        </div>
      )}
    </>
  )
}
