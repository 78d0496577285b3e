import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../../ui/Button.tsx'
import { Radio } from '../../../ui/Choices.tsx'
import type { PostalAddress } from '../../accounts/parts/addresses/postalAddress.ts'
import type { AddressName } from './entries.ts'
import style from './SavedAddressCards.module.css'

interface SavedChoice {
  readonly id: string
  readonly address: PostalAddress
}

export interface SavedAddressCardsProps {
  name: AddressName
  choices: readonly SavedChoice[]
  countries: readonly { readonly code: string; readonly title: string }[]
  /** Empty: none of them. */
  value: string
  onChange: (id: string) => void
  /** Opens the chosen one's fields; absent where they are open. */
  onAdapt?: (() => void) | undefined
}

/** The addresses that a signed-in person keeps, each as a card as it stands on a letter, and a card for another one. */
export function SavedAddressCards(props: SavedAddressCardsProps) {
  const { name, choices, countries, value, onChange, onAdapt } = props
  const intl = useIntl()
  const radio = (id: string) => ({
    name: `${name}Choice`,
    value: id,
    checked: value === id,
    onChange: () => onChange(id),
  })
  return (
    <div>
      <div role="radiogroup" aria-label={intl.formatMessage({ id: 'checkout.address.saved' })} className={style.cards}>
        {choices.map(({ id, address }) => (
          <Radio
            key={id}
            {...radio(id)}
            className={style.card}
            label={<Lines address={address} {...{ countries }} />}
          />
        ))}
        <Radio
          {...radio('')}
          className={style.card}
          label={
            <strong>
              <FormattedMessage id="checkout.address.other" />
            </strong>
          }
        />
      </div>
      {onAdapt && (
        <Button look="text" className={style.adapt} onClick={onAdapt}>
          <FormattedMessage id="checkout.address.adapt" />
        </Button>
      )}
    </div>
  )
}

function Lines({ address, countries }: { address: PostalAddress } & Pick<SavedAddressCardsProps, 'countries'>) {
  const { type, title, company, firstName, lastName, zip, city, country } = address
  const person = [title, firstName, lastName].filter(Boolean).join(' ')
  const named = type === 'COMPANY' && company ? [company, person] : [person]
  const place = `${zip} ${city}, ${countries.find(each => each.code === country)?.title ?? country}`
  return (
    <span className={style.lines}>
      {[...named, address.address, place].map((line, at) =>
        at === 0 ? <strong key={at}>{line}</strong> : <span key={at}>{line}</span>,
      )}
    </span>
  )
}
