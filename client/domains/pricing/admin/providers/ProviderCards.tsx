import { FormattedMessage, useIntl } from 'react-intl'
import { EditInput } from '../../../../adminKit/edit/EditInput.tsx'
import { useEditingContext } from '../../../../adminKit/edit/useEditing.ts'
import style from '../../../../adminKit/settings/rows.module.css'
import { useCountryNames } from '../../../../adminKit/settings/useCountryNames.ts'
import { Button, IconButton } from '../../../../ui/Button.tsx'
import { PlusIcon, TrashIcon } from '../../../../ui/pageIcons.tsx'
import { newProvider, type ProviderKind, type ProvidersForm, providerKinds } from './providersForm.ts'

const kindNames = {
  post: 'pricing.providers.kind.post',
  dhl: 'pricing.providers.kind.dhl',
  gls: 'pricing.providers.kind.gls',
  dpd: 'pricing.providers.kind.dpd',
  other: 'pricing.providers.kind.other',
} as const satisfies Record<ProviderKind, string>

/** The providers; the first ones are chosen most easily. */
export function ProviderCards() {
  const { values, insert, isReadOnly } = useEditingContext<ProvidersForm>()
  return (
    <div className={style.groups}>
      {values.providers.length === 0 && (
        <p className={style.words}>
          <FormattedMessage id="pricing.providers.empty" />
        </p>
      )}
      {values.providers.map(({ key }, at) => (
        // A new provider has no key yet; what is typed lives in the form, by place.
        <ProviderCard key={key || at} at={at} />
      ))}
      {!isReadOnly && (
        <div>
          <Button
            look="quiet"
            size="small"
            icon={<PlusIcon size={16} />}
            onClick={() => insert('providers', newProvider)}
          >
            <FormattedMessage id="pricing.providers.add" />
          </Button>
        </div>
      )}
    </div>
  )
}

function ProviderCard({ at }: { at: number }) {
  const intl = useIntl()
  const countries = useCountryNames()
  const { values, set, isReadOnly } = useEditingContext<ProvidersForm>()
  const provider = values.providers[at]
  if (!provider) return null
  const name = provider.name || intl.formatMessage({ id: 'pricing.providers.new' })
  const path = `providers.${at}`
  return (
    <fieldset className={style.group}>
      <legend className="visually-hidden">{name}</legend>
      <div className={style.foot}>
        <strong className={style.said}>{name}</strong>
        {!isReadOnly && (
          <IconButton
            label={intl.formatMessage({ id: 'pricing.providers.remove' }, { name })}
            onClick={() =>
              set(
                'providers',
                values.providers.filter((_, other) => other !== at),
              )
            }
          >
            <TrashIcon size={18} />
          </IconButton>
        )}
      </div>
      <div className={style.head}>
        <EditInput path={`${path}.name`} label="pricing.providers.name" longest={60} isRequired />
        <EditInput
          path={`${path}.kind`}
          label="pricing.providers.kind"
          hint="pricing.providers.kind.hint"
          control={{ kind: 'choice', options: providerKinds.map(kind => ({ value: kind, label: kindNames[kind] })) }}
        />
      </div>
      <EditInput
        path={`${path}.trackingUrl`}
        label="pricing.providers.trackingUrl"
        hint={{ id: 'pricing.providers.trackingUrl.hint', values: { sign: '{number}' } }}
        longest={300}
      />
      <EditInput
        path={`${path}.isOffered`}
        label="pricing.providers.isOffered"
        hint="pricing.providers.isOffered.hint"
        control={{ kind: 'switch' }}
      />
      {provider.isOffered && (
        <div className={style.head}>
          <EditInput
            path={`${path}.countries`}
            label="pricing.providers.countries"
            control={{
              kind: 'choices',
              options: countries.all(provider.countries).map(({ value, label }) => ({ value, label: { text: label } })),
            }}
            isRequired
          />
          <EditInput
            path={`${path}.change`}
            label="pricing.providers.change"
            hint="pricing.providers.change.hint"
            control={{ kind: 'text', inputMode: 'decimal', unit: '€' }}
            longest={8}
          />
        </div>
      )}
    </fieldset>
  )
}
