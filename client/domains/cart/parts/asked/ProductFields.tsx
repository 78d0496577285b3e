import { lazy, Suspense } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { ProductFields_product$key } from '../../../../__generated__/ProductFields_product.graphql.ts'
import style from './ProductFields.module.css'
import type { AskedAnswers } from './useAskedAnswers.ts'

// Few shops ask beside their products, and nobody else should load the inputs.
const AskedInput = lazy(async () => ({ default: (await import('./AskedInput.tsx')).AskedInput }))

export interface ProductFieldsProps {
  product: ProductFields_product$key
  asked: AskedAnswers
}

/** What the shop asks of a product before it comes into the cart; nothing where it asks nothing. */
export function ProductFields({ product, asked }: ProductFieldsProps) {
  const { askedFields } = useFragment(
    graphql`
      fragment ProductFields_product on Product {
        askedFields {
          key
          label
          ...AskedInput_field
        }
      }
    `,
    product,
  )
  if (askedFields.length === 0) return null
  return (
    <fieldset className={style.fields}>
      <legend className={style.heading}>
        <FormattedMessage id="cart.asked.heading" />
      </legend>
      <Suspense>
        {askedFields.map(field => {
          const text = asked.mistakes[field.key]
          return (
            <AskedInput
              key={field.key}
              field={field}
              name={`answer.${field.key}`}
              value={asked.given[field.key] ?? ''}
              onChange={value => asked.answer(field.key, value)}
              error={text && <FormattedMessage id={text} values={{ label: field.label }} />}
            />
          )
        })}
      </Suspense>
    </fieldset>
  )
}
