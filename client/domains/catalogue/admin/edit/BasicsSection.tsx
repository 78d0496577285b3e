import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { BasicsSection_groups$key } from '../../../../__generated__/BasicsSection_groups.graphql.ts'
import type { BasicsSection_product$key } from '../../../../__generated__/BasicsSection_product.graphql.ts'
import { ChoicesField } from '../../../../adminKit/fields/ChoicesField.tsx'
import { WordsField } from '../../../../adminKit/fields/WordsField.tsx'
import { Card } from '../../../../adminKit/frame/Card.tsx'
import { useFormat } from '../../../../intl/format.ts'
import { acceptedOf, lineFields, namesIn } from './fields.ts'
import { useProductForm } from './form.ts'
import { LineInput } from './Inputs.tsx'
import { SectionTexts } from './LocalizedField.tsx'
import style from './sections.module.css'

export interface BasicsSectionProps {
  product: BasicsSection_product$key
  groups: BasicsSection_groups$key
}

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
  const form = useProductForm()
  const format = useFormat()
  const isSet = product.kind === 'SET'
  const { sale } = product
  return (
    <Card id="basics" title={<FormattedMessage id="admin.product.basics" />}>
      <SectionTexts section="basics" />
      <div className={style.four}>
        {namesIn(lineFields, 'basics').map(name => {
          if (name === 'childPrice' && !isSet) return null
          const hint = name === 'basePrice' && sale && (
            <FormattedMessage id="admin.product.lowest30" values={{ price: format.money(sale.lowestPriceOf30Days) }} />
          )
          const isWide = name === 'slug' && !isSet
          return (
            <LineInput key={name} name={name} hint={hint || undefined} className={isWide ? style.wide : undefined} />
          )
        })}
      </div>
      <div className={style.two}>
        <ChoicesField
          label={<FormattedMessage id="admin.products.groups" />}
          hint={<FormattedMessage id="admin.product.groupsHint" />}
          options={groups.map(group => ({ value: group.id, label: group.title }))}
          value={form.list('groupIds')}
          isReadOnly={form.isReadOnly}
          onChange={value => form.set('groupIds', value)}
        />
        <WordsField
          isOptional
          label={<FormattedMessage id="admin.product.tags" />}
          hint={<FormattedMessage id="admin.product.tagsHint" />}
          accepted={acceptedOf('tags')}
          value={form.list('tags')}
          isReadOnly={form.isReadOnly}
          onChange={value => form.set('tags', value)}
        />
      </div>
    </Card>
  )
}
