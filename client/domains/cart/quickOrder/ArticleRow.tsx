import { FormattedMessage, useIntl } from 'react-intl'
import { useFormat } from '../../../intl/format.ts'
import { Link } from '../../../router/Link.tsx'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { FieldError } from '../../../ui/Field.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { TrashIcon } from '../../../ui/pageIcons.tsx'
import { QuantityInput } from '../../../ui/quantity/QuantityInput.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { RefusalText } from '../lines/RefusalText.tsx'
import type { useAddArticlesToCart } from '../mutations/useAddArticlesToCart.ts'
import { useVariantText } from '../parts/variantText.ts'
import type { Wanted } from './articleList.ts'
import style from './QuickOrder.module.css'
import { type Article, obstacleOf, priceOf, shortOf } from './useArticles.ts'

type Added = Awaited<ReturnType<ReturnType<typeof useAddArticlesToCart>[0]>>

export interface ArticleRowProps {
  wanted: Wanted
  /** Undefined while it is looked up. */
  article: Article | undefined
  refusal: Added['refusals'][number] | undefined
  onAmount: (amount: number) => void
  onRemove: () => void
}

const obstacleText = {
  unknown: 'quickOrder.obstacle.unknown',
  size: 'quickOrder.obstacle.size',
  set: 'quickOrder.obstacle.set',
  soldOut: 'cart.state.soldOut',
  asked: 'quickOrder.obstacle.asked',
} as const

/** One article of a quick order: what its number names, how many, and what is in the way. */
export function ArticleRow({ wanted, article, refusal, onAmount, onRemove }: ArticleRowProps) {
  const intl = useIntl()
  const format = useFormat()
  const variantText = useVariantText()
  const product = article?.product
  const variant = article?.variant
  const title = product?.title ?? wanted.number
  const price = article ? priceOf(article) : null
  const obstacle = article ? obstacleOf(article) : null
  const left = article ? shortOf(article, wanted.amount) : null
  return (
    <li className={style.row} data-stuck={obstacle !== null || undefined}>
      {product?.image ? (
        <Picture
          className={style.photo}
          src={product.image.url}
          srcSet={product.image.srcSet}
          sizes="64px"
          width={200}
          height={200}
          ratio="1 / 1.17"
          alt={product.image.alt}
        />
      ) : (
        <span className={style.photo} />
      )}
      <div className={style.what}>
        <span className={style.title}>{product ? <Link to={product.path}>{product.title}</Link> : wanted.number}</span>
        {!article && <Skeleton height="18px" />}
        {product && (
          <span className={style.about}>
            {variant
              ? variantText({ ...variant, color: variant.color?.title ?? null })
              : intl.formatMessage({ id: 'cart.piece.number' }, { sku: wanted.number })}
          </span>
        )}
      </div>
      {obstacle === null && (
        <QuantityInput
          className={style.stepper}
          label={intl.formatMessage({ id: 'cart.line.amountOf' }, { title, piece: variant?.size ?? 'none' })}
          value={wanted.amount}
          minimum={1}
          isInvalid={refusal !== undefined || left !== null}
          onChange={onAmount}
        />
      )}
      {obstacle === null && price && (
        <span className={style.sum}>{format.money({ ...price, cents: price.cents * wanted.amount })}</span>
      )}
      <IconButton
        className={style.remove}
        label={intl.formatMessage({ id: 'cart.line.removeOf' }, { title: `${title}, ${wanted.number}` })}
        onClick={onRemove}
      >
        <TrashIcon size={18} />
      </IconButton>
      {obstacle && (
        <div className={style.obstacle}>
          <FieldError>
            <FormattedMessage id={obstacleText[obstacle]} />{' '}
            {product && obstacle !== 'soldOut' && (
              <Link to={product.path} className={style.way}>
                <FormattedMessage id="quickOrder.toProduct" />
              </Link>
            )}
          </FieldError>
        </div>
      )}
      {!obstacle && !refusal && left !== null && (
        <div className={style.obstacle} role="status">
          <FieldError>
            <RefusalText refusal={{ code: 'ONLY_FEW_LEFT', available: left, wish: wanted.amount }} />
          </FieldError>
          <Button look="text" onClick={() => onAmount(left)}>
            <FormattedMessage id="cart.state.reduce" values={{ count: left }} />
          </Button>
        </div>
      )}
      {!obstacle && refusal && (
        <div className={style.obstacle} role="alert">
          <FieldError>
            {/* What it was looked up for may have gone meanwhile. */}
            {refusal.code === 'PRODUCT_UNAVAILABLE' ? (
              <FormattedMessage id="quickOrder.obstacle.unknown" />
            ) : (
              <RefusalText refusal={refusal} />
            )}
          </FieldError>
          {refusal.available != null && refusal.available > 0 && (
            <Button look="text" onClick={() => onAmount(refusal.available!)}>
              <FormattedMessage id="cart.state.reduce" values={{ count: refusal.available }} />
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
