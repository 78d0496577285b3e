import { FormattedList, FormattedMessage } from 'react-intl'
import style from './CartSummary.module.css'

export interface CountriesProps {
  countries: readonly { readonly code: string; readonly title: string }[]
  /** Named first. */
  home: string
}

/** Countries named before 'und n weitere'. */
const namedCountries = 2

/** Where the shop delivers to; the law wants it told before an order begins. */
export function Countries({ countries, home }: CountriesProps) {
  const sorted = countries.toSorted((a, b) => Number(b.code === home) - Number(a.code === home))
  const named = sorted.slice(0, namedCountries).map(({ title }) => title)
  const rest = sorted.slice(namedCountries)
  if (rest.length === 0)
    return (
      <p>
        <FormattedMessage id="cart.summary.deliveryTo" values={{ countries: <FormattedList value={named} /> }} />
      </p>
    )
  return (
    <details className={style.countries}>
      <summary>
        <FormattedMessage
          id="cart.summary.deliveryToMore"
          values={{ countries: named.join(', '), count: rest.length }}
        />
      </summary>
      <p>
        <FormattedList value={rest.map(({ title }) => title)} />
      </p>
    </details>
  )
}
