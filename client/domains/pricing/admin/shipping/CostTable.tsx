import { FormattedMessage, useIntl } from 'react-intl'
import { CellInput } from '../../../../adminKit/settings/CellInput.tsx'
import groups from '../../../../adminKit/settings/rows.module.css'
import { useCountryNames } from '../../../../adminKit/settings/useCountryNames.ts'
import { IconButton } from '../../../../ui/Button.tsx'
import { PlusIcon, TrashIcon } from '../../../../ui/pageIcons.tsx'
import style from './CostTable.module.css'
import { type PlaceForm, type ShippingGroupForm, withoutPlace, withoutTier, withPlace } from './shippingForm.ts'

export interface CostTableProps {
  group: ShippingGroupForm
  path: string
  name: string
  isReadOnly: boolean
  onChange: (group: ShippingGroupForm) => void
}

/** What a parcel costs: places as rows, sizes as columns. */
export function CostTable({ group, path, name, isReadOnly, onChange }: CostTableProps) {
  const intl = useIntl()
  const { tiers, places } = group
  const unit = group.countBy === 'weight' ? 'kg' : intl.formatMessage({ id: 'pricing.shipping.pieces' })
  const hasRanges = places.some(({ zip }) => zip !== null)
  return (
    <div className={groups.scroll}>
      <table className={style.costs}>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="pricing.shipping.parcelUpTo" />
            </th>
            {tiers.map((_, tier) => (
              <th key={tier} scope="col" className={style.size}>
                <div className={style.sizeLine}>
                  <CellInput
                    path={`${path}.tiers.${tier}`}
                    label={intl.formatMessage({ id: 'pricing.shipping.sizeOf' }, { number: tier + 1, group: name })}
                    inputMode={group.countBy === 'weight' ? 'decimal' : 'numeric'}
                    placeholder={intl.formatMessage({ id: 'pricing.shipping.anything' })}
                    longest={9}
                  />
                  <span aria-hidden="true">{unit}</span>
                  {!isReadOnly && tiers.length > 1 && (
                    <IconButton
                      label={intl.formatMessage(
                        { id: 'pricing.shipping.removeTier' },
                        { number: tier + 1, group: name },
                      )}
                      onClick={() => onChange(withoutTier(group, tier))}
                    >
                      <TrashIcon size={16} />
                    </IconButton>
                  )}
                </div>
              </th>
            ))}
            {hasRanges && (
              <th scope="col">
                <FormattedMessage id="pricing.shipping.rangeFreeFrom" />
              </th>
            )}
            <th scope="col">
              <span className="visually-hidden">
                <FormattedMessage id="admin.list.actions" />
              </span>
            </th>
          </tr>
        </thead>
        <tbody>
          {places.map((place, row) => (
            <PlaceRow
              // Rows have no identity of their own: what is typed lives in the form, by place.
              key={row}
              {...{ place, row, group, path, name, hasRanges, isReadOnly, onChange }}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface PlaceRowProps extends CostTableProps {
  place: PlaceForm
  row: number
  hasRanges: boolean
}

function PlaceRow({ place, row, group, path, name, hasRanges, isReadOnly, onChange }: PlaceRowProps) {
  const intl = useIntl()
  const country = useCountryNames().nameOf(place.country)
  const at = `${path}.places.${row}`
  const spoken = place.zip
    ? intl.formatMessage({ id: 'pricing.shipping.range' }, { country, from: place.zip.from, to: place.zip.to })
    : country
  return (
    <tr data-range={place.zip ? true : undefined}>
      <th scope="row" className={style.place}>
        {place.zip ? (
          <div className={style.range}>
            <span>
              <FormattedMessage id="pricing.shipping.zip" />
            </span>
            <CellInput
              path={`${at}.zip.from`}
              label={intl.formatMessage({ id: 'pricing.shipping.zipFrom' }, { country, row: row + 1 })}
              longest={20}
            />
            <span aria-hidden="true">–</span>
            <CellInput
              path={`${at}.zip.to`}
              label={intl.formatMessage({ id: 'pricing.shipping.zipTo' }, { country, row: row + 1 })}
              longest={20}
            />
          </div>
        ) : (
          country
        )}
      </th>
      {group.tiers.map((_, tier) => (
        <td key={tier}>
          <CellInput
            path={`${at}.costs.${tier}`}
            label={intl.formatMessage(
              { id: 'pricing.shipping.costOf' },
              { place: spoken, number: tier + 1, group: name },
            )}
            inputMode="decimal"
            unit="€"
            placeholder="–"
            longest={12}
          />
        </td>
      ))}
      {hasRanges && (
        <td>
          {place.zip && (
            <CellInput
              path={`${at}.zip.freeFrom`}
              label={intl.formatMessage({ id: 'pricing.shipping.freeFromOf' }, { place: spoken })}
              inputMode="decimal"
              unit="€"
              placeholder="–"
              longest={12}
            />
          )}
        </td>
      )}
      <td>
        {!isReadOnly && (
          <div className={style.actions}>
            {!place.zip && (
              <IconButton
                label={intl.formatMessage({ id: 'pricing.shipping.addRange' }, { country })}
                onClick={() => onChange(withPlace(group, place.country, true))}
              >
                <PlusIcon size={18} />
              </IconButton>
            )}
            <IconButton
              label={intl.formatMessage({ id: 'pricing.shipping.removePlace' }, { place: spoken })}
              onClick={() => onChange(withoutPlace(group, row))}
            >
              <TrashIcon size={18} />
            </IconButton>
          </div>
        )}
      </td>
    </tr>
  )
}
