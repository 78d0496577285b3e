import { FormattedMessage } from 'react-intl'
import { Card } from '../../../../adminKit/frame/Card.tsx'
import { useProductForm } from './form.ts'
import { SectionFlags, SectionLines } from './Inputs.tsx'
import { SectionTexts } from './LocalizedField.tsx'
import style from './sections.module.css'

/** Whether buyers may have a text put on it, how long it may be, and what they are told. */
export function PersonalisationSection() {
  const form = useProductForm()
  return (
    <Card id="personalisation" title={<FormattedMessage id="admin.product.personalisation" />}>
      <div className={style.two}>
        <SectionFlags section="personalisation" />
        {form.flag('isPersonalisable') && <SectionLines section="personalisation" />}
      </div>
      {form.flag('isPersonalisable') && <SectionTexts section="personalisation" />}
    </Card>
  )
}
