import { type ReactNode, use, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { VoucherProduct_product$key } from '../../../__generated__/VoucherProduct_product.graphql.ts'
import type { VoucherProduct_shop$key } from '../../../__generated__/VoucherProduct_shop.graphql.ts'
import { useFormat } from '../../../intl/format.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextAreaField, TextField } from '../../../ui/Field.tsx'
import { PricesShown } from '../../../ui/Price.tsx'
import { useToasts } from '../../../ui/Toasts.tsx'
import { useAddToCart } from '../../cart/mutations/useAddToCart.ts'
import { AskForPrices } from '../parts/AskForPrices.tsx'
import { ProductTitle } from './description/ProductTitle.tsx'
import { ProductGallery } from './gallery/ProductGallery.tsx'
import { addedText } from './order/addedText.ts'
import { focusFirstMistake } from './order/focusFirstMistake.ts'
import style from './ProductPage.module.css'
import { centsTyped, offeredAmounts } from './voucher/amount.ts'
import form from './voucher/VoucherForm.module.css'
import { VoucherLooks } from './voucher/VoucherLooks.tsx'
import { VoucherPaper } from './voucher/VoucherPaper.tsx'

export interface VoucherProductProps {
  product: VoucherProduct_product$key
  shop: VoucherProduct_shop$key
  /** What stands below: other products. */
  children: ReactNode
}

const empty = { recipientName: '', recipientEmail: '', message: '', deliverOn: '' }
type Field = keyof typeof empty | 'amount'

/** A voucher that is bought: its amount, for whom it is, what stands on it, when it is sent. */
export function VoucherProduct(props: VoucherProductProps) {
  const product = useFragment(
    graphql`
      fragment VoucherProduct_product on Product {
        id
        title
        price {
          from {
            cents
          }
        }
        ...ProductTitle_product
        ...ProductGallery_product
        voucherLooks {
          id
          ...VoucherPaper_look
          ...VoucherLooks_looks
        }
      }
    `,
    props.product,
  )
  const { currency, voucherSale } = useFragment(
    graphql`
      fragment VoucherProduct_shop on Shop {
        currency
        voucherSale {
          least {
            cents
          }
          most {
            cents
          }
          validYears
        }
      }
    `,
    props.shop,
  )
  const intl = useIntl()
  const format = useFormat()
  const { tell } = useToasts()
  const [addToCart, isAdding] = useAddToCart()
  const column = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState(String((product.price?.from.cents ?? 5000) / 100))
  const [values, setValues] = useState(empty)
  const hasPrices = use(PricesShown)
  const looks = product.voucherLooks
  const [lookId, setLookId] = useState<string | null>(null)
  const look = looks.find(({ id }) => id === lookId) ?? looks[0]
  const [wrong, setWrong] = useState<ReadonlySet<Field>>(new Set())
  const money = (cents: number) => format.money({ cents, currency })
  const limits = voucherSale && { least: money(voucherSale.least.cents), most: money(voucherSale.most.cents) }
  const enter = (field: keyof typeof empty, value: string) => {
    setValues({ ...values, [field]: value })
    setWrong(new Set([...wrong].filter(each => each !== field)))
  }
  const chosen = centsTyped(typed)
  const isSold =
    chosen !== null && voucherSale != null && chosen >= voucherSale.least.cents && chosen <= voucherSale.most.cents

  const add = async () => {
    const refuse = (fields: Iterable<Field>) => {
      setWrong(new Set(fields))
      requestAnimationFrame(() => focusFirstMistake(column.current))
    }
    if (!isSold) return refuse(['amount'])
    const orNull = (text: string) => text.trim() || null
    const { isDone, payload, refusals } = await addToCart({
      productId: product.id,
      pieces: [{ variantId: product.id, amount: 1 }],
      voucher: {
        amount: chosen,
        message: orNull(values.message),
        recipientName: orNull(values.recipientName),
        recipientEmail: orNull(values.recipientEmail),
        deliverOn: values.deliverOn || null,
        ...(look && { templateId: look.id }),
      },
    })
    if (refusals.length > 0) {
      const fields = refusals
        .map(({ path }) => path?.at(-1) as Field)
        .filter(field => field in empty || field === 'amount')
      refuse(fields)
      const isLookGone = refusals.some(({ path }) => path?.at(-1) === 'templateId')
      const id = isLookGone ? 'product.voucher.lookGone' : 'product.voucher.refused'
      if (fields.length === 0) tell({ kind: 'warning', title: intl.formatMessage({ id }) })
    }
    if (!isDone || !payload) return
    setValues(empty)
    setWrong(new Set())
    tell({
      kind: 'success',
      title: addedText(intl, payload.addedAmount, null),
      detail: product.title,
      link: { label: intl.formatMessage({ id: 'product.toCart' }), to: '/cart' },
    })
  }
  const said = (
    field: Field,
    id: 'product.voucher.emailWrong' | 'product.voucher.dayWrong' | 'product.voucher.tooLong',
  ) => (wrong.has(field) ? <FormattedMessage id={id} /> : undefined)
  return (
    <>
      <div className={style.goods}>
        {look ? (
          <VoucherPaper
            look={look}
            amount={chosen === null ? null : money(chosen)}
            recipientName={values.recipientName.trim()}
            message={values.message.trim()}
            validYears={voucherSale?.validYears ?? 0}
          />
        ) : (
          <ProductGallery product={product} colorId={null} fit={null} print={null} />
        )}
        <div ref={column} className={style.order}>
          <ProductTitle product={product} />
          {voucherSale ? (
            <div className={form.form}>
              {look && looks.length > 1 && <VoucherLooks looks={looks} chosen={look.id} onChange={setLookId} />}
              <TextField
                name="amount"
                label={<FormattedMessage id="product.voucher.amount" />}
                hint={<FormattedMessage id="product.voucher.amountHint" values={limits ?? { least: '', most: '' }} />}
                error={
                  wrong.has('amount') && (
                    <FormattedMessage id="product.voucher.amountWrong" values={limits ?? { least: '', most: '' }} />
                  )
                }
                inputMode="decimal"
                autoComplete="off"
                maxLength={10}
                value={typed}
                onChange={event => {
                  setTyped(event.target.value)
                  setWrong(new Set([...wrong].filter(each => each !== 'amount')))
                }}
              />
              <fieldset className={form.amounts}>
                <legend className="visually-hidden">
                  <FormattedMessage id="product.voucher.usual" />
                </legend>
                {offeredAmounts(voucherSale.least.cents, voucherSale.most.cents).map(cents => (
                  <button
                    key={cents}
                    type="button"
                    className={form.amount}
                    aria-pressed={chosen === cents}
                    onClick={() => setTyped(String(cents / 100))}
                  >
                    {format.money({ cents, currency })}
                  </button>
                ))}
              </fieldset>
              <div className={form.pair}>
                <TextField
                  name="recipientName"
                  label={<FormattedMessage id="product.voucher.recipientName" />}
                  error={said('recipientName', 'product.voucher.tooLong')}
                  isOptional
                  autoComplete="off"
                  maxLength={100}
                  value={values.recipientName}
                  onChange={event => enter('recipientName', event.target.value)}
                />
                <TextField
                  name="recipientEmail"
                  type="email"
                  label={<FormattedMessage id="product.voucher.recipientEmail" />}
                  hint={<FormattedMessage id="product.voucher.recipientEmailHint" />}
                  error={said('recipientEmail', 'product.voucher.emailWrong')}
                  isOptional
                  autoComplete="off"
                  maxLength={254}
                  value={values.recipientEmail}
                  onChange={event => enter('recipientEmail', event.target.value)}
                />
              </div>
              <TextAreaField
                name="message"
                label={<FormattedMessage id="product.voucher.message" />}
                error={said('message', 'product.voucher.tooLong')}
                isOptional
                maxLength={500}
                value={values.message}
                onChange={event => enter('message', event.target.value)}
              />
              <TextField
                name="deliverOn"
                type="date"
                label={<FormattedMessage id="product.voucher.deliverOn" />}
                hint={<FormattedMessage id="product.voucher.deliverOnHint" />}
                error={said('deliverOn', 'product.voucher.dayWrong')}
                isOptional
                value={values.deliverOn}
                onChange={event => enter('deliverOn', event.target.value)}
              />
              {hasPrices ? (
                <Button size="large" isWide isBusy={isAdding} onClick={() => void add()}>
                  {isSold ? (
                    <FormattedMessage id="product.voucher.add" values={{ amount: money(chosen) }} />
                  ) : (
                    <FormattedMessage id="product.voucher.addPlain" />
                  )}
                </Button>
              ) : (
                <AskForPrices />
              )}
              <p className={form.note}>
                <FormattedMessage id="product.voucher.note" />
              </p>
            </div>
          ) : (
            <p className={form.note}>
              <FormattedMessage id="product.voucher.notSold" />
            </p>
          )}
        </div>
      </div>
      {props.children}
    </>
  )
}
