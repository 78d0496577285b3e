import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { SaleRemark_line$key } from '../../../__generated__/SaleRemark_line.graphql.ts'
import { useFormat } from '../../../intl/format.ts'
import { StruckPrice } from '../../../ui/Price.tsx'

interface SaleRemarkProps {
  line: SaleRemark_line$key
  className?: string | undefined
}

/** That a piece is reduced: what it cost before, and at least in the 30 days before. */
export function SaleRemark({ className, ...props }: SaleRemarkProps) {
  const { sale } = useFragment(
    graphql`
      fragment SaleRemark_line on CartLine {
        sale {
          previousPrice {
            cents
            currency
          }
          lowestPriceOf30Days {
            cents
            currency
          }
        }
      }
    `,
    props.line,
  )
  const format = useFormat()
  if (!sale) return null
  return (
    <p className={className}>
      <StruckPrice {...sale.previousPrice} label={<FormattedMessage id="catalogue.price.previous" />} />
      {', '}
      <FormattedMessage id="catalogue.price.lowest30" values={{ price: format.money(sale.lowestPriceOf30Days) }} />
    </p>
  )
}
