import { FormattedMessage } from 'react-intl'
import { Card } from '../../../../adminKit/frame/Card.tsx'
import { LocalizedField } from './LocalizedField.tsx'
import style from './sections.module.css'

/** What customers read about the product, in both languages. */
export function TextsSection() {
  return (
    <Card id="texts" title={<FormattedMessage id="admin.product.texts" />}>
      <p className={style.hint}>
        <FormattedMessage id="admin.product.textsHint" />
      </p>
      <LocalizedField name="description" label="admin.product.description" rows={3} />
      <LocalizedField name="details" label="admin.product.details" rows={6} />
      <LocalizedField name="careInstructions" label="admin.product.careInstructions" rows={4} />
      <LocalizedField name="generalInformation" label="admin.product.generalInformation" rows={4} />
      <LocalizedField name="composition" label="admin.product.composition" />
    </Card>
  )
}
