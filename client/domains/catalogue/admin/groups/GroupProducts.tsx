import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type {
  GroupProducts_group$data,
  GroupProducts_group$key,
} from '../../../../__generated__/GroupProducts_group.graphql.ts'
import { EditInput } from '../../../../adminKit/edit/EditInput.tsx'
import { useEditingContext } from '../../../../adminKit/edit/useEditing.ts'
import { OrderList } from '../../../../adminKit/order/OrderList.tsx'
import { Link } from '../../../../router/Link.tsx'
import { useLanguage } from '../../../../router/RouterContext.ts'
import { Status } from '../../../../ui/Badge.tsx'
import { FieldError } from '../../../../ui/Field.tsx'
import { productPath } from '../../parts/editorPath.ts'
import style from './GroupProducts.module.css'
import type { GroupForm } from './groupForm.ts'

/** How a group's products are listed: by a rule, or by hand. */
export function GroupProducts(props: { group: GroupProducts_group$key }) {
  const { products, memberCount } = useFragment(
    graphql`
      fragment GroupProducts_group on ManagedGroup {
        memberCount
        products {
          productId
          productNumber
          isListed
          title {
            de
            en
          }
          image {
            url(width: 160)
          }
        }
      }
    `,
    props.group,
  )
  const intl = useIntl()
  const language = useLanguage()
  const editing = useEditingContext<GroupForm>()
  const { products: order, productOrder } = editing.values
  const byId = useMemo(() => new Map(products.map(product => [product.productId, product])), [products])
  const entries = order.flatMap(id => {
    const product = byId.get(id)
    if (!product) return []
    const name = (language === 'en' && product.title.en) || product.title.de
    return [{ id, name, content: <ProductLine product={product} name={name} /> }]
  })
  return (
    <div className={style.parts}>
      <EditInput path="productOrder" />
      {productOrder === 'RECOMMENDED' && entries.length > 0 && (
        <>
          <p className={style.hint}>
            <FormattedMessage id="admin.groups.ownOrderHint" />
          </p>
          {editing.problems.products && <FieldError>{editing.problems.products}</FieldError>}
          <OrderList
            label={intl.formatMessage({ id: 'admin.groups.ownOrder' })}
            entries={entries}
            isReadOnly={editing.isReadOnly}
            onOrder={ids => editing.set('products', ids)}
          />
          {memberCount > entries.length && (
            <p className={style.hint}>
              <FormattedMessage id="admin.groups.moreProducts" values={{ count: memberCount - entries.length }} />
            </p>
          )}
        </>
      )}
      {entries.length === 0 && (
        <p className={style.hint}>
          <FormattedMessage id="admin.groups.noProducts" />
        </p>
      )}
    </div>
  )
}

interface ProductLineProps {
  product: GroupProducts_group$data['products'][number]
  name: string
}

function ProductLine({ product: { productId, productNumber, image, isListed }, name }: ProductLineProps) {
  return (
    <div className={style.product}>
      {image ? (
        <img src={image.url} width={40} height={40} alt="" loading="lazy" draggable={false} />
      ) : (
        <span className={style.none} />
      )}
      <div className={style.words}>
        <Link to={productPath(productId)} className={style.name}>
          {name}
        </Link>
        <span className={style.number}>{productNumber}</span>
      </div>
      {!isListed && (
        <Status tone="neutral" isHollow>
          <FormattedMessage id="admin.groups.notListed" />
        </Status>
      )}
    </div>
  )
}
