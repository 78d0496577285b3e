import { graphql, useFragment } from 'react-relay'
import type { WishVariant_variant$key } from '../../../__generated__/WishVariant_variant.graphql.ts'
import { useVariantText } from '../parts/variantText.ts'

/** What tells the piece that is wished from others of its product: fit, size, colour and all else that the shop says of it. */
export function WishVariant(props: { variant: WishVariant_variant$key }) {
  const { fit, size, color, values } = useFragment(
    graphql`
      fragment WishVariant_variant on Variant {
        fit
        size
        color {
          title
        }
        values {
          label
          value
        }
      }
    `,
    props.variant,
  )
  const textOf = useVariantText()
  return <>{textOf({ fit, size, color: color?.title ?? null, properties: values })}</>
}
