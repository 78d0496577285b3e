import { FormattedMessage } from 'react-intl'
import { Card } from '../../../../adminKit/frame/Card.tsx'
import { SectionTexts } from './LocalizedField.tsx'
import style from './sections.module.css'

/** What customers read about the product, in both languages. */
export function TextsSection() {
  return (
    <Card id="texts" title={<FormattedMessage id="admin.product.texts" />}>
      <p className={style.hint}>
        <FormattedMessage id="admin.product.textsHint" />
      </p>
      <SectionTexts section="texts" />
    </Card>
  )
}
