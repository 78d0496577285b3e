import { FormattedMessage } from 'react-intl'
import { Card } from '../../../../adminKit/frame/Card.tsx'
import { SectionFlags, SectionLines } from './Inputs.tsx'
import style from './sections.module.css'

/** Whether and since when visitors see the product, and how it is marked. */
export function VisibilitySection() {
  return (
    <Card id="visibility" title={<FormattedMessage id="admin.products.visibility" />}>
      <div className={style.two}>
        <div>
          <SectionFlags section="visibility" />
        </div>
        <div className={style.lines}>
          <SectionLines section="visibility" />
        </div>
      </div>
    </Card>
  )
}
