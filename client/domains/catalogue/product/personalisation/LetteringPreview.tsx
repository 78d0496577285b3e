import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { LetteringPreview_product$key } from '../../../../__generated__/LetteringPreview_product.graphql.ts'
import type { Fit } from '../../parts/browsing.ts'
import { fitText } from '../../parts/fitText.ts'
import { Lettered } from '../../parts/lettering/Lettered.tsx'
import { viewOf } from '../../parts/lettering/lettering.ts'
import { picturesOf } from '../gallery/pictures.ts'
import type { DrawnPiece } from './drawnPiece.ts'
import style from './PersonalisationBox.module.css'

export interface LetteringPreviewProps {
  product: LetteringPreview_product$key
  piece: DrawnPiece | null
  /** On wide windows the gallery shows the same. */
  isInGallery?: boolean
}

/** The piece with its text, beside the fields; nothing where the product does not say how it is lettered. */
export function LetteringPreview({ product: key, piece, isInGallery }: LetteringPreviewProps) {
  const intl = useIntl()
  const { personalisation, images } = useFragment(
    graphql`
      fragment LetteringPreview_product on Product {
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
          id
          view
          fit
          color {
            id
            code
            hex
            title
          }
          image {
            drawn: url(width: 480)
          }
        }
      }
    `,
    key,
  )
  const lettering = personalisation?.lettering
  const view = lettering ? viewOf(lettering) : null
  if (!lettering || !piece || piece.text.trim() === '') return null
  const picture = picturesOf(images, piece.colorId, piece.fit).find(image => image.view === view)
  if (!picture) return null
  const fit = piece.fit && piece.fit in fitText ? intl.formatMessage({ id: fitText[piece.fit as Fit] }) : null
  return (
    <figure className={style.preview} data-repeated={isInGallery || undefined}>
      <div>
        <img src={picture.image.drawn} width={480} height={480} alt="" decoding="async" />
        <Lettered lettering={lettering} text={piece.text} color={picture.color ?? null} fit={piece.fit} />
      </div>
      <figcaption>{[picture.color?.title, fit, piece.size].filter(Boolean).join(', ')}</figcaption>
    </figure>
  )
}
