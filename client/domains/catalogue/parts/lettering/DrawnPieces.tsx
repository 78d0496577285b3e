import { graphql, readInlineData, useLazyLoadQuery } from 'react-relay'
import type {
  DrawnPieces_product$data,
  DrawnPieces_product$key,
} from '../../../../__generated__/DrawnPieces_product.graphql.ts'
import type { DrawnPiecesQuery } from '../../../../__generated__/DrawnPiecesQuery.graphql.ts'
import style from './DrawnPieces.module.css'
import LetteringDrawing from './LetteringDrawing.tsx'
import { viewOf } from './lettering.ts'

/** Pieces of one article number with their texts. */
export interface LetteredPiece {
  readonly sku: string | null | undefined
  readonly texts: readonly string[]
}

export interface DrawnPiecesProps {
  productId: string
  pieces: readonly LetteredPiece[]
}

/** So many different ones are drawn; the words name them all. */
const mostDrawn = 4

/** Different texts of a position, each on the picture of its piece. */
export default function DrawnPieces({ productId, pieces }: DrawnPiecesProps) {
  const { node } = useLazyLoadQuery<DrawnPiecesQuery>(
    graphql`
      query DrawnPiecesQuery($id: ID!) {
        node(id: $id) {
          ... on Product {
            ...DrawnPieces_product @alias(as: "own")
            setSlots {
              product {
                ...DrawnPieces_product
              }
            }
          }
        }
      }
    `,
    { id: productId },
  )
  const products = [node?.own, ...(node?.setSlots ?? []).map(({ product }) => product)].flatMap(each => each ?? [])
  const drawn = drawingsOf(products.map(read), pieces)
  if (drawn.length === 0) return null
  return (
    <ul className={style.pieces}>
      {drawn.slice(0, mostDrawn).map(({ key, url, ...drawing }) => (
        <li key={key}>
          <img src={url} width={200} height={200} alt="" loading="lazy" decoding="async" />
          <LetteringDrawing {...drawing} />
        </li>
      ))}
    </ul>
  )
}

const read = (key: DrawnPieces_product$key): DrawnPieces_product$data =>
  readInlineData(
    graphql`
      fragment DrawnPieces_product on Product @inline {
        personalisation {
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
        images {
          view
          fit
          color {
            id
            code
            hex
          }
          image {
            drawn: url(width: 320)
          }
        }
        variants {
          sku
          fit
          color {
            id
          }
        }
      }
    `,
    key,
  )

/** Each text once for each kind of piece, with the picture that it is drawn on. */
function drawingsOf(products: readonly DrawnPieces_product$data[], pieces: readonly LetteredPiece[]) {
  const found = pieces.flatMap(({ sku, texts }) => {
    const product = products.find(({ variants }) => variants?.some(variant => variant.sku === sku))
    const variant = product?.variants.find(each => each.sku === sku)
    const lettering = product?.personalisation?.lettering
    if (!variant || !lettering) return []
    const views = product.images.filter(
      ({ view, color }) => view === viewOf(lettering) && color?.id === variant.color?.id,
    )
    const picture = views.find(({ fit }) => fit === variant.fit) ?? views[0]
    if (!picture) return []
    const fit = variant.fit ?? null
    return texts.map(text => ({
      ...{ key: `${picture.image.drawn} ${text}`, url: picture.image.drawn },
      ...{ lettering, text, fit, color: picture.color ?? null },
    }))
  })
  return [...new Map(found.map(each => [each.key, each])).values()]
}
