import { FormattedMessage } from 'react-intl'
import { Card } from '../../../../adminKit/frame/Card.tsx'
import { useProductForm } from './form.ts'
import { FlagInput, LineInput } from './Inputs.tsx'
import { LocalizedField } from './LocalizedField.tsx'
import style from './sections.module.css'

/** Whether buyers may have a text put on it, how long it may be, and what they are told. */
export function PersonalisationSection() {
  const form = useProductForm()
  return (
    <Card id="personalisation" title={<FormattedMessage id="admin.product.personalisation" />}>
      <div className={style.two}>
        <FlagInput name="isPersonalisable" label={<FormattedMessage id="admin.product.isPersonalisable" />} />
        {form.flag('isPersonalisable') && (
          <LineInput
            name="personalisationMaxLength"
            inputMode="numeric"
            isOptional
            label={<FormattedMessage id="admin.product.maxLength" />}
            unit={<FormattedMessage id="admin.product.characters" />}
          />
        )}
      </div>
      {form.flag('isPersonalisable') && (
        <LocalizedField name="personalisationHelp" label="admin.product.personalisationHelp" rows={3} />
      )}
    </Card>
  )
}
