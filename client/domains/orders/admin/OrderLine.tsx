import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { Fit, OrderLine_line$key } from '../../../__generated__/OrderLine_line.graphql.ts'
import { useAdminFormat } from '../../../adminKit/useAdminFormat.ts'
import { Link } from '../../../router/Link.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { AnswerList } from '../../cart/parts/AnswerList.tsx'
import { fitText } from '../../catalogue/parts/fitText.ts'
import { PiecesLettering } from '../../catalogue/parts/lettering/PiecesLettering.tsx'
import { KeptReason } from '../../pricing/parts/reason/KeptReason.tsx'
import { LineTexts } from './LineTexts.tsx'
import style from './OrderLines.module.css'

/** One line: picture, number, size, texts, price. A set shows its pieces. */
export function OrderLine(props: { line: OrderLine_line$key }) {
  const line = useFragment(
    graphql`
      fragment OrderLine_line on OrderLine {
        title
        sku
        fit
        size
        color
        properties {
          label
          value
        }
        amount
        quantityUnit {
          one
          many
        }
        childSets
        texts
        orderNote
        answers {
          key
          label
          text
        }
        isWithdrawalExcluded
        priceReason {
          ...PriceReason_reason
        }
        unitPrice {
          cents
          currency
        }
        sum {
          cents
          currency
        }
        pieces {
          slot
          title
          sku
          fit
          size
          color
          properties {
            label
            value
          }
          amount
          texts
          isWithdrawalExcluded
        }
        image {
          url(width: 200)
          width
          height
        }
        product {
          id
        }
      }
    `,
    props.line,
  )
  const intl = useIntl()
  const format = useAdminFormat()
  const described = ({ sku, fit, size, color, properties }: Described) =>
    [
      ...[sku, fit && intl.formatMessage({ id: fitText[fit] }), size, color],
      ...properties.map(({ label, value }) => `${label}: ${value}`),
    ]
      .filter(Boolean)
      .join(', ')
  return (
    <li className={style.line}>
      {line.image ? (
        <Picture src={line.image.url} width={line.image.width} height={line.image.height} ratio="1 / 1.14" alt="" />
      ) : (
        <span className={style.noPicture} />
      )}
      <div className={style.what}>
        <p className={style.title}>
          {line.product ? (
            <Link to={`/admincenter/products/${encodeURIComponent(line.product.id)}`}>{line.title}</Link>
          ) : (
            line.title
          )}
        </p>
        {line.pieces.length === 0 && <p className={style.details}>{described(line)}</p>}
        {line.childSets !== null && line.childSets !== undefined && line.childSets > 0 && (
          <p className={style.details}>
            <FormattedMessage id="admin.order.childSets" values={{ count: line.childSets }} />
          </p>
        )}
        <LineTexts texts={line.texts} />
        {line.pieces.length > 0 && (
          <ul className={style.pieces}>
            {line.pieces.map((piece, at) => (
              <li key={at}>
                <p className={style.details}>
                  {format.count(piece.amount)} × {piece.title}, {described(piece)}
                </p>
                <LineTexts texts={piece.texts} />
                {piece.isWithdrawalExcluded && !line.isWithdrawalExcluded && (
                  <p className={style.hint}>
                    <FormattedMessage id="admin.order.noWithdrawal" />
                  </p>
                )}
              </li>
            ))}
          </ul>
        )}
        <PiecesLettering productId={line.product?.id} pieces={[line, ...line.pieces]} />
        <AnswerList answers={line.answers} />
        {line.orderNote && <p className={style.details}>{line.orderNote}</p>}
        {line.isWithdrawalExcluded && (
          <p className={style.hint}>
            <FormattedMessage id="admin.order.noWithdrawal" />
          </p>
        )}
        <KeptReason reason={line.priceReason} isWhole />
      </div>
      <p className={style.amount}>
        {line.unitPrice ? (
          <>
            {format.count(line.amount)}
            {line.quantityUnit && ` ${line.amount === 1 ? line.quantityUnit.one : line.quantityUnit.many}`} ×{' '}
            {format.money(line.unitPrice)}
          </>
        ) : (
          <FormattedMessage id="admin.order.amount" values={{ count: line.amount }} />
        )}
      </p>
      <p className={style.sum}>{format.money(line.sum)}</p>
    </li>
  )
}

interface Described {
  readonly sku: string | null | undefined
  readonly fit: Fit | null | undefined
  readonly size: string | null | undefined
  readonly color: string | null | undefined
  readonly properties: readonly { readonly label: string; readonly value: string }[]
}
