import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { EditInput } from '../../../../adminKit/edit/EditInput.tsx'
import { useEditingContext } from '../../../../adminKit/edit/useEditing.ts'
import { today } from '../../../../adminKit/list/days.ts'
import { CellInput } from '../../../../adminKit/settings/CellInput.tsx'
import { nameIn } from '../../../../adminKit/settings/nameIn.ts'
import style from '../../../../adminKit/settings/rows.module.css'
import { useCountryNames } from '../../../../adminKit/settings/useCountryNames.ts'
import { useAdminFormat } from '../../../../adminKit/useAdminFormat.ts'
import { useLanguage } from '../../../../router/RouterContext.ts'
import { Notice, Status } from '../../../../ui/Badge.tsx'
import { Button, IconButton } from '../../../../ui/Button.tsx'
import { Radio } from '../../../../ui/Choices.tsx'
import { FieldError } from '../../../../ui/Field.tsx'
import { PlusIcon, TrashIcon } from '../../../../ui/pageIcons.tsx'
import { AddByCountry } from '../AddByCountry.tsx'
import { GroupUse } from '../GroupUse.tsx'
import {
  type RateForm,
  type Standing,
  standingsOf,
  type VatForm,
  type VatGroupForm,
  withKnownRates,
} from './vatForm.ts'

/** The rates of a country of the EU in basis points, as the product knows them. */
interface KnownRates {
  readonly country: string
  readonly standard: number
  readonly reduced?: number | null | undefined
}

export interface VatGroupsProps {
  home: string
  known: readonly KnownRates[]
  uses: readonly { readonly key: string; readonly products: number }[]
}

/** The groups of goods with their rates by country and day. */
export function VatGroups(props: VatGroupsProps) {
  const { values, set, insert, isReadOnly, problems } = useEditingContext<VatForm>()
  const { groups } = values
  const remove = (at: number) => {
    set(
      'groups',
      groups.filter((_, place) => place !== at),
    )
    const standard = Number(values.defaultGroup)
    if (standard >= at && standard > 0) set('defaultGroup', String(standard - 1))
  }
  const newGroup: VatGroupForm = {
    ...{ id: '', title: { de: '', en: '' } },
    rates: [{ country: props.home, validFrom: today(), rate: '' }],
  }
  return (
    <div className={style.groups}>
      {problems.groups && <FieldError>{problems.groups}</FieldError>}
      {groups.map((group, at) => (
        <VatGroup
          // A new group has no id yet; what is typed lives in the form, by place.
          key={group.id || at}
          {...props}
          group={group}
          at={at}
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

interface VatGroupProps extends VatGroupsProps {
  group: VatGroupForm
  at: number
  onRemove: (() => void) | null
}

function VatGroup({ group, at, home, known, uses, onRemove }: VatGroupProps) {
  const intl = useIntl()
  const language = useLanguage()
  const { values, set, isReadOnly, problems } = useEditingContext<VatForm>()
  const [taken, setTaken] = useState<number | null>(null)
  const path = `groups.${at}`
  const name = nameIn(intl.locale, group.title) || intl.formatMessage({ id: 'pricing.group.new' })
  const isDefault = values.defaultGroup === String(at)
  const { products } = uses.find(({ key }) => key === group.id) ?? { products: 0 }
  const places = group.rates.map((rate, place) => ({ ...rate, place }))
  const [atHome, elsewhere] = [
    places.filter(({ country }) => country === home),
    places.filter(({ country }) => country !== home),
  ]
  const hasProblem = elsewhere.some(({ place }) =>
    Object.keys(problems).some(each => each.startsWith(`${path}.rates.${place}.`)),
  )
  const takeOver = (kind: 'standard' | 'reduced') => {
    const rates = known.map(each => ({ country: each.country, rate: each[kind] ?? null }))
    const merged = withKnownRates(group.rates, rates, { day: today(), home, language })
    set(`${path}.rates`, merged.rates)
    setTaken(merged.count)
  }
  const add = (country: string) =>
    set(`${path}.rates`, [...group.rates, { country, validFrom: today(), rate: '' } satisfies RateForm])
  const table = (rows: typeof places) => (
    <Rates name={name} rows={rows} path={`${path}.rates`} all={group.rates} isReadOnly={isReadOnly} />
  )
  return (
    <fieldset className={style.group}>
      <legend className="visually-hidden">{name}</legend>
      <div className={style.head}>
        <EditInput path={`${path}.title.de`} label="pricing.group.title.de" longest={100} isRequired />
        <EditInput path={`${path}.title.en`} label="pricing.group.title.en" longest={100} />
      </div>
      <Radio
        label={<FormattedMessage id="pricing.vat.isDefault" />}
        name="defaultGroup"
        checked={isDefault}
        disabled={isReadOnly}
        onChange={() => set('defaultGroup', String(at))}
      />
      {atHome.length > 0 ? (
        table(atHome)
      ) : (
        <Notice tone="warn">
          <FormattedMessage id="pricing.vat.noHomeRate" />
        </Notice>
      )}
      {problems[`${path}.rates`] && <FieldError>{problems[`${path}.rates`]}</FieldError>}
      {elsewhere.length > 0 && (
        <details className={style.more} open={hasProblem || undefined}>
          <summary>
            <FormattedMessage
              id="pricing.vat.elsewhere"
              values={{ count: new Set(elsewhere.map(({ country }) => country)).size }}
            />
          </summary>
          {!values.taxesAtDestination && (
            <p className={style.words}>
              <FormattedMessage id="pricing.vat.elsewhere.unused" />
            </p>
          )}
          {table(elsewhere)}
        </details>
      )}
      {!isReadOnly && (
        <div className={style.foot}>
          <AddByCountry
            label={intl.formatMessage({ id: 'pricing.vat.rateCountry' }, { name })}
            verb={intl.formatMessage({ id: 'pricing.vat.addRate' })}
            first={home}
            onAdd={add}
          />
          <div className={style.buttons}>
            <Button look="quiet" size="small" onClick={() => takeOver('standard')}>
              <FormattedMessage id="pricing.vat.takeStandard" />
            </Button>
            <Button look="quiet" size="small" onClick={() => takeOver('reduced')}>
              <FormattedMessage id="pricing.vat.takeReduced" />
            </Button>
          </div>
        </div>
      )}
      <p role="status" className={style.words}>
        {taken !== null && <FormattedMessage id="pricing.vat.taken" values={{ count: taken }} />}
      </p>
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

interface RatesProps {
  name: string
  path: string
  rows: readonly (RateForm & { readonly place: number })[]
  all: readonly RateForm[]
  isReadOnly: boolean
}

function Rates({ name, path, rows, all, isReadOnly }: RatesProps) {
  const intl = useIntl()
  const { set } = useEditingContext<VatForm>()
  const countries = useCountryNames()
  const standings = standingsOf(all, today())
  return (
    <table className={`${style.rows} ${style.stacked}`}>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="pricing.country" />
          </th>
          <th scope="col">
            <FormattedMessage id="pricing.vat.validFrom" />
          </th>
          <th scope="col">
            <FormattedMessage id="pricing.vat.rate" />
          </th>
          <th scope="col">
            <FormattedMessage id="pricing.vat.standing" />
          </th>
          <th scope="col">
            <span className="visually-hidden">
              <FormattedMessage id="admin.list.actions" />
            </span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ country, place }, row) => {
          const of = { country: countries.nameOf(country), group: name, number: row + 1 }
          return (
            <tr key={place}>
              <td className={style.name}>{of.country}</td>
              <td>
                <CellInput
                  path={`${path}.${place}.validFrom`}
                  label={intl.formatMessage({ id: 'pricing.vat.validFromOf' }, of)}
                  type="date"
                  className={style.day}
                />
              </td>
              <td>
                <CellInput
                  path={`${path}.${place}.rate`}
                  label={intl.formatMessage({ id: 'pricing.vat.rateOf' }, of)}
                  inputMode="decimal"
                  unit="%"
                  longest={10}
                  className={style.number}
                />
              </td>
              <td className={style.state}>
                <StandingWords standing={standings[place] ?? null} validFrom={all[place]?.validFrom ?? ''} />
              </td>
              <td>
                {!isReadOnly && (
                  <IconButton
                    label={intl.formatMessage({ id: 'pricing.vat.removeRate' }, of)}
                    onClick={() =>
                      set(
                        path,
                        all.filter((_, each) => each !== place),
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
  )
}

/** Whether a rate holds, from when on it will, or until when it did. */
function StandingWords({ standing, validFrom }: { standing: Standing | null; validFrom: string }) {
  const format = useAdminFormat()
  if (!standing) return null
  if (standing.kind === 'holds')
    return (
      <Status tone="good">
        <FormattedMessage id="pricing.vat.holds" />
      </Status>
    )
  if (standing.kind === 'announced')
    return (
      <Status tone="info">
        <FormattedMessage id="pricing.vat.announced" values={{ day: format.day(validFrom) }} />
      </Status>
    )
  return (
    <Status tone="neutral" isHollow>
      <FormattedMessage id="pricing.vat.over" values={{ day: format.day(standing.before) }} />
    </Status>
  )
}
