import { FormattedMessage } from 'react-intl'
import { Card } from '../../../../adminKit/frame/Card.tsx'
import { LineInput } from './Inputs.tsx'
import { LocalizedField } from './LocalizedField.tsx'
import style from './sections.module.css'

/** How long it takes, what it weighs, and what is said when it is sold out. */
export function DeliverySection() {
  const days = <FormattedMessage id="admin.product.days" />
  return (
    <Card id="delivery" title={<FormattedMessage id="admin.product.delivery" />}>
      <div className={style.four}>
        <LineInput
          name="expectedDaysMin"
          inputMode="numeric"
          isOptional
          label={<FormattedMessage id="admin.product.daysMin" />}
          unit={days}
        />
        <LineInput
          name="expectedDays"
          inputMode="numeric"
          isOptional
          label={<FormattedMessage id="admin.product.daysMax" />}
          unit={days}
        />
        <LineInput
          name="weightGrams"
          inputMode="numeric"
          isOptional
          label={<FormattedMessage id="admin.product.weight" />}
          unit="g"
        />
        <LineInput
          name="backOn"
          type="date"
          isOptional
          label={<FormattedMessage id="admin.product.backOn" />}
          hint={<FormattedMessage id="admin.product.backOnHint" />}
        />
      </div>
      <LocalizedField name="deliveryInformation" label="admin.product.deliveryInformation" rows={4} />
      <LocalizedField
        name="outOfStockTableText"
        label="admin.product.outOfStockTableText"
        hint="admin.product.outOfStockTableHint"
      />
      <LocalizedField name="outOfStockNote" label="admin.product.outOfStockNote" />
    </Card>
  )
}
