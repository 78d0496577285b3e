import { FormattedMessage, useIntl } from 'react-intl'
import { useEditingContext } from '../../../../adminKit/edit/useEditing.ts'
import { CellInput } from '../../../../adminKit/settings/CellInput.tsx'
import style from '../../../../adminKit/settings/rows.module.css'
import { Button, IconButton } from '../../../../ui/Button.tsx'
import { PlusIcon, TrashIcon } from '../../../../ui/pageIcons.tsx'
import type { ClosedDays, ShippingForm } from './shippingForm.ts'

const newDays: ClosedDays = { from: '', to: '' }

/** When the shop is closed beside public holidays. */
export function ClosedDaysRows() {
  const intl = useIntl()
  const { values, set, insert, isReadOnly } = useEditingContext<ShippingForm>()
  const { closedDays } = values
  return (
    <>
      <p className={style.words}>
        <FormattedMessage id="pricing.shipping.closedDays.hint" />
      </p>
      {closedDays.length > 0 && (
        <table className={`${style.rows} ${style.stacked}`}>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="pricing.shipping.closedDays.from" />
              </th>
              <th scope="col">
                <FormattedMessage id="pricing.shipping.closedDays.to" />
              </th>
              <th scope="col">
                <span className="visually-hidden">
                  <FormattedMessage id="admin.list.actions" />
                </span>
              </th>
            </tr>
          </thead>
          <tbody>
            {closedDays.map((_days, at) => {
              const of = { number: at + 1 }
              return (
                // Rows have no identity of their own: what is typed lives in the form, by place.
                <tr key={at}>
                  <td>
                    <CellInput
                      path={`closedDays.${at}.from`}
                      type="date"
                      label={intl.formatMessage({ id: 'pricing.shipping.closedDays.fromOf' }, of)}
                      className={style.day}
                    />
                  </td>
                  <td>
                    <CellInput
                      path={`closedDays.${at}.to`}
                      type="date"
                      label={intl.formatMessage({ id: 'pricing.shipping.closedDays.toOf' }, of)}
                      className={style.day}
                    />
                  </td>
                  <td>
                    {!isReadOnly && (
                      <IconButton
                        label={intl.formatMessage({ id: 'pricing.shipping.closedDays.remove' }, of)}
                        onClick={() =>
                          set(
                            'closedDays',
                            closedDays.filter((_, place) => place !== at),
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
          <Button look="quiet" size="small" icon={<PlusIcon size={16} />} onClick={() => insert('closedDays', newDays)}>
            <FormattedMessage id="pricing.shipping.closedDays.add" />
          </Button>
        </div>
      )}
    </>
  )
}
