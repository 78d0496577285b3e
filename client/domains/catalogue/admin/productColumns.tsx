import { FormattedMessage, type IntlShape } from 'react-intl'
import type { Column } from '../../../adminKit/list/columns.ts'
import { Instant } from '../../../adminKit/list/Instant.tsx'
import { adminFormats } from '../../../adminKit/useAdminFormat.ts'
import type { MessageId } from '../../../intl/messageIds.ts'
import { Status } from '../../../ui/Badge.tsx'
import { classes } from '../../../ui/classes.ts'
import { Picture } from '../../../ui/Picture.tsx'
import type { ListedProduct } from './AdminProductsPage.tsx'
import { productState, Visibility } from './ProductStatus.tsx'
import style from './productColumns.module.css'

/** What the list of products shows of each. */
export function productColumns(intl: IntlShape): readonly Column<ListedProduct>[] {
  const format = adminFormats(intl)
  const say = (id: MessageId) => intl.formatMessage({ id })
  const priceText = ({ price: { from, to } }: ListedProduct) =>
    to.cents > from.cents
      ? String(intl.formatMessage({ id: 'admin.products.priceFrom' }, { price: format.money(from) }))
      : format.money(from)
  const statesOf = ({ management }: ListedProduct) => [
    say(productState(management).id),
    ...(management?.isMarkedNew ? [say('admin.products.new')] : []),
    ...(management?.isMarkedSale ? [say('admin.products.sale')] : []),
  ]
  return [
    {
      key: 'picture',
      title: 'admin.products.picture',
      isTitleHidden: true,
      width: 46,
      rank: 5,
      card: 'picture',
      text: () => '',
      cell: ({ image }) =>
        image ? (
          <div className={style.picture}>
            <Picture src={image.url} width={image.width} height={image.height} ratio="1 / 1.14" alt="" />
          </div>
        ) : (
          <span className={classes(style.picture, style.noPicture)} />
        ),
    },
    {
      key: 'number',
      title: 'admin.products.number',
      sort: 'number',
      width: 104,
      rank: 2,
      card: 'fact',
      text: product => product.productNumber,
    },
    {
      key: 'title',
      title: 'admin.products.name',
      sort: 'title',
      width: 180,
      grow: 3,
      rank: 0,
      card: 'title',
      text: product => product.title,
    },
    {
      key: 'groups',
      title: 'admin.products.groups',
      width: 110,
      grow: 2,
      rank: 6,
      card: 'none',
      text: ({ groups }) => groups.map(group => group.title).join(', '),
    },
    {
      key: 'price',
      title: 'admin.products.price',
      sort: 'price',
      isNumber: true,
      isStrong: true,
      width: 112,
      rank: 0,
      card: 'corner',
      text: priceText,
    },
    {
      key: 'stock',
      title: 'admin.products.stock',
      sort: 'stock',
      isNumber: true,
      isNamedOnCard: true,
      width: 92,
      rank: 1,
      card: 'fact',
      text: product => stockText(product, intl),
      cell: product => <Stock product={product} text={stockText(product, intl)} />,
    },
    {
      key: 'states',
      title: 'admin.products.visibility',
      width: 200,
      rank: 0,
      card: 'line',
      text: product => statesOf(product).join(', '),
      cell: ({ management }) => (
        <div className={style.states}>
          <Visibility management={management} />
          {management?.isMarkedNew && (
            <Status tone="info">
              <FormattedMessage id="admin.products.new" />
            </Status>
          )}
          {management?.isMarkedSale && (
            <Status tone="danger">
              <FormattedMessage id="admin.products.sale" />
            </Status>
          )}
        </div>
      ),
    },
    {
      key: 'updated',
      title: 'admin.products.updated',
      sort: 'updated',
      beginsFalling: true,
      width: 148,
      rank: 7,
      card: 'none',
      text: ({ management }) => (management ? format.instant(management.updatedAt) : ''),
      repeats: ({ management }) => (management ? format.day(management.updatedAt) : ''),
      cell: ({ management }, isRepeated) => management && <Instant at={management.updatedAt} isRepeated={isRepeated} />,
    },
  ]
}

/** Pieces over all sizes; sets have none of their own. */
function stockText({ kind, management }: ListedProduct, intl: IntlShape): string {
  if (kind === 'SET') return intl.formatMessage({ id: 'admin.products.kind.set' })
  const pieces = management?.totalStock ?? null
  return pieces === null ? intl.formatMessage({ id: 'admin.products.unlimited' }) : intl.formatNumber(pieces)
}

/** The same as it is looked at: ∞ where there is no limit, red where there is nothing. */
function Stock({ product: { kind, management }, text }: { product: ListedProduct; text: string }) {
  if (kind === 'SET') return text
  if (management?.totalStock === 0) return <span className={style.none}>{text}</span>
  if (management?.totalStock !== null && management?.totalStock !== undefined) return text
  return (
    <>
      <span aria-hidden="true">∞</span>
      <span className="visually-hidden">{text}</span>
    </>
  )
}
