import { FormattedMessage, useIntl } from 'react-intl'
import { useEditingContext } from '../../../adminKit/edit/useEditing.ts'
import { CellInput } from '../../../adminKit/settings/CellInput.tsx'
import { CellSelect } from '../../../adminKit/settings/CellSelect.tsx'
import style from '../../../adminKit/settings/rows.module.css'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { PlusIcon, TrashIcon } from '../../../ui/pageIcons.tsx'
import type { AffiliateForm, RateForm, RateGroup } from './affiliateForm.ts'

const empty: RateForm = { groupId: '', percent: '' }

/** Other percentages for groups of products; nothing of partners who get an amount per order. */
export function RateRows({ groups }: { groups: readonly RateGroup[] }) {
  const intl = useIntl()
  const { values, set, insert, isReadOnly } = useEditingContext<AffiliateForm>()
  const { rates, kind } = values
  if (kind === 'FIXED') return null
  const choose = { value: '', label: intl.formatMessage({ id: 'admin.affiliates.chooseGroup' }) }
  const options = groups.map(({ id, title }) => ({ value: id, label: title }))
  const gone = intl.formatMessage({ id: 'admin.affiliates.groupGone' })
  return (
    <>
      <p className={style.words}>
        <FormattedMessage id="admin.affiliates.ratesHint" />
      </p>
      {rates.length > 0 && (
        <table className={`${style.rows} ${style.stacked}`}>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="admin.affiliates.group" />
              </th>
              <th scope="col">
                <FormattedMessage id="admin.affiliates.percent" />
              </th>
              <th scope="col">
                <span className="visually-hidden">
                  <FormattedMessage id="admin.list.actions" />
                </span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rates.map(({ groupId }, at) => {
              const of = { number: at + 1 }
              const isKnown = groupId === '' || options.some(({ value }) => value === groupId)
              return (
                // Rows have no identity of their own: what is typed lives in the form, by place.
                <tr key={at}>
                  <td>
                    <CellSelect
                      path={`rates.${at}.groupId`}
                      label={intl.formatMessage({ id: 'admin.affiliates.groupOf' }, of)}
                      options={[choose, ...options, ...(isKnown ? [] : [{ value: groupId, label: gone }])]}
                    />
                  </td>
                  <td>
                    <CellInput
                      path={`rates.${at}.percent`}
                      label={intl.formatMessage({ id: 'admin.affiliates.percentOf' }, of)}
                      inputMode="decimal"
                      unit="%"
                      longest={6}
                      className={style.number}
                    />
                  </td>
                  <td>
                    {!isReadOnly && (
                      <IconButton
                        label={intl.formatMessage({ id: 'admin.affiliates.removeRate' }, of)}
                        onClick={() =>
                          set(
                            'rates',
                            rates.filter((_, place) => place !== at),
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
          <Button look="quiet" size="small" icon={<PlusIcon size={16} />} onClick={() => insert('rates', empty)}>
            <FormattedMessage id="admin.affiliates.addRate" />
          </Button>
        </div>
      )}
    </>
  )
}
