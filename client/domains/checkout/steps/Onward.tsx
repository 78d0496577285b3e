import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from '../../../router/Link.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ChevronLeftIcon } from '../../../ui/icons.tsx'
import style from './Onward.module.css'

export interface OnwardProps {
  isBusy: boolean
  backTo: string
  backLabel: ReactNode
}

/** On to the next step, or back to the one before. */
export function Onward({ isBusy, backTo, backLabel }: OnwardProps) {
  return (
    <div className={style.onward}>
      <Link to={backTo} className={style.back}>
        <ChevronLeftIcon size={18} />
        <span className="link">{backLabel}</span>
      </Link>
      <Button type="submit" size="large" isBusy={isBusy}>
        <FormattedMessage id={isBusy ? 'checkout.saving' : 'checkout.next'} />
      </Button>
    </div>
  )
}
