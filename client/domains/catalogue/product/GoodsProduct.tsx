import { lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { GoodsProduct_product$key } from '../../../__generated__/GoodsProduct_product.graphql.ts'
import { usePlace } from '../../../router/RouterContext.ts'
import { Button } from '../../../ui/Button.tsx'
import { ProductFields } from '../../cart/parts/asked/ProductFields.tsx'
import { Lettered } from '../parts/lettering/Lettered.tsx'
import { viewOf } from '../parts/lettering/lettering.ts'
import { chooserOf, colorIn, sizesOf } from './choice/choices.ts'
import { FitAndColor } from './choice/FitAndColor.tsx'
import { ProductSafety } from './description/ProductSafety.tsx'
import { ProductTabs } from './description/ProductTabs.tsx'
import { ProductTitle } from './description/ProductTitle.tsx'
import { ProductGallery } from './gallery/ProductGallery.tsx'
import { unitFor } from './order/addedText.ts'
import { BuyButton } from './order/BuyButton.tsx'
import { soonestDelivery } from './order/delivery.ts'
import { focusFirstMistake } from './order/focusFirstMistake.ts'
import { OrderBar } from './order/OrderBar.tsx'
import orderStyle from './order/OrderSum.module.css'
import { OrderSum } from './order/OrderSum.tsx'
import { Problems } from './order/Problems.tsx'
import { useGoodsOrder } from './order/useGoodsOrder.ts'
import style from './ProductPage.module.css'
import { AskedTexts } from './personalisation/AskedTexts.tsx'
import { drawnPiece, type TextPlace, writtenPlace } from './personalisation/drawnPiece.ts'
import { LetteringPreview } from './personalisation/LetteringPreview.tsx'
import { PersonalisationBox } from './personalisation/PersonalisationBox.tsx'
import type { Personalisation } from './personalisation/personalisation.ts'
import { ProductPrices } from './price/ProductPrices.tsx'
import { ProductTiers } from './price/ProductTiers.tsx'
import { SizeTable } from './sizes/SizeTable.tsx'

export interface GoodsProductProps {
  product: GoodsProduct_product$key
  /** What stands below: other products. */
  children: ReactNode
}

/** For those who order for a team, so that nobody else loads it. */
const TeamListDialog = lazy(() => import('./teamList/TeamListDialog.tsx'))

/** How far the page moves on when the fields of all pieces open. Source: shop.md 4. */
const scrollOnAdvanced = 200

/** A product of one piece: gallery, size table, personalisation, sum; texts below. */
export function GoodsProduct(props: GoodsProductProps) {
  const product = useFragment(
    graphql`
      fragment GoodsProduct_product on Product {
        id
        delivery {
          dispatches {
            ...DispatchCountdown_dispatches
          }
        }
        title
        quantityUnit {
          one
          many
        }
        personalisation {
          help
          maxLength
          printable
          lettering {
            place
            script
            isOutlined
            inks {
              color
              ink
              outline
            }
          }
        }
        askedProperties {
          key
          label
          placeholder
          prefix
          suffix
          maxLength
          isRequired
        }
        askedFields {
          key
          isRequired
        }
        images {
          color {
            id
            code
            hex
          }
        }
        ...choices_product
        ...ProductFields_product
        ...LetteringPreview_product
        ...ProductTitle_product
        ...ProductPrices_product
        ...ProductTiers_product
        ...ProductGallery_product
        ...ProductTabs_product
        ...ProductSafety_products
      }
    `,
    props.product,
  )
  const intl = useIntl()
  const id = useId()
  const column = useRef<HTMLDivElement>(null)
  const [team, setTeam] = useState<'closed' | 'open' | 'kept'>('closed')
  const chooser = chooserOf(product)
  const order = useGoodsOrder(product, chooser, colorIn(usePlace().search, chooser.colors))
  const { selection, total, problems, quote, isGone, missing, isAdding } = order
  const wasRefused = order.attempt === 'refused'

  const sizes = sizesOf(chooser, selection)
  const canPrint = product.personalisation != null && chooser.choices.some(choice => choice.isPersonalisable)
  const atTexts = problems.filter(problem => problem.isAboutText)
  const atSizes = problems.filter(problem => !problem.isAboutText && sizes.some(size => size.id === problem.variantId))
  const atOrder = problems.filter(problem => !atTexts.includes(problem) && !atSizes.includes(problem))
  const hasOneSize = chooser.choices.length === 1
  const amount = (
    <FormattedMessage
      id={product.quantityUnit ? 'product.sum.units' : 'product.sum.pieces'}
      values={{ count: total, unit: product.quantityUnit && unitFor(total, product.quantityUnit) }}
    />
  )

  const [lastWritten, setLastWritten] = useState<TextPlace | null>(null)
  const setPrint = (next: Personalisation) => {
    setLastWritten(writtenPlace(order.print, next) ?? lastWritten)
    order.setPrint(next)
  }
  const drawn = canPrint ? drawnPiece(order.print, order.pieces, selection, lastWritten) : null
  const lettering = product.personalisation?.lettering
  const view = lettering ? viewOf(lettering) : null
  const isShown = drawn?.text.trim() && drawn.colorId === selection.colorId && drawn.fit === selection.fit
  const color = product.images.find(image => image.color?.id === drawn?.colorId)?.color ?? null
  const print =
    lettering && view && drawn && isShown
      ? { view, drawing: <Lettered lettering={lettering} text={drawn.text} color={color} fit={drawn.fit} /> }
      : null

  const add = async () => {
    await order.add()
    focusFirstMistake(column.current)
  }

  return (
    <>
      <div className={style.goods}>
        <ProductGallery product={product} colorId={selection.colorId} fit={selection.fit} print={print} />
        <div ref={column} className={style.order}>
          <ProductTitle product={product} />
          <ProductPrices product={product} />
          <ProductTiers product={product} sizes={sizes} quote={quote.quote} />
          <section id="sizes" className={style.sizes} aria-labelledby={`${id}sizes`}>
            <FitAndColor
              chooser={chooser}
              selection={selection}
              onChange={order.show}
              heading={
                <h2 id={`${id}sizes`} className={style.heading}>
                  <FormattedMessage
                    id={chooser.fits.length > 1 ? 'product.size.heading' : 'product.size.headingPlain'}
                  />
                </h2>
              }
            />
            <SizeTable
              productId={product.id}
              label={intl.formatMessage({ id: 'product.size.list' })}
              sizes={sizes}
              selection={selection}
              onEntry={order.setEntry}
              problems={atSizes}
              isMissing={wasRefused && total === 0}
            />
            {!isGone && (
              <Button look="text" onClick={() => setTeam('open')}>
                <FormattedMessage id="product.team.start" />
              </Button>
            )}
            {team !== 'closed' && (
              <Suspense>
                <TeamListDialog
                  isOpen={team === 'open'}
                  onClose={() => setTeam('kept')}
                  choices={chooser.choices.filter(choice => (choice.color?.id ?? null) === selection.colorId)}
                  fit={selection.fit}
                  maxLength={canPrint ? (product.personalisation?.maxLength ?? null) : null}
                  onTake={order.takeTeam}
                />
              </Suspense>
            )}
          </section>
          {product.askedProperties.length > 0 && canPrint && (
            <div className={style.part}>
              <AskedTexts
                asked={product.askedProperties}
                written={order.written}
                printable={product.personalisation?.printable ?? ''}
                wasRefused={wasRefused}
                onWrite={order.write}
              />
            </div>
          )}
          {canPrint && (
            <div className={style.part}>
              <PersonalisationBox
                state={order.print}
                onChange={setPrint}
                pieces={order.pieces}
                maxLength={product.personalisation?.maxLength ?? 0}
                printable={product.personalisation?.printable ?? ''}
                hasNumber={lettering?.place === 'BACK'}
                preview={<LetteringPreview product={product} piece={drawn} isInGallery={print !== null} />}
                help={product.personalisation?.help}
                missing={wasRefused ? missing : null}
                problem={<Problems problems={atTexts} choices={chooser.choices} />}
                scrollOnAdvanced={scrollOnAdvanced}
              />
            </div>
          )}
          <ProductFields product={product} asked={order.answers} />
          <OrderSum
            amount={amount}
            quote={quote.quote}
            price={quote}
            onMore={order.addMore}
            delivery={soonestDelivery(sizes)}
            dispatches={product.delivery?.dispatches ?? null}
          >
            <Problems problems={atOrder} choices={chooser.choices} />
            <BuyButton
              size="large"
              isWide
              price={quote}
              isAdding={isAdding}
              aria-disabled={total === 0 || undefined}
              aria-describedby={total === 0 ? `${id}reason` : undefined}
              onAdd={add}
            >
              <FormattedMessage
                id={product.quantityUnit && total > 0 ? 'product.add.units' : 'product.add.pieces'}
                values={{ count: total, unit: product.quantityUnit && unitFor(total, product.quantityUnit) }}
              />
            </BuyButton>
            {total === 0 && (
              <p id={`${id}reason`} className={orderStyle.reason}>
                <FormattedMessage
                  id={isGone ? 'product.problem.gone' : hasOneSize ? 'product.problem.amount' : 'product.problem.size'}
                />
              </p>
            )}
          </OrderSum>
        </div>
      </div>
      <div className={style.texts}>
        <ProductTabs product={product} />
        <ProductSafety products={[product]} />
      </div>
      {props.children}
      <OrderBar
        amount={amount}
        quote={quote.quote}
        price={quote}
        isAdding={isAdding}
        isReady={total > 0}
        hasOneSize={hasOneSize}
        onAdd={add}
      />
    </>
  )
}
