import { FormattedMessage } from 'react-intl'
import { Link } from '../../../router/Link.tsx'

export interface GroupUseProps {
  products: number
  customers?: number
  /** Where the products are listed; left out where no list can show exactly them. */
  productsPath?: string
  customersPath?: string
}

/** Who names a group: nobody can take it away while somebody does. */
export function GroupUse({ products, customers = 0, productsPath, customersPath }: GroupUseProps) {
  if (products === 0 && customers === 0) return <FormattedMessage id="pricing.group.unused" />
  const link = (path: string | undefined) => (text: React.ReactNode) =>
    path === undefined ? (
      text
    ) : (
      <Link key={path} className="link" to={path}>
        {text}
      </Link>
    )
  return (
    <>
      {products > 0 && (
        <FormattedMessage id="pricing.group.products" values={{ count: products, link: link(productsPath) }} />
      )}
      {products > 0 && customers > 0 && ' · '}
      {customers > 0 && (
        <FormattedMessage id="pricing.group.customers" values={{ count: customers, link: link(customersPath) }} />
      )}
    </>
  )
}
