import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { SetContents_line$key } from '../../../__generated__/SetContents_line.graphql.ts'
import { useVariantText } from '../parts/variantText.ts'
import style from './SetContents.module.css'

/** The pieces of a set with their pictures, and in which sizes. Nothing for other positions. */
export function SetContents(props: { line: SetContents_line$key }) {
  const { pieces, childSets, amount } = useFragment(
    graphql`
      fragment SetContents_line on CartLine {
        amount
        childSets
        pieces {
          slot
          amount
          properties {
            label
            value
          }
          product {
            id
            title
            image {
              url(width: 70)
              srcSet(widths: [70, 200])
              alt
            }
          }
          variant {
            fit
            size
            color {
              title
            }
          }
        }
      }
    `,
    props.line,
  )
  const variantText = useVariantText()
  if (pieces.length === 0) return null
  const slots = Map.groupBy(pieces, ({ slot }) => slot)
  return (
    <ul className={style.pieces}>
      {[...slots].map(([slot, filling]) => {
        const [first] = filling
        const image = first?.product?.image
        return (
          <li key={slot}>
            {image ? (
              <img src={image.url} srcSet={image.srcSet} sizes="44px" width={44} height={50} alt="" loading="lazy" />
            ) : (
              <span className={style.empty} />
            )}
            <span>
              <span className={style.name}>{first?.product?.title ?? <FormattedMessage id="cart.set.gone" />}</span>
              <span className={style.sizes}>
                {filling.map((piece, at) => (
                  <span key={at}>
                    {filling.length > 1 && `${piece.amount}\u00a0×\u00a0`}
                    {piece.variant &&
                      variantText({
                        ...piece.variant,
                        color: at === 0 ? piece.variant.color?.title : null,
                        properties: piece.properties,
                      })}
                  </span>
                ))}
              </span>
            </span>
          </li>
        )
      })}
      {childSets !== null && childSets !== undefined && childSets > 0 && (
        <li className={style.remark}>
          <FormattedMessage
            id="cart.set.children"
            values={{ count: childSets, all: childSets >= amount ? 'yes' : 'no' }}
          />
        </li>
      )}
    </ul>
  )
}
