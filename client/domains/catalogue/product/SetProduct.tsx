import { type ReactNode, useId, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type {
  SetProduct_product$data,
  SetProduct_product$key,
} from '../../../__generated__/SetProduct_product.graphql.ts'
import { useFormat } from '../../../intl/format.ts'
import { usePlace, useRouter } from '../../../router/RouterContext.ts'
import { Notice } from '../../../ui/Badge.tsx'
import { ProductFields } from '../../cart/parts/asked/ProductFields.tsx'
import { type ChoiceColor, chooserOf, colorIn, colorParameter, isOrderable } from './choice/choices.ts'
import { ColorChoice } from './choice/FitAndColor.tsx'
import { ProductSafety } from './description/ProductSafety.tsx'
import { ProductTabs } from './description/ProductTabs.tsx'
import { ProductTitle } from './description/ProductTitle.tsx'
import { ProductGallery } from './gallery/ProductGallery.tsx'
import { BuyButton } from './order/BuyButton.tsx'
import { focusFirstMistake } from './order/focusFirstMistake.ts'
import { OrderBar } from './order/OrderBar.tsx'
import orderStyle from './order/OrderSum.module.css'
import { OrderSum } from './order/OrderSum.tsx'
import { Problems } from './order/Problems.tsx'
import style from './ProductPage.module.css'
import { ProductPrices } from './price/ProductPrices.tsx'
import { apartCents, completeFilling } from './sets/balance.ts'
import pieceStyle from './sets/SetPiece.module.css'
import { SetPiece } from './sets/SetPiece.tsx'
import { useSetOrder } from './sets/useSetOrder.ts'

export interface SetProductProps {
  product: SetProduct_product$key
  /** What stands below: other products. */
  children: ReactNode
}

/** A set: its gallery and texts, and each piece with its own fit, sizes and texts. */
export function SetProduct(props: SetProductProps) {
  const product = useFragment(
    graphql`
      fragment SetProduct_product on Product {
        id
        title
        price {
          from {
            cents
            currency
          }
          adult {
            cents
            currency
          }
          child {
            cents
            currency
          }
        }
        colors {
          id
          code
          title
          hex
          swatchUrl
        }
        askedFields {
          key
          isRequired
        }
        ...ProductFields_product
        images {
          id
          color {
            id
          }
        }
        delivery {
          sizes {
            delivery {
              weeks
              earliest
              latest
            }
          }
        }
        setSlots {
          position
          product {
            id
            title
            personalisation {
              maxLength
              printable
            }
            ...choices_product
            ...SetPiece_product
            ...ProductSafety_products
          }
        }
        ...ProductTitle_product
        ...ProductPrices_product
        ...ProductGallery_product
        ...ProductTabs_product
        ...ProductSafety_products
      }
    `,
    props.product,
  )
  const pieces = product.setSlots.flatMap(slot => slot.product ?? [])
  const isComplete = pieces.length > 0 && pieces.length === product.setSlots.length
  const colors = setColors(product)
  const { rename } = useRouter()
  const [colorId, setColorId] = useState(colorIn(usePlace().search, colors) ?? colors[0]?.id ?? null)
  const showColor = (id: string) => {
    setColorId(id)
    const color = colors.find(each => each.id === id)
    if (color) rename(`?${new URLSearchParams({ [colorParameter]: color.code })}`)
  }

  return (
    <>
      <div className={style.set}>
        <div className={style.setShow}>
          <ProductGallery product={product} colorId={colorId} isSet />
          <div className={style.setTexts}>
            <ProductTabs product={product} />
          </div>
        </div>
        <div className={style.order}>
          <ProductTitle product={product} />
          <ProductPrices product={product} />
          {isComplete ? (
            <SetOrder product={product} pieces={pieces} colors={colors} colorId={colorId} onColor={showColor} />
          ) : (
            <Notice tone="warn">
              <FormattedMessage id="product.set.missingParts" />
            </Notice>
          )}
        </div>
      </div>
      <ProductSafety products={pieces.length > 0 ? pieces : [product]} />
      {props.children}
    </>
  )
}

type SetData = SetProduct_product$data
type Piece = NonNullable<SetData['setSlots'][number]['product']>

/** The colours in which the set itself is shown; those of single pieces are chosen at the piece. */
function setColors({ colors, images }: SetData): ChoiceColor[] {
  return colors.filter(color => images.some(image => image.color?.id === color.id))
}

interface SetOrderProps {
  product: SetData
  pieces: readonly Piece[]
  colors: readonly ChoiceColor[]
  colorId: string | null
  onColor: (colorId: string) => void
}

function SetOrder({ product, pieces, colors, colorId, onColor }: SetOrderProps) {
  const id = useId()
  const format = useFormat()
  const column = useRef<HTMLDivElement>(null)
  const slotProducts = pieces.map(piece => ({
    id: piece.id,
    chooser: chooserOf(piece),
    personalisation: piece.personalisation,
  }))
  const order = useSetOrder(product, slotProducts, colorId ?? slotProducts[0]?.chooser.colors[0]?.id ?? null)
  const { slots, balance, filling, problems, quote, isAdding, wasRefused } = order
  const hasBegun = balance.totals.some(total => total > 0)
  const isUnequal = hasBegun && !balance.isEqual
  const isGone = slots.some(({ chooser }) => !chooser.choices.some(isOrderable))
  const isReady = balance.isEqual && balance.isOrderable
  const apart = apartCents(completeFilling(filling))
  const { adult, child, from } = product.price
  const amount = (
    <FormattedMessage id={isUnequal ? 'product.set.complete' : 'product.set.sets'} values={{ count: balance.sets }} />
  )

  const add = async () => {
    await order.add()
    focusFirstMistake(column.current)
  }

  return (
    <div ref={column} className={style.setOrder}>
      <h2 className="visually-hidden">
        <FormattedMessage id="product.set.counted" values={{ count: pieces.length }} />
      </h2>
      {colors.length > 1 && (
        <ColorChoice
          colors={colors}
          colorId={colorId}
          onChange={color => {
            onColor(color)
            order.setColor(color)
          }}
        />
      )}
      <ol id="sizes" className={pieceStyle.pieces}>
        {slots.map((slot, at) => {
          const piece = pieces[at]
          return (
            piece && (
              <SetPiece
                key={at}
                product={piece}
                position={at + 1}
                {...slot}
                onSelect={selection => order.setSelection(at, selection)}
                onPrint={print => order.setPrint(at, print)}
                lacking={hasBegun ? (balance.missing[at] ?? 0) : null}
                missing={wasRefused ? slot.missing : null}
                problems={problems.filter(problem => problem.slot === at)}
              />
            )
          )
        })}
      </ol>
      <div role="status" className={orderStyle.problems}>
        {isUnequal && (
          <Notice tone="warn">
            <p>
              <strong>
                <FormattedMessage id="product.set.unequal" />
              </strong>{' '}
              <FormattedMessage id="product.set.free" />
            </p>
            {balance.missing.map(
              (count, at) =>
                count > 0 && (
                  <p key={at}>
                    <FormattedMessage id="product.set.lacking" values={{ title: pieces[at]?.title ?? '', count }} />
                  </p>
                ),
            )}
          </Notice>
        )}
      </div>
      <Problems problems={problems.filter(problem => problem.slot === null)} choices={[]} />
      <ProductFields product={product} asked={order.answers} />
      {/* Source: shop.md 5: what is neither there nor announced hides the order. */}
      {balance.isOrderable && (
        <OrderSum
          amount={amount}
          quote={quote.quote}
          price={quote}
          delivery={product.delivery?.sizes[0]?.delivery ?? null}
          remark={({ amount: sets, childSets, total }) => (
            <p className={orderStyle.remark}>
              {sets > (childSets ?? 0) && (
                <FormattedMessage
                  id="product.set.each"
                  values={{ count: sets - (childSets ?? 0), price: format.money(adult ?? from) }}
                />
              )}{' '}
              {childSets !== null && childSets !== undefined && childSets > 0 && (
                <FormattedMessage
                  id="product.set.eachChild"
                  values={{ count: childSets, price: format.money(child ?? from) }}
                />
              )}{' '}
              {apart > total.cents && (
                <FormattedMessage
                  id="product.set.saving"
                  values={{ sum: format.money({ cents: apart - total.cents, currency: total.currency }) }}
                />
              )}
            </p>
          )}
        >
          <BuyButton
            size="large"
            isWide
            price={quote}
            isAdding={isAdding}
            disabled={!hasBegun || isUnequal}
            aria-describedby={isReady ? undefined : `${id}reason`}
            onAdd={add}
          >
            {isReady ? (
              <FormattedMessage id="product.add.sets" values={{ count: balance.sets }} />
            ) : (
              <FormattedMessage id="product.add.setsNone" />
            )}
          </BuyButton>
          {!isReady && (
            <p id={`${id}reason`} className={orderStyle.reason}>
              <FormattedMessage
                id={isGone ? 'product.problem.gone' : hasBegun ? 'product.set.unequalShort' : 'product.set.begin'}
              />
            </p>
          )}
        </OrderSum>
      )}
      {balance.isOrderable && (
        <OrderBar amount={amount} quote={quote.quote} price={quote} isAdding={isAdding} isReady={isReady} onAdd={add} />
      )}
    </div>
  )
}
