import { FormattedMessage } from 'react-intl'
import { Card } from '../../../../adminKit/frame/Card.tsx'
import { ProductChanges as accepted } from '../../../../schema/accepted.ts'
import { ProductsField } from './ProductsField.tsx'

/** The pieces of a set; sizes and stock are theirs. */
export function PiecesSection({ productId }: { productId: string }) {
  return (
    <Card id="pieces" title={<FormattedMessage id="admin.product.pieces" />}>
      <ProductsField path="slots" ownId={productId} kind="GOODS" mayRepeat most={accepted.slots.entries} />
    </Card>
  )
}

/** What is recommended beside the product. */
export function CrossSection({ productId }: { productId: string }) {
  return (
    <Card id="cross" title={<FormattedMessage id="admin.product.cross" />}>
      <ProductsField path="cross" ownId={productId} kind={null} mayRepeat={false} most={accepted.cross.entries} />
    </Card>
  )
}
