import { FormattedMessage, useIntl } from 'react-intl'
import { EditInput } from '../../../../adminKit/edit/EditInput.tsx'
import { useEditingContext } from '../../../../adminKit/edit/useEditing.ts'
import { nameIn } from '../../../../adminKit/settings/nameIn.ts'
import { OrderedCard } from '../../../../adminKit/settings/OrderedCard.tsx'
import style from '../../../../adminKit/settings/rows.module.css'
import { useCountryNames } from '../../../../adminKit/settings/useCountryNames.ts'
import { Notice } from '../../../../ui/Badge.tsx'
import type { MethodForm, PaymentForm } from './paymentForm.ts'

/** The ways to pay, in the order in which buyers see them. */
export function PaymentMethods() {
  const { values } = useEditingContext<PaymentForm>()
  return (
    <div className={style.groups}>
      {!values.methods.some(({ isConfigured, isEnabled }) => isConfigured && isEnabled) && (
        <Notice tone="warn">
          <FormattedMessage id="pricing.payment.none" />
        </Notice>
      )}
      {values.methods.map((method, at) => (
        <Method key={method.id} method={method} at={at} />
      ))}
    </div>
  )
}

const hintOf = ({ id, isConfigured }: MethodForm) => {
  if (!isConfigured) return 'pricing.payment.notConfigured'
  return id === 'prepayment' ? 'pricing.payment.prepayment.hint' : 'pricing.payment.isEnabled.hint'
}

function Method({ method, at }: { method: MethodForm; at: number }) {
  const intl = useIntl()
  const countries = useCountryNames()
  const path = `methods.${at}`
  const name = nameIn(intl.locale, method.title) || method.id
  return (
    <OrderedCard list="methods" at={at} name={name} up="pricing.payment.up" down="pricing.payment.down">
      <EditInput
        path={`${path}.isEnabled`}
        label="pricing.payment.isEnabled"
        hint={hintOf(method)}
        control={{ kind: 'switch' }}
        spoken={name}
      />
      <div className={style.head}>
        <EditInput path={`${path}.title.de`} label="pricing.group.title.de" longest={100} isRequired />
        <EditInput path={`${path}.title.en`} label="pricing.group.title.en" longest={100} />
        <EditInput
          path={`${path}.description.de`}
          label="pricing.payment.description.de"
          longest={500}
          control={{ kind: 'area', rows: 2, lang: 'de' }}
        />
        <EditInput
          path={`${path}.description.en`}
          label="pricing.payment.description.en"
          longest={500}
          control={{ kind: 'area', rows: 2, lang: 'en' }}
        />
        <EditInput
          path={`${path}.min`}
          label="pricing.payment.min"
          hint="pricing.payment.limit.hint"
          control={{ kind: 'text', inputMode: 'decimal', unit: '€' }}
          longest={12}
        />
        <EditInput
          path={`${path}.max`}
          label="pricing.payment.max"
          hint="pricing.payment.limit.hint"
          control={{ kind: 'text', inputMode: 'decimal', unit: '€' }}
          longest={12}
        />
        <EditInput
          path={`${path}.countries`}
          label="pricing.payment.countries"
          hint="pricing.payment.countries.hint"
          control={{
            kind: 'choices',
            options: countries.all(method.countries).map(({ value, label }) => ({ value, label: { text: label } })),
          }}
        />
        <EditInput
          path={`${path}.termDays`}
          label="pricing.payment.termDays"
          hint="pricing.payment.termDays.hint"
          control={{ kind: 'text', inputMode: 'numeric' }}
          longest={2}
        />
      </div>
    </OrderedCard>
  )
}
