import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type {
  ProductStatus_product$key,
  ProductVisibility,
} from '../../../__generated__/ProductStatus_product.graphql.ts'
import type { MessageId } from '../../../intl/messageIds.ts'
import { Status, type Tone } from '../../../ui/Badge.tsx'

interface Management {
  readonly visibility: ProductVisibility
}

const states: Readonly<Record<string, { id: MessageId; tone: Tone }>> = {
  ONLINE: { id: 'admin.products.online', tone: 'good' },
  OFFLINE: { id: 'admin.products.offline', tone: 'neutral' },
  LATER: { id: 'admin.products.later', tone: 'neutral' },
  NO_PRICE: { id: 'admin.products.noPrice', tone: 'danger' },
  DELETED: { id: 'admin.products.deleted', tone: 'neutral' },
}
const offline: { id: MessageId; tone: Tone } = { id: 'admin.products.offline', tone: 'neutral' }

/** What it is called whether visitors can open a product, and why not. */
export function productState(management: Management | null | undefined): { id: MessageId; tone: Tone } {
  return states[management?.visibility ?? ''] ?? offline
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
          visibility
        }
      }
    `,
    props.product,
  )
  return <Visibility management={management} />
}
