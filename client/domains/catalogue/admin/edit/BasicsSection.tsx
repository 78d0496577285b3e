import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { BasicsSection_groups$key } from '../../../../__generated__/BasicsSection_groups.graphql.ts'
import type { BasicsSection_product$key } from '../../../../__generated__/BasicsSection_product.graphql.ts'
import { ChoicesField } from '../../../../adminKit/fields/ChoicesField.tsx'
import { WordsField } from '../../../../adminKit/fields/WordsField.tsx'
import { Card } from '../../../../adminKit/frame/Card.tsx'
import { useFormat } from '../../../../intl/format.ts'
import { useProductForm } from './form.ts'
import { LineInput } from './Inputs.tsx'
import { LocalizedField } from './LocalizedField.tsx'
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
      <LocalizedField name="title" label="admin.product.title" isOptional={false} />
      <LocalizedField name="subtitle" label="admin.product.subtitle" />
      <div className={style.four}>
        <LineInput
          name="basePrice"
          label={<FormattedMessage id="admin.product.price" />}
          hint={
            sale && (
              <FormattedMessage
                id="admin.product.lowest30"
                values={{ price: format.money(sale.lowestPriceOf30Days) }}
              />
            )
          }
          inputMode="decimal"
          unit="€"
        />
        {isSet && (
          <LineInput
            name="childPrice"
            label={<FormattedMessage id="admin.product.childPrice" />}
            isOptional
            inputMode="decimal"
            unit="€"
          />
        )}
        <LineInput name="productNumber" label={<FormattedMessage id="admin.product.number" />} maxLength={60} />
        <LineInput
          name="slug"
          className={isSet ? undefined : style.wide}
          label={<FormattedMessage id="admin.product.slug" />}
          maxLength={120}
        />
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
          value={form.list('tags')}
          isReadOnly={form.isReadOnly}
          onChange={value => form.set('tags', value)}
        />
      </div>
    </Card>
  )
}
