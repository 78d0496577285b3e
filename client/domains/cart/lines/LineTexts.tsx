import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { LineTexts_lines$key } from '../../../__generated__/LineTexts_lines.graphql.ts'
import { PenIcon } from '../../../ui/icons.tsx'
import { OnceWanted } from '../../../ui/OnceWanted.tsx'
import { onDemand } from '../../../ui/onDemand.tsx'
import { PiecesLettering } from '../../catalogue/parts/lettering/PiecesLettering.tsx'
import { excludedTitles } from '../parts/excludedTitles.ts'
import { useVariantText } from '../parts/variantText.ts'
import style from './LineTexts.module.css'
import { withdrawalRemark } from './withdrawalRemark.ts'

/** For those who look at the texts or change them, so that nobody else loads them. */
const TextsDialog = onDemand(() => import('./TextsDialog.tsx'))
const SetTextsDialog = onDemand(() => import('./SetTextsDialog.tsx'))

export interface LineTextsProps {
  /** Lines of one product. */
  lines: LineTexts_lines$key
  /** While the texts are written: for how many pieces, by the id of a line whose amount is being raised. */
  writing: Readonly<Record<string, number>> | null
  onWrite: (amounts: Readonly<Record<string, number>> | null) => void
}

const skuAndTexts = (piece: { variant: { sku: string } | null | undefined; texts: readonly string[] }) => ({
  sku: piece.variant?.sku,
  texts: piece.texts,
})

/** Texts shown before 'und n weitere'. */
const shownTexts = 3
/** The length of a text where the product is gone, which names its own. */
const longestText = 9999

/** What is printed on the pieces, each text once, the way to change it, and what it means for a withdrawal. */
export function LineTexts({ lines: key, writing, onWrite }: LineTextsProps) {
  const lines = useFragment(
    graphql`
      fragment LineTexts_lines on CartLine @relay(plural: true) {
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
          fit
          size
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
  const variantText = useVariantText()
  const [first] = lines
  const isSet = lines.every(line => line.texts.length === 0)
  const texts = isSet
    ? lines.flatMap(line => line.pieces.flatMap(piece => piece.texts))
    : lines.flatMap(line => line.texts)
  if (!first || texts.length === 0) return null
  const counts = Map.groupBy(texts, text => text)
  const shown = [...counts].slice(0, shownTexts)
  const rest = texts.length - shown.reduce((sum, [, same]) => sum + same.length, 0)
  const isOnAll = counts.size === 1 && (isSet || texts.length === lines.reduce((sum, { amount }) => sum + amount, 0))
  const remark = withdrawalRemark(lines)
  const close = () => onWrite(null)

  return (
    <div className={style.texts}>
      <PenIcon size={18} />
      <div>
        <p>
          {shown.map(([text, same], at) => (
            <span key={text}>
              {at > 0 && ', '}
              <strong>{text}</strong>
              {same.length > 1 && (
                <>
                  {' '}
                  <FormattedMessage
                    id={isOnAll ? 'cart.texts.onAll' : 'cart.texts.onSome'}
                    values={{ count: same.length }}
                  />
                </>
              )}
            </span>
          ))}{' '}
          {rest > 0 && <FormattedMessage id="cart.texts.more" values={{ count: rest }} />}{' '}
          <button type="button" className={`link ${style.open}`} onClick={() => onWrite({})}>
            <FormattedMessage id={isSet ? 'cart.texts.look' : 'cart.texts.change'} />
          </button>
        </p>
        <PiecesLettering
          productId={first.product?.id}
          pieces={lines.flatMap(line => [
            { sku: line.variant?.sku, texts: line.texts },
            ...line.pieces.map(skuAndTexts),
          ])}
        />
        <p className={style.remark}>
          {remark.of === 'pieces' ? (
            <FormattedMessage id="cart.texts.withdrawalOf" values={{ count: remark.count }} />
          ) : remark.of === 'all' ? (
            <FormattedMessage id="cart.texts.withdrawal" />
          ) : (
            <FormattedMessage
              id="cart.texts.withdrawalSome"
              values={{ titles: excludedTitles(first.pieces.map(each => ({ ...each, title: each.product?.title }))) }}
            />
          )}
        </p>
      </div>
      <OnceWanted isWanted={writing !== null}>
        {() =>
          isSet ? (
            <SetTextsDialog
              isOpen={writing !== null}
              onClose={close}
              title={first.title}
              pieces={first.pieces.map(piece => ({
                name: [piece.product?.title, piece.variant?.size].filter(Boolean).join(' '),
                texts: piece.texts,
              }))}
              productPath={first.product?.path ?? null}
            />
          ) : (
            <TextsDialog
              isOpen={writing !== null}
              onClose={close}
              title={first.title}
              lines={lines
                .filter(line => line.texts.length > 0)
                .map(line => ({
                  ...{ id: line.id, texts: line.texts, amount: writing?.[line.id] ?? line.amount },
                  name: line.variant ? variantText(line.variant) : '',
                  maxLength: line.product?.personalisation?.maxLength ?? longestText,
                }))}
            />
          )
        }
      </OnceWanted>
    </div>
  )
}
