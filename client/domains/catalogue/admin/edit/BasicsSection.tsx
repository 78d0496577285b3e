import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { BasicsSection_groups$key } from '../../../../__generated__/BasicsSection_groups.graphql.ts'
import type { BasicsSection_product$key } from '../../../../__generated__/BasicsSection_product.graphql.ts'
import { EditInput } from '../../../../adminKit/edit/EditInput.tsx'
import { Card } from '../../../../adminKit/frame/Card.tsx'
import { useAdminFormat } from '../../../../adminKit/useAdminFormat.ts'
import { lineFields, namesIn } from './fields.ts'
import { SectionTexts } from './LocalizedField.tsx'
import style from './sections.module.css'

export interface BasicsSectionProps {
  product: BasicsSection_product$key
  groups: BasicsSection_groups$key
}

/** The lowest price of the 30 days before a reduction. */
const lowestHint = (price: string) => ({ id: 'admin.product.lowest30', values: { price } }) as const

/** Title, number, address, prices, groups. */
export function BasicsSection(props: BasicsSectionProps) {
  const product = useFragment(
    graphql`
      fragment BasicsSection_product on Product {
        kind
        sale {
          lowestPriceOf30Days {
            cents
            currency
          }
        }
      }
    `,
    props.product,
  )
  const groups = useFragment(
    graphql`
      fragment BasicsSection_groups on ProductGroup @relay(plural: true) {
        id
        title
      }
    `,
    props.groups,
  )
  const format = useAdminFormat()
  const isSet = product.kind === 'SET'
  const { sale } = product
  return (
    <Card id="basics" title={<FormattedMessage id="admin.product.basics" />}>
      <SectionTexts section="basics" />
      <div className={style.four}>
        {namesIn(lineFields, 'basics').map(name => {
          if (name === 'childPrice' && !isSet) return null
          const isWide = name === 'slug' && !isSet
          return (
            <EditInput
              key={name}
              path={name}
              className={isWide ? style.wide : undefined}
              {...(name === 'basePrice' && sale && { hint: lowestHint(format.money(sale.lowestPriceOf30Days)) })}
            />
          )
        })}
      </div>
      <div className={style.two}>
        <EditInput
          path="groupIds"
          control={{
            kind: 'choices',
            options: groups.map(group => ({ value: group.id, label: { text: group.title } })),
          }}
        />
        <EditInput path="tags" />
      </div>
    </Card>
  )
}
