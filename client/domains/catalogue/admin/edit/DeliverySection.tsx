import { FormattedMessage } from 'react-intl'
import { Card } from '../../../../adminKit/frame/Card.tsx'
import { SectionLines } from './Inputs.tsx'
import { SectionTexts } from './LocalizedField.tsx'
import style from './sections.module.css'

/** How long it takes, what it weighs, and what is said when it is sold out. */
export function DeliverySection() {
  return (
    <Card id="delivery" title={<FormattedMessage id="admin.product.delivery" />}>
      <div className={style.four}>
        <SectionLines section="delivery" />
      </div>
      <SectionTexts section="delivery" />
    </Card>
  )
}
