import { FormattedMessage, useIntl } from 'react-intl'
import { useEditingContext } from '../../../../adminKit/edit/useEditing.ts'
import { ArrowDownIcon, ArrowUpIcon } from '../../../../adminKit/icons.tsx'
import { moved } from '../../../../adminKit/order/places.ts'
import { CellInput } from '../../../../adminKit/settings/CellInput.tsx'
import { nameIn } from '../../../../adminKit/settings/nameIn.ts'
import style from '../../../../adminKit/settings/rows.module.css'
import { Notice } from '../../../../ui/Badge.tsx'
import { IconButton } from '../../../../ui/Button.tsx'
import { FieldError } from '../../../../ui/Field.tsx'
import { TrashIcon } from '../../../../ui/pageIcons.tsx'
import { AddByCountry } from '../AddByCountry.tsx'
import type { CountriesForm, CountryForm } from './countriesForm.ts'

/** The countries in the order in which buyers choose of them. */
export function CountriesList({ home }: { home: string }) {
  const intl = useIntl()
  const { values, set, isReadOnly, problems } = useEditingContext<CountriesForm>()
  const { countries } = values
  const change = (next: readonly CountryForm[]) => set('countries', next)
  const countryIn = (language: string, code: string) =>
    new Intl.DisplayNames([language], { type: 'region', fallback: 'code' }).of(code) ?? code
  const add = (code: string) =>
    change([...countries, { code, title: { de: countryIn('de', code), en: countryIn('en', code) }, freeFrom: '' }])
  return (
    <>
      {problems.countries && <FieldError>{problems.countries}</FieldError>}
      {countries.length === 0 ? (
        <Notice tone="warn">
          <FormattedMessage id="pricing.countries.none" />
        </Notice>
      ) : (
        <table className={`${style.rows} ${style.stacked}`}>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="pricing.country" />
              </th>
              <th scope="col">
                <FormattedMessage id="pricing.countries.german" />
              </th>
              <th scope="col">
                <FormattedMessage id="pricing.countries.english" />
              </th>
              <th scope="col">
                <FormattedMessage id="pricing.countries.freeFrom" />
              </th>
              <th scope="col">
                <span className="visually-hidden">
                  <FormattedMessage id="admin.list.actions" />
                </span>
              </th>
            </tr>
          </thead>
          <tbody>
            {countries.map(({ code, title }, at) => {
              const of = { country: nameIn(intl.locale, title) || code }
              return (
                <tr key={code}>
                  <td className={style.name}>{code}</td>
                  <td>
                    <CellInput
                      path={`countries.${at}.title.de`}
                      label={intl.formatMessage({ id: 'pricing.countries.germanOf' }, { country: code })}
                      longest={100}
                    />
                  </td>
                  <td>
                    <CellInput
                      path={`countries.${at}.title.en`}
                      label={intl.formatMessage({ id: 'pricing.countries.englishOf' }, { country: code })}
                      longest={100}
                    />
                  </td>
                  <td className={style.labelled} data-label={intl.formatMessage({ id: 'pricing.countries.freeFrom' })}>
                    <CellInput
                      path={`countries.${at}.freeFrom`}
                      label={intl.formatMessage({ id: 'pricing.countries.freeFromOf' }, of)}
                      inputMode="decimal"
                      unit="€"
                      placeholder="–"
                      longest={12}
                      className={style.number}
                    />
                  </td>
                  <td>
                    {!isReadOnly && (
                      <div className={style.rowActions}>
                        <IconButton
                          label={intl.formatMessage({ id: 'pricing.countries.up' }, of)}
                          disabled={at === 0}
                          onClick={() => change(moved(countries, at, at - 1))}
                        >
                          <ArrowUpIcon size={18} />
                        </IconButton>
                        <IconButton
                          label={intl.formatMessage({ id: 'pricing.countries.down' }, of)}
                          disabled={at === countries.length - 1}
                          onClick={() => change(moved(countries, at, at + 1))}
                        >
                          <ArrowDownIcon size={18} />
                        </IconButton>
                        <IconButton
                          label={intl.formatMessage({ id: 'pricing.countries.remove' }, of)}
                          onClick={() => change(countries.filter((_, place) => place !== at))}
                        >
                          <TrashIcon size={18} />
                        </IconButton>
                      </div>
                    )}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
      {!isReadOnly && (
        <AddByCountry
          label={intl.formatMessage({ id: 'pricing.countries.toAdd' })}
          verb={intl.formatMessage({ id: 'pricing.country.add' })}
          first={home}
          without={countries.map(({ code }) => code)}
          onAdd={add}
        />
      )}
    </>
  )
}
