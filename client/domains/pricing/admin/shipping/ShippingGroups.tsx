import { FormattedMessage, useIntl } from 'react-intl'
import { EditInput } from '../../../../adminKit/edit/EditInput.tsx'
import { useEditingContext } from '../../../../adminKit/edit/useEditing.ts'
import { nameIn } from '../../../../adminKit/settings/nameIn.ts'
import style from '../../../../adminKit/settings/rows.module.css'
import { useCountryNames } from '../../../../adminKit/settings/useCountryNames.ts'
import { Notice } from '../../../../ui/Badge.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Radio } from '../../../../ui/Choices.tsx'
import { FieldError } from '../../../../ui/Field.tsx'
import { PlusIcon } from '../../../../ui/pageIcons.tsx'
import { AddByCountry } from '../AddByCountry.tsx'
import { GroupUse } from '../GroupUse.tsx'
import { CostTable } from './CostTable.tsx'
import { gapsOf, type ShippingForm, type ShippingGroupForm, withPlace, withTier } from './shippingForm.ts'

export interface ShippingGroupsProps {
  home: string
  uses: readonly { readonly key: string; readonly products: number }[]
}

/** The groups of goods that are sent alike, with their costs by size of parcel, country and postcode. */
export function ShippingGroups({ home, uses }: ShippingGroupsProps) {
  const { values, set, insert, isReadOnly, problems } = useEditingContext<ShippingForm>()
  const { groups } = values
  const remove = (at: number) => {
    set(
      'groups',
      groups.filter((_, place) => place !== at),
    )
    const standard = Number(values.defaultGroup)
    if (standard >= at && standard > 0) set('defaultGroup', String(standard - 1))
  }
  const newGroup: ShippingGroupForm = {
    ...{ id: '', title: { de: '', en: '' }, countBy: 'amount', freeFrom: '', tiers: [''] },
    places: [{ country: home, zip: null, costs: [''] }],
  }
  return (
    <div className={style.groups}>
      {problems.groups && <FieldError>{problems.groups}</FieldError>}
      {groups.map((group, at) => (
        <ShippingGroup
          // A new group has no id yet; what is typed lives in the form, by place.
          key={group.id || at}
          group={group}
          at={at}
          home={home}
          products={uses.find(({ key }) => key === group.id)?.products ?? 0}
          onRemove={groups.length > 1 ? () => remove(at) : null}
        />
      ))}
      {!isReadOnly && (
        <div>
          <Button look="quiet" size="small" icon={<PlusIcon size={16} />} onClick={() => insert('groups', newGroup)}>
            <FormattedMessage id="pricing.group.add" />
          </Button>
        </div>
      )}
    </div>
  )
}

interface ShippingGroupProps {
  group: ShippingGroupForm
  at: number
  home: string
  products: number
  onRemove: (() => void) | null
}

function ShippingGroup({ group, at, home, products, onRemove }: ShippingGroupProps) {
  const intl = useIntl()
  const { values, set, isReadOnly, problems } = useEditingContext<ShippingForm>()
  const path = `groups.${at}`
  const name = nameIn(intl.locale, group.title) || intl.formatMessage({ id: 'pricing.group.new' })
  const isDefault = values.defaultGroup === String(at)
  const there = group.places.flatMap(({ country, zip }) => (zip === null ? [country] : []))
  const problem = problems[path] ?? problems[`${path}.tiers`]
  const change = (next: ShippingGroupForm) => set(path, next)
  return (
    <fieldset className={style.group}>
      <legend className="visually-hidden">{name}</legend>
      <div className={style.head}>
        <EditInput path={`${path}.title.de`} label="pricing.group.title.de" longest={100} isRequired />
        <EditInput path={`${path}.title.en`} label="pricing.group.title.en" longest={100} />
        <EditInput
          path={`${path}.countBy`}
          label="pricing.shipping.countBy"
          control={{
            kind: 'choice',
            options: [
              { value: 'amount', label: 'pricing.shipping.countBy.amount' },
              { value: 'weight', label: 'pricing.shipping.countBy.weight' },
            ],
          }}
        />
        <EditInput
          path={`${path}.freeFrom`}
          label="pricing.shipping.freeFrom"
          hint="pricing.shipping.freeFrom.hint"
          control={{ kind: 'text', inputMode: 'decimal', unit: '€' }}
          longest={12}
        />
      </div>
      <Radio
        label={<FormattedMessage id="pricing.shipping.isDefault" />}
        name="defaultGroup"
        checked={isDefault}
        disabled={isReadOnly}
        onChange={() => set('defaultGroup', String(at))}
      />
      {group.tiers.length === 0 || group.places.length === 0 ? (
        <Notice tone="warn">
          <FormattedMessage id="pricing.shipping.nothing" />
        </Notice>
      ) : (
        <CostTable group={group} path={path} name={name} isReadOnly={isReadOnly} onChange={change} />
      )}
      {problem && <FieldError>{problem}</FieldError>}
      <Gaps group={group} />
      {!isReadOnly && (
        <div className={style.foot}>
          <AddByCountry
            label={intl.formatMessage({ id: 'pricing.shipping.placeCountry' }, { name })}
            verb={intl.formatMessage({ id: 'pricing.country.add' })}
            first={home}
            without={there}
            onAdd={country => change(withPlace(group, country, false))}
          />
          <Button look="quiet" size="small" icon={<PlusIcon size={16} />} onClick={() => change(withTier(group))}>
            <FormattedMessage id="pricing.shipping.addTier" />
          </Button>
        </div>
      )}
      <div className={style.foot}>
        <span className={style.words}>
          <GroupUse products={products} />
        </span>
        {!isReadOnly && onRemove && (
          <Button look="quiet" size="tiny" disabled={products > 0 || isDefault} onClick={onRemove}>
            <FormattedMessage id="pricing.group.remove" /> <span className="visually-hidden">{name}</span>
          </Button>
        )}
      </div>
    </fieldset>
  )
}

/** Where only some sizes of parcels go: what needs another one cannot be ordered there. */
function Gaps({ group }: { group: ShippingGroupForm }) {
  const intl = useIntl()
  const countries = useCountryNames()
  const gaps = gapsOf(group)
  if (gaps.length === 0) return null
  const sizeOf = (size: string) =>
    size.trim() === ''
      ? intl.formatMessage({ id: 'pricing.shipping.unlimited' })
      : intl.formatMessage(
          { id: group.countBy === 'weight' ? 'pricing.shipping.upToWeight' : 'pricing.shipping.upToPieces' },
          { size },
        )
  return (
    <Notice tone="warn">
      <FormattedMessage id="pricing.shipping.gaps" />
      <ul>
        {gaps.map(({ country, sizes }) => (
          <li key={country}>
            {countries.nameOf(country)}: {sizes.map(sizeOf).join(', ')}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
