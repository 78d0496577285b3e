import { FormattedMessage } from 'react-intl'
import { Card } from '../../../../adminKit/frame/Card.tsx'
import { FlagInput, LineInput } from './Inputs.tsx'
import style from './sections.module.css'

/** Whether and since when visitors see the product, and how it is marked. */
export function VisibilitySection() {
  return (
    <Card id="visibility" title={<FormattedMessage id="admin.products.visibility" />}>
      <div className={style.two}>
        <div>
          <FlagInput name="isOffline" isInverted label={<FormattedMessage id="admin.product.isOnline" />} />
          <FlagInput name="isMarkedNew" label={<FormattedMessage id="admin.product.isNew" />} />
          <FlagInput name="isMarkedSale" label={<FormattedMessage id="admin.product.isSale" />} />
        </div>
        <div className={style.two}>
          <LineInput
            name="visibleFrom"
            type="date"
            label={<FormattedMessage id="admin.product.visibleFrom" />}
            isOptional
          />
          <LineInput
            name="sortOrder"
            inputMode="numeric"
            label={<FormattedMessage id="admin.product.sortOrder" />}
            hint={<FormattedMessage id="admin.product.sortOrderHint" />}
          />
        </div>
      </div>
    </Card>
  )
}
