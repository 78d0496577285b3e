import { FormattedMessage } from 'react-intl'
import { DocumentIcon, PenIcon, PinIcon, TagIcon } from '../../../ui/icons.tsx'
import style from './Benefits.module.css'

const benefits = [
  { Icon: PenIcon, title: 'catalogue.benefits.print', text: 'catalogue.benefits.printText' },
  { Icon: TagIcon, title: 'catalogue.benefits.tiers', text: 'catalogue.benefits.tiersText' },
  { Icon: PinIcon, title: 'catalogue.benefits.pickup', text: 'catalogue.benefits.pickupText' },
  { Icon: DocumentIcon, title: 'catalogue.benefits.invoice', text: 'catalogue.benefits.invoiceText' },
] as const

/** Four reasons in a row. */
export function Benefits() {
  return (
    <ul className={`page ${style.benefits}`}>
      {benefits.map(({ Icon, title, text }) => (
        <li key={title}>
          <Icon size={22} />
          <p>
            <strong>
              <FormattedMessage id={title} />
            </strong>
            <span>
              <FormattedMessage id={text} />
            </span>
          </p>
        </li>
      ))}
    </ul>
  )
}
