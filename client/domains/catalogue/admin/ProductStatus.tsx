import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { ProductStatus_product$key } from '../../../__generated__/ProductStatus_product.graphql.ts'
import type { MessageId } from '../../../intl/messageIds.ts'
import { Status, type Tone } from '../../../ui/Badge.tsx'

interface Management {
  readonly isOffline: boolean
  readonly isDeleted: boolean
}

/** What it is called whether visitors see a product. */
export function productState(management: Management | null | undefined): { id: MessageId; tone: Tone } {
  if (management?.isDeleted) return { id: 'admin.products.deleted', tone: 'neutral' }
  if (management?.isOffline) return { id: 'admin.products.offline', tone: 'neutral' }
  return { id: 'admin.products.online', tone: 'good' }
}

/** Whether visitors see a product, as a badge. */
export function Visibility({ management }: { management: Management | null | undefined }) {
  const { id, tone } = productState(management)
  return (
    <Status tone={tone} isHollow={tone !== 'good'}>
      <FormattedMessage id={id} />
    </Status>
  )
}

/** The same of a product. */
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
  return <Visibility management={management} />
}
