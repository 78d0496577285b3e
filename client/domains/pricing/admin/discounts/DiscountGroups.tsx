import { FormattedMessage, useIntl } from 'react-intl'
import { EditInput } from '../../../../adminKit/edit/EditInput.tsx'
import { useEditingContext } from '../../../../adminKit/edit/useEditing.ts'
import { CellInput } from '../../../../adminKit/settings/CellInput.tsx'
import { nameIn } from '../../../../adminKit/settings/nameIn.ts'
import style from '../../../../adminKit/settings/rows.module.css'
import { useLanguage } from '../../../../router/RouterContext.ts'
import { Button, IconButton } from '../../../../ui/Button.tsx'
import { FieldError } from '../../../../ui/Field.tsx'
import { PlusIcon, TrashIcon } from '../../../../ui/pageIcons.tsx'
import { GroupUse } from '../GroupUse.tsx'
import { type DiscountGroupForm, type DiscountsForm, discountInWords, roleTitles } from './discountsForm.ts'

interface Use {
  readonly key: string
  readonly products: number
  readonly customers: number
}

const newGroup: DiscountGroupForm = {
  ...{ id: '', title: { de: '', en: '' }, type: 'percent', roles: [], global: true, additive: false },
  tiers: [{ from: '', discount: '' }],
}

/** The discount groups, each in fields and in a sentence. */
export function DiscountGroups({ uses }: { uses: readonly Use[] }) {
  const { values, problems, set, insert, isReadOnly } = useEditingContext<DiscountsForm>()
  const { groups } = values
  return (
    <div className={style.groups}>
      {groups.length === 0 && (
        <p className={style.words}>
          <FormattedMessage id="pricing.discount.none" />
        </p>
      )}
      {problems.groups && <FieldError>{problems.groups}</FieldError>}
      {groups.map((group, at) => (
        <DiscountGroup
          // A new group has no id yet; what is typed lives in the form, by place.
          key={group.id || at}
          group={group}
          at={at}
          use={uses.find(({ key }) => key === group.id) ?? { key: group.id, products: 0, customers: 0 }}
          onRemove={() =>
            set(
              'groups',
              groups.filter((_, place) => place !== at),
            )
          }
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

interface DiscountGroupProps {
  group: DiscountGroupForm
  at: number
  use: Use
  onRemove: () => void
}

function DiscountGroup({ group, at, use, onRemove }: DiscountGroupProps) {
  const intl = useIntl()
  const language = useLanguage()
  const { isReadOnly } = useEditingContext<DiscountsForm>()
  const path = `groups.${at}`
  const name = nameIn(intl.locale, group.title) || intl.formatMessage({ id: 'pricing.group.new' })
  const words = discountInWords(group, intl, language)
  return (
    <fieldset className={style.group}>
      <legend className="visually-hidden">{name}</legend>
      <p role="status" className={style.said}>
        {words || <FormattedMessage id="pricing.discount.nothing" />}
      </p>
      <div className={style.head}>
        <EditInput
          path={`${path}.title.de`}
          label="pricing.group.title.de"
          hint="pricing.discount.title.hint"
          longest={100}
          isRequired
        />
        <EditInput path={`${path}.title.en`} label="pricing.group.title.en" longest={100} />
        <EditInput
          path={`${path}.type`}
          label="pricing.discount.type"
          control={{
            kind: 'choice',
            options: [
              { value: 'percent', label: 'pricing.discount.type.percent' },
              { value: 'flat', label: 'pricing.discount.type.flat' },
            ],
          }}
        />
        <EditInput
          path={`${path}.roles`}
          label="pricing.discount.roles"
          hint="pricing.discount.roles.hint"
          control={{
            kind: 'choices',
            options: Object.entries(roleTitles).map(([value, label]) => ({ value, label })),
          }}
        />
        <EditInput
          path={`${path}.global`}
          label="pricing.discount.global"
          hint="pricing.discount.global.hint"
          control={{ kind: 'switch' }}
        />
        {group.global && (
          <EditInput
            path={`${path}.additive`}
            label="pricing.discount.additive"
            hint="pricing.discount.additive.hint"
            control={{ kind: 'switch' }}
          />
        )}
      </div>
      <Tiers group={group} path={`${path}.tiers`} name={name} />
      <div className={style.foot}>
        <span className={style.words}>
          <GroupUse
            {...use}
            productsPath={`/admincenter/products?discount=${encodeURIComponent(group.id)}`}
            customersPath={`/admincenter/users/browse?group=${encodeURIComponent(group.id)}`}
          />
        </span>
        {!isReadOnly && (
          <Button look="quiet" size="tiny" disabled={use.products + use.customers > 0} onClick={onRemove}>
            <FormattedMessage id="pricing.group.remove" /> <span className="visually-hidden">{name}</span>
          </Button>
        )}
      </div>
    </fieldset>
  )
}

function Tiers({ group, path, name }: { group: DiscountGroupForm; path: string; name: string }) {
  const intl = useIntl()
  const { set, isReadOnly } = useEditingContext<DiscountsForm>()
  const { tiers } = group
  return (
    <>
      <table className={style.rows}>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id={group.global ? 'pricing.discount.fromCart' : 'pricing.discount.fromLine'} />
            </th>
            <th scope="col">
              <FormattedMessage id="pricing.discount.discount" />
            </th>
            <th scope="col">
              <span className="visually-hidden">
                <FormattedMessage id="admin.list.actions" />
              </span>
            </th>
          </tr>
        </thead>
        <tbody>
          {tiers.map((_, tier) => {
            const of = { number: tier + 1, group: name }
            return (
              // Tiers have no identity of their own: what is typed lives in the form, by place.
              <tr key={tier}>
                <td>
                  <CellInput
                    path={`${path}.${tier}.from`}
                    label={intl.formatMessage({ id: 'pricing.discount.fromOf' }, of)}
                    inputMode="decimal"
                    unit="€"
                    placeholder="0"
                    longest={12}
                    className={style.number}
                  />
                </td>
                <td>
                  <CellInput
                    path={`${path}.${tier}.discount`}
                    label={intl.formatMessage({ id: 'pricing.discount.discountOf' }, of)}
                    inputMode="decimal"
                    unit={group.type === 'flat' ? '€' : '%'}
                    longest={12}
                    className={style.number}
                  />
                </td>
                <td>
                  {!isReadOnly && tiers.length > 1 && (
                    <IconButton
                      label={intl.formatMessage({ id: 'pricing.discount.removeTier' }, of)}
                      onClick={() =>
                        set(
                          path,
                          tiers.filter((_, place) => place !== tier),
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
      {!isReadOnly && (
        <div>
          <Button
            look="quiet"
            size="tiny"
            icon={<PlusIcon size={16} />}
            onClick={() => set(path, [...tiers, { from: '', discount: '' }])}
          >
            <FormattedMessage id="pricing.discount.addTier" /> <span className="visually-hidden">{name}</span>
          </Button>
        </div>
      )}
    </>
  )
}
