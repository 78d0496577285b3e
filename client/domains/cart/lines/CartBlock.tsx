import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { CartBlock_block$key } from '../../../__generated__/CartBlock_block.graphql.ts'
import type { CartBlock_lines$data, CartBlock_lines$key } from '../../../__generated__/CartBlock_lines.graphql.ts'
import { Link } from '../../../router/Link.tsx'
import { Button } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/classes.ts'
import { HeartIcon } from '../../../ui/icons.tsx'
import { Price } from '../../../ui/Price.tsx'
import { TrashIcon } from '../../../ui/pageIcons.tsx'
import { TierCoach } from '../../catalogue/parts/tiers/TierCoach.tsx'
import { useChangeCartLine } from '../mutations/useChangeCartLine.ts'
import { LineFields } from '../parts/asked/LineFields.tsx'
import { LinePhoto } from '../parts/LinePhoto.tsx'
import { useVariantText } from '../parts/variantText.ts'
import style from './CartLine.module.css'
import { CartLine, type CartLineProps, TierRemark } from './CartLine.tsx'
import { LinesReason } from './LinesReason.tsx'
import { LineTexts } from './LineTexts.tsx'
import { type LineRefusal, RefusalText } from './RefusalText.tsx'
import { SizeRow } from './SizeRow.tsx'

export interface CartBlockProps extends Omit<CartLineProps, 'line'> {
  block: CartBlock_block$key
  onRemoveAll: (lineIds: readonly string[]) => void
}

/** The sizes of one product in one colour: its picture, texts and sum once, and a row for each size. */
export function CartBlock({ block: key, onRemoveAll, ...handlers }: CartBlockProps) {
  const { lines, amount, sum } = useFragment(
    graphql`
      fragment CartBlock_block on CartBlock {
        amount
        sum {
          cents
          currency
        }
        lines {
          id
          ...CartLine_line
          ...CartBlock_lines
        }
      }
    `,
    key,
  )
  const [first] = lines
  if (!first) return null
  if (lines.length === 1) return <CartLine line={first} {...handlers} />
  return (
    <Sizes lines={lines} amount={amount} sum={sum} onRemoveAll={onRemoveAll} {...handlers}>
      {(names, onNeedsTexts) =>
        lines.map((line, at) => (
          <SizeRow
            key={line.id}
            line={line}
            name={names[at] ?? ''}
            onRemove={handlers.onRemove}
            onGone={handlers.onGone}
            onNeedsTexts={onNeedsTexts}
          />
        ))
      }
    </Sizes>
  )
}

interface SizesProps extends Omit<CartBlockProps, 'block'> {
  lines: CartBlock_lines$key
  amount: number
  sum: { readonly cents: number; readonly currency: string } | null | undefined
  /** The rows, given the name of each size. */
  children: (names: readonly string[], onNeedsTexts: (lineId: string, amount: number) => void) => ReactNode
}

/** The fit that all lines share, else null. */
function commonFit(lines: CartBlock_lines$data) {
  const fits = new Set(lines.map(({ variant }) => variant?.fit))
  return fits.size === 1 ? (lines[0]?.variant?.fit ?? null) : null
}

function Sizes({ lines: key, amount, sum, isFavourite, onFavourite, onRemoveAll, children }: SizesProps) {
  const lines = useFragment(
    graphql`
      fragment CartBlock_lines on CartLine @relay(plural: true) {
        id
        title
        amount
        maxAmount
        properties {
          key
          label
          value
        }
        total {
          cents
        }
        tier
        nextTier {
          missing
          ...TierCoach_tier
        }
        product {
          id
          path
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
        ...LinePhoto_line
        ...LineTexts_lines
        ...LineFields_lines
      }
    `,
    key,
  )
  const intl = useIntl()
  const variantText = useVariantText()
  const [change, isPending] = useChangeCartLine()
  const [writing, setWriting] = useState<Readonly<Record<string, number>> | null>(null)
  const [refusal, setRefusal] = useState<LineRefusal | null>(null)
  const [first] = lines
  if (!first?.product) return null
  const { title, product } = first
  const fit = commonFit(lines)
  const shared = first.properties.filter(({ key, value }) =>
    lines.every(({ properties }) => properties.some(each => each.key === key && each.value === value)),
  )
  const about = variantText({ fit, size: null, color: first.variant?.color?.title, properties: shared })
  const names = lines.map(({ variant, properties }) =>
    variantText({
      ...{ fit: fit ? null : variant?.fit, size: variant?.size },
      properties: properties.filter(({ key }) => shared.every(each => each.key !== key)),
    }),
  )
  const next = first.nextTier
  const roomy = lines
    .filter(line => next && line.amount + next.missing <= line.maxAmount)
    .toSorted((a, b) => b.amount - a.amount)[0]
  const addMore = async (count: number) => {
    if (!roomy) return
    const raised = roomy.amount + count
    const [refused] = (await change({ lineId: roomy.id, amount: raised })).refusals
    if (refused?.code === 'PERSONALISATION_MISSING') setWriting({ [roomy.id]: raised })
    setRefusal(refused && refused.code !== 'PERSONALISATION_MISSING' ? { ...refused, wish: raised } : null)
  }

  return (
    <li className={style.line} data-block>
      <LinePhoto line={first} className={style.photo} />
      <h2 className={style.title}>
        <Link to={product.path}>{title}</Link>
      </h2>
      <div className={style.about}>
        <p className={style.variant}>
          {about && `${about}, `}
          <FormattedMessage id="cart.pieces" values={{ count: amount }} />
        </p>
        <LineTexts lines={lines} writing={writing} onWrite={setWriting} />
        <LineFields lines={lines} />
        <TierRemark line={first} />
        {next && <TierCoach tier={next} isBusy={isPending} onMore={roomy ? count => void addMore(count) : undefined} />}
        {sum && (
          <LinesReason
            lineIds={lines.map(({ id }) => id)}
            state={`${amount} ${sum.cents} ${lines.map(({ total }) => total?.cents).join(' ')}`}
          />
        )}
        {refusal && (
          <p className={style.refused} role="alert">
            <RefusalText refusal={refusal} />
          </p>
        )}
      </div>
      <ul className={style.rows} aria-label={intl.formatMessage({ id: 'cart.block.sizes' }, { title })}>
        {children(names, (lineId, count) => setWriting({ [lineId]: count }))}
      </ul>
      <div className={style.price}>{sum && <Price {...sum} />}</div>
      <div className={style.actions}>
        <Button
          look="text"
          className={classes(style.action, style.favourite)}
          icon={<HeartIcon size={18} />}
          aria-pressed={isFavourite(product.id)}
          aria-label={intl.formatMessage({ id: 'cart.line.favouriteOf' }, { title })}
          onClick={() => onFavourite(product.id, !isFavourite(product.id))}
        >
          <span>
            <FormattedMessage id="cart.line.favourite" />
          </span>
        </Button>
        <Button
          look="text"
          className={style.action}
          icon={<TrashIcon size={18} />}
          aria-label={intl.formatMessage({ id: 'cart.block.removeOf' }, { title })}
          onClick={() => onRemoveAll(lines.map(({ id }) => id))}
        >
          <FormattedMessage id="cart.block.remove" />
        </Button>
      </div>
    </li>
  )
}
