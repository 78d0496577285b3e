import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { ProductStatus_product$key } from '../../../__generated__/ProductStatus_product.graphql.ts'
import { Status } from '../../../ui/Badge.tsx'

/** Whether visitors see a product. */
export function ProductStatus(props: { product: ProductStatus_product$key }) {
  const { management } = useFragment(
    graphql`
      fragment ProductStatus_product on Product {
        management {
          isOffline
          isDeleted
        }
      }
    `,
    props.product,
  )
  if (management?.isDeleted)
    return (
      <Status tone="neutral" isHollow>
        <FormattedMessage id="admin.products.deleted" />
      </Status>
    )
  if (management?.isOffline)
    return (
      <Status tone="neutral" isHollow>
        <FormattedMessage id="admin.products.offline" />
      </Status>
    )
  return (
    <Status tone="good">
      <FormattedMessage id="admin.products.online" />
    </Status>
  )
}
