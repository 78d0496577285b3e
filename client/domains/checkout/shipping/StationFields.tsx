import { type ReactNode, useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { StationFields_providers$key } from '../../../__generated__/StationFields_providers.graphql.ts'
import { TextField } from '../../../ui/Field.tsx'
import { SelectField } from '../../../ui/Select.tsx'
import style from './ShippingStep.module.css'
import type { TypedStation } from './typedStation.ts'

export interface StationFieldsProps {
  providers: StationFields_providers$key
  /** Country of the buyer's address, in which a station most likely is. */
  home: string | null
  station: TypedStation
  errorOf: (part: keyof TypedStation) => ReactNode
  onChange: (station: TypedStation) => void
  /** Once a part was left, or chosen. */
  onDone: (station: TypedStation) => void
}

const longest = { name: 80, zip: 16, city: 80, customerNumber: 20 } as const

/** What stations of a kind are called, and how they are named. */
const words = {
  DHL: ['checkout.station.name.dhl', 'checkout.station.hint.dhl'],
  POST: ['checkout.station.name.post', 'checkout.station.hint.post'],
  GLS: ['checkout.station.name.shop', 'checkout.station.hint.shop'],
  DPD: ['checkout.station.name.shop', 'checkout.station.hint.shop'],
  OTHER: ['checkout.station.name.shop', 'checkout.station.hint.shop'],
} as const

/** The parcel locker or pick-up point that the goods go to. */
export function StationFields({ home, station, errorOf, onChange, onDone, ...props }: StationFieldsProps) {
  const providers = useFragment(
    graphql`
      fragment StationFields_providers on StationProvider @relay(plural: true) {
        key
        name
        kind
        countries
        customerNumber
      }
    `,
    props.providers,
  )
  const intl = useIntl()
  const provider = providers.find(({ key }) => key === station.provider) ?? providers[0]
  // The country begins as the buyer's own, where there are stations.
  const atHome = (of: typeof provider) => (home && of?.countries.includes(home) ? home : '')
  const shown = { ...station, country: station.country || atHome(provider) }
  // What is shown is what is sent, also by whoever changes nothing of it.
  useEffect(() => {
    if (shown.country !== station.country) onChange(shown)
  })
  if (!provider) return null
  const { kind } = provider
  const [name, hint] = words[kind]
  const choose = (part: Partial<TypedStation>) => {
    const changed = { ...shown, ...part }
    onChange(changed)
    onDone(changed)
  }
  const text = (part: keyof typeof longest) => ({
    name: `station.${part}`,
    value: station[part],
    maxLength: longest[part],
    error: errorOf(part),
    onChange: (event: { target: { value: string } }) => onChange({ ...shown, [part]: event.target.value }),
    onBlur: () => onDone(shown),
  })
  const countryName = (code: string) => new Intl.DisplayNames([intl.locale], { type: 'region' }).of(code) ?? code
  return (
    <fieldset className={style.places}>
      <legend className={style.placesTitle}>
        <FormattedMessage id="checkout.shipping.stationDetails" />
      </legend>
      <div className={style.station}>
        {providers.length > 1 && (
          <SelectField
            className={style.wide}
            name="station.provider"
            label={<FormattedMessage id="checkout.station.provider" />}
            value={provider.key}
            error={errorOf('provider')}
            options={providers.map(each => ({ value: each.key, label: each.name }))}
            onChange={event => {
              const chosen = event.target.value
              choose({ provider: chosen, country: atHome(providers.find(({ key }) => key === chosen)) })
            }}
          />
        )}
        <TextField
          {...text('name')}
          className={provider.customerNumber === 'NONE' ? style.wide : undefined}
          label={<FormattedMessage id={name} />}
          hint={<FormattedMessage id={hint} />}
          autoComplete="off"
        />
        {provider.customerNumber !== 'NONE' && (
          <TextField
            {...text('customerNumber')}
            inputMode="numeric"
            autoComplete="off"
            isOptional={provider.customerNumber === 'POSSIBLE'}
            label={
              <FormattedMessage
                id={kind === 'DHL' ? 'checkout.station.customerNumber.dhl' : 'checkout.station.customerNumber.other'}
              />
            }
            hint={kind === 'DHL' && <FormattedMessage id="checkout.station.customerHint.dhl" />}
          />
        )}
        <TextField
          {...text('zip')}
          inputMode="numeric"
          autoComplete="off"
          label={<FormattedMessage id="checkout.station.zip" />}
        />
        <TextField {...text('city')} autoComplete="off" label={<FormattedMessage id="checkout.station.city" />} />
        {provider.countries.length > 1 && (
          <SelectField
            className={style.wide}
            name="station.country"
            label={<FormattedMessage id="checkout.station.country" />}
            value={shown.country}
            error={errorOf('country')}
            options={[
              { value: '', label: intl.formatMessage({ id: 'cart.asked.choose' }) },
              ...provider.countries.map(code => ({ value: code, label: countryName(code) })),
            ]}
            onChange={event => choose({ country: event.target.value })}
          />
        )}
        <p className={style.note}>
          <FormattedMessage id="checkout.station.note" />
        </p>
      </div>
    </fieldset>
  )
}
