import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { CartLine_line$data, CartLine_line$key } from '../../../__generated__/CartLine_line.graphql.ts'
import { useFormat } from '../../../intl/format.ts'
import { Link } from '../../../router/Link.tsx'
import { Button } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/classes.ts'
import { HeartIcon } from '../../../ui/icons.tsx'
import { Money, Price } from '../../../ui/Price.tsx'
import { TrashIcon } from '../../../ui/pageIcons.tsx'
import { QuantityInput } from '../../../ui/quantity/QuantityInput.tsx'
import { TierCoach } from '../../catalogue/parts/tiers/TierCoach.tsx'
import { LineFields } from '../parts/asked/LineFields.tsx'
import { LinePhoto } from '../parts/LinePhoto.tsx'
import { SaleRemark } from '../parts/SaleRemark.tsx'
import { useVariantText } from '../parts/variantText.ts'
import style from './CartLine.module.css'
import { LineState } from './LineState.tsx'
import { LinesReason } from './LinesReason.tsx'
import { LineTexts } from './LineTexts.tsx'
import { SetContents } from './SetContents.tsx'
import { useLineAmount } from './useLineAmount.ts'

export type CartLineData = CartLine_line$data

export interface CartLineProps {
  line: CartLine_line$key
  isFavourite: (productId: string) => boolean
  onFavourite: (productId: string, isFavourite: boolean) => void
  onRemove: (line: CartLineData) => void
  /** The line is no longer there: the cart was changed in another window. */
  onGone: () => void
}

const deadStates: readonly CartLineData['state'][] = ['SOLD_OUT', 'DISCONTINUED', 'MISSING_PARTS']

/** What a line of the cart shows, alone or among the sizes of its product. */
export const cartLine = graphql`
  fragment CartLine_line on CartLine {
    id
    state
    title
    amount
    quantityUnit {
      one
      many
    }
    maxAmount
    texts
    properties {
      label
      value
    }
    orderNote
    askedFields {
      key
      answer
    }
    voucher {
      recipientName
      recipientEmail
      deliverOn
      message
    }
    childSets
    product {
      id
      path
      kind
    }
    variant {
      id
      fit
      size
      sku
      color {
        title
      }
      price {
        cents
        currency
      }
    }
    pieces {
      slot
      amount
      texts
      product {
        id
      }
      variant {
        id
      }
    }
    unitPrice {
      cents
      currency
    }
    quantityPrice {
      price {
        cents
        currency
      }
      quantity
    }
    sum {
      cents
      currency
    }
    total {
      cents
    }
    tier
    nextTier {
      missing
      ...TierCoach_tier
    }
    setPrices {
      sets
      isChild
      price {
        cents
        currency
      }
    }
    ...LinePhoto_line
    ...SaleRemark_line
    ...LineState_line
    ...LineTexts_lines
    ...LineFields_lines
    ...SetContents_line
  }
`

/** One position of the cart. What cannot be ordered stays to be seen, but has no amount and no price. */
export function CartLine(props: CartLineProps) {
  const line = useFragment(cartLine, props.line)
  const intl = useIntl()
  const format = useFormat()
  const variantText = useVariantText()
  const [writing, setWriting] = useState<Readonly<Record<string, number>> | null>(null)
  const amount = useLineAmount(line, {
    onGone: props.onGone,
    onNeedsTexts: count => setWriting({ [line.id]: count }),
  })
  const { product, variant, title } = line
  const isDead = deadStates.includes(line.state)
  const isFavourite = product ? props.isFavourite(product.id) : false
  const about = variantText({
    ...{ fit: null, size: null },
    ...variant,
    color: variant?.color?.title,
    properties: line.properties,
  })

  return (
    <li className={style.line} data-dead={isDead || undefined}>
      <LinePhoto line={line} className={style.photo} />
      <h2 className={style.title}>{product ? <Link to={product.path}>{title}</Link> : title}</h2>
      <div className={style.about}>
        {about && <p className={style.variant}>{about}</p>}
        <SetContents line={line} />
        {line.orderNote && (
          <p className={style.variant}>
            <FormattedMessage id="cart.line.note" values={{ note: line.orderNote }} />
          </p>
        )}
        {line.voucher && (
          <p className={style.variant}>
            <FormattedMessage
              id="cart.line.voucher"
              values={{
                name: line.voucher.recipientName ?? line.voucher.recipientEmail ?? 'none',
                day: line.voucher.deliverOn ? format.day(line.voucher.deliverOn) : 'none',
              }}
            />
            {line.voucher.message && ` „${line.voucher.message}“`}
          </p>
        )}
        <LineTexts lines={[line]} writing={writing} onWrite={setWriting} />
        {!isDead && <LineFields lines={[line]} />}
        <TierRemark line={line} />
        {line.nextTier && !isDead && (
          <TierCoach
            tier={line.nextTier}
            isBusy={amount.isPending}
            onMore={
              line.amount + line.nextTier.missing <= line.maxAmount
                ? count => amount.change(line.amount + count)
                : undefined
            }
          />
        )}
        <SaleRemark line={line} className={style.variant} />
        {!isDead && line.sum && (
          <LinesReason lineIds={[line.id]} state={`${line.amount} ${line.sum.cents} ${line.total?.cents}`} />
        )}
        <LineState line={line} refusal={amount.refusal} onReduce={amount.change} />
      </div>
      {!isDead && (
        <div className={style.amount}>
          <QuantityInput
            className={style.stepper}
            label={intl.formatMessage({ id: 'cart.line.amountOf' }, { title, piece: about || 'none' })}
            value={amount.shown}
            minimum={1}
            isInvalid={amount.refusal !== null}
            onChange={amount.change}
          />
          {line.unitPrice && (
            <span className={style.each}>
              <FormattedMessage
                id={line.quantityUnit ? 'cart.line.eachUnit' : 'cart.line.each'}
                values={{ price: <Money {...line.unitPrice} />, unit: line.quantityUnit?.one }}
              />
            </span>
          )}
          {line.setPrices.map(({ sets, isChild, price }) => (
            <span key={String(isChild)} className={style.each}>
              <FormattedMessage
                id="cart.line.eachSet"
                values={{
                  count: line.setPrices.length > 1 ? sets : 0,
                  sort: isChild ? 'child' : 'adult',
                  price: format.money(price),
                }}
              />
            </span>
          ))}
          {line.quantityPrice && (
            <span className={style.each}>
              <FormattedMessage
                id="cart.line.quantityPrice"
                values={{ price: format.money(line.quantityPrice.price), quantity: line.quantityPrice.quantity }}
              />
            </span>
          )}
        </div>
      )}
      <div className={style.price} data-stale={amount.isPending || undefined}>
        {isDead || !line.sum ? (
          <span className={style.gone}>
            <FormattedMessage id="cart.line.gone" />
          </span>
        ) : (
          <Price {...line.sum} />
        )}
      </div>
      <div className={style.actions}>
        {product && (
          <Button
            look="text"
            className={classes(style.action, style.favourite)}
            icon={<HeartIcon size={18} />}
            aria-pressed={isFavourite}
            aria-label={intl.formatMessage({ id: 'cart.line.favouriteOf' }, { title })}
            onClick={() => props.onFavourite(product.id, !isFavourite)}
          >
            <span>
              <FormattedMessage id="cart.line.favourite" />
            </span>
          </Button>
        )}
        <Button
          look="text"
          className={style.action}
          icon={<TrashIcon size={18} />}
          aria-label={intl.formatMessage({ id: 'cart.line.removeOf' }, { title })}
          onClick={() => props.onRemove(line)}
        >
          <FormattedMessage id="cart.line.remove" />
        </Button>
      </div>
    </li>
  )
}

/** That a tier is reached, and what a piece would cost without it. */
export function TierRemark({ line: { tier, variant } }: { line: Pick<CartLineData, 'tier' | 'variant'> }) {
  const format = useFormat()
  if (!tier || !variant) return null
  return (
    <p className={style.tier}>
      <FormattedMessage id="cart.line.tier" values={{ from: tier, price: format.money(variant.price) }} />
    </p>
  )
}
