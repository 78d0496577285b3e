import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { LineTexts_line$key } from '../../../__generated__/LineTexts_line.graphql.ts'
import { PenIcon } from '../../../ui/icons.tsx'
import { PiecesLettering } from '../../catalogue/lettering/PiecesLettering.tsx'
import { excludedTitles } from '../parts/excludedTitles.ts'
import style from './LineTexts.module.css'
import { TextsDialog } from './TextsDialog.tsx'

export interface LineTextsProps {
  line: LineTexts_line$key
  /** While the texts are written: for how many pieces. */
  writing: number | null
  onWrite: (amount: number | null) => void
}

const skuAndTexts = (piece: { variant: { sku: string } | null | undefined; texts: readonly string[] }) => ({
  sku: piece.variant?.sku,
  texts: piece.texts,
})

/** Texts shown before 'und n weitere'. */
const shownTexts = 3

/** What is printed on the pieces, the way to change it, and what it means for a withdrawal. */
export function LineTexts({ line: key, writing, onWrite }: LineTextsProps) {
  const line = useFragment(
    graphql`
      fragment LineTexts_line on CartLine {
        id
        title
        amount
        texts
        isWithdrawalExcluded
        product {
          id
          path
          personalisation {
            maxLength
          }
        }
        variant {
          sku
        }
        pieces {
          texts
          isWithdrawalExcluded
          variant {
            size
            sku
          }
          product {
            id
            title
          }
        }
      }
    `,
    key,
  )
  const isSet = line.texts.length === 0
  const texts = isSet ? line.pieces.flatMap(piece => piece.texts) : line.texts
  if (texts.length === 0) return null
  const [first = ''] = texts
  const isCommon = texts.every(text => text === first)
  const shown = isCommon ? [first] : texts.slice(0, shownTexts)
  const rest = isCommon ? 0 : texts.length - shown.length

  return (
    <div className={style.texts}>
      <PenIcon size={18} />
      <div>
        <p>
          <strong>{shown.join(', ')}</strong>{' '}
          {isCommon && texts.length > 1 && <FormattedMessage id="cart.texts.onAll" values={{ count: texts.length }} />}
          {rest > 0 && <FormattedMessage id="cart.texts.more" values={{ count: rest }} />}{' '}
          <button type="button" className={`link ${style.open}`} onClick={() => onWrite(line.amount)}>
            <FormattedMessage id={isSet ? 'cart.texts.look' : 'cart.texts.change'} />
          </button>
        </p>
        <PiecesLettering
          productId={line.product?.id}
          pieces={[{ sku: line.variant?.sku, texts: line.texts }, ...line.pieces.map(skuAndTexts)]}
        />
        <p className={style.remark}>
          {line.isWithdrawalExcluded ? (
            <FormattedMessage id="cart.texts.withdrawal" />
          ) : (
            <FormattedMessage
              id="cart.texts.withdrawalSome"
              values={{ titles: excludedTitles(line.pieces.map(each => ({ ...each, title: each.product?.title }))) }}
            />
          )}
        </p>
      </div>
      <TextsDialog
        isOpen={writing !== null}
        onClose={() => onWrite(null)}
        lineId={line.id}
        title={line.title}
        amount={writing ?? line.amount}
        texts={line.texts}
        maxLength={line.product?.personalisation?.maxLength ?? null}
        pieces={line.pieces.map(piece => ({
          name: [piece.product?.title, piece.variant?.size].filter(Boolean).join(' '),
          texts: piece.texts,
        }))}
        productPath={line.product?.path ?? null}
      />
    </div>
  )
}
