import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { SetPiece_product$key } from '../../../../__generated__/SetPiece_product.graphql.ts'
import { useFormat } from '../../../../intl/format.ts'
import { Link } from '../../../../router/Link.tsx'
import { useLanguage } from '../../../../router/RouterContext.ts'
import { CheckIcon, WarningIcon } from '../../../../ui/icons.tsx'
import type { Chooser, Pieces, Selection } from '../choice/choices.ts'
import { sizesOf, totalOf, withEntry } from '../choice/choices.ts'
import { FitAndColor } from '../choice/FitAndColor.tsx'
import { picturesOf } from '../gallery/pictures.ts'
import { Problems } from '../order/Problems.tsx'
import type { Problem } from '../order/problems.ts'
import { drawnPiece, type TextPlace, writtenPlace } from '../personalisation/drawnPiece.ts'
import { LetteringPreview } from '../personalisation/LetteringPreview.tsx'
import { PersonalisationBox } from '../personalisation/PersonalisationBox.tsx'
import type { MissingText, Personalisation } from '../personalisation/personalisation.ts'
import { SizeTable } from '../sizes/SizeTable.tsx'
import style from './SetPiece.module.css'

export interface SetPieceProps {
  product: SetPiece_product$key
  /** Counts from 1. */
  position: number
  chooser: Chooser
  selection: Selection
  onSelect: (selection: Selection) => void
  print: Personalisation
  onPrint: (print: Personalisation) => void
  pieces: readonly Pieces[]
  /** Pieces that it lacks to be as many as the others; null before anything was chosen. */
  lacking: number | null
  missing: MissingText | null
  problems: readonly Problem[]
}

/** How far the page moves on when the fields of all pieces open. Source: shop.md 4. */
const scrollOnAdvanced = 150

/** One piece of a set: its own fit, sizes and texts, and how many pieces it comes to. */
export function SetPiece(props: SetPieceProps) {
  const { position, chooser, selection, onSelect, pieces, lacking, problems } = props
  const product = useFragment(
    graphql`
      fragment SetPiece_product on Product {
        id
        title
        path
        price {
          from {
            cents
            currency
          }
          to {
            cents
          }
          adult {
            cents
            currency
          }
        }
        image {
          id
          url(width: 320)
        }
        images {
          view
          fit
          color {
            id
          }
          image {
            url(width: 320)
          }
        }
        personalisation {
          help
          maxLength
          printable
          lettering {
            place
          }
        }
        ...LetteringPreview_product
      }
    `,
    props.product,
  )
  const [lastWritten, setLastWritten] = useState<TextPlace | null>(null)
  const setPrint = (next: Personalisation) => {
    setLastWritten(writtenPlace(props.print, next) ?? lastWritten)
    props.onPrint(next)
  }
  const intl = useIntl()
  const format = useFormat()
  const language = useLanguage()
  const { title, price, personalisation } = product
  const { colorId, fit } = selection
  const image = picturesOf(product.images, colorId, fit).find(({ view }) => view === 'FRONT')?.image ?? product.image
  const total = totalOf(pieces)
  const canPrint = personalisation != null && chooser.choices.some(choice => choice.isPersonalisable)
  const single = price.adult ?? price.from

  return (
    <li className={style.piece}>
      {image && (
        <Link to={product.path} className={style.picture} tabIndex={-1} aria-hidden="true">
          <img src={image.url} width={320} height={320} alt="" loading="lazy" decoding="async" />
        </Link>
      )}
      <div className={style.head}>
        <div>
          <h3 className={style.title}>
            {position}. <Link to={product.path}>{title}</Link>
          </h3>
          <p className={style.single}>
            <FormattedMessage
              id={single.cents < price.to.cents ? 'product.set.singleFrom' : 'product.set.single'}
              values={{ price: format.money(single) }}
            />
          </p>
        </div>
        <p
          className={style.total}
          data-state={lacking === null ? undefined : lacking > 0 ? 'lacking' : 'full'}
          aria-live="polite"
        >
          {lacking !== null && (lacking > 0 ? <WarningIcon size={18} /> : <CheckIcon size={18} />)}
          <span>
            <FormattedMessage
              id="product.set.pieces"
              values={{ count: total, strong: text => <strong key="count">{text}</strong> }}
            />
          </span>
          {lacking !== null && lacking > 0 && (
            <span className="visually-hidden">
              <FormattedMessage id="product.set.lacking" values={{ title, count: lacking }} />
            </span>
          )}
        </p>
      </div>
      <div className={style.choice}>
        <FitAndColor chooser={chooser} selection={selection} onChange={onSelect} />
        <SizeTable
          isCompact
          productId={product.id}
          label={intl.formatMessage({ id: 'product.set.sizes' }, { title })}
          sizes={sizesOf(chooser, selection)}
          selection={selection}
          onEntry={(choice, typed) => onSelect(withEntry(selection, choice, typed, language))}
          problems={problems.filter(problem => !problem.isAboutText)}
        />
        {canPrint && (
          <PersonalisationBox
            state={props.print}
            onChange={setPrint}
            pieces={pieces}
            maxLength={personalisation.maxLength}
            printable={personalisation.printable}
            hasNumber={personalisation.lettering?.place === 'BACK'}
            preview={
              <LetteringPreview product={product} piece={drawnPiece(props.print, pieces, selection, lastWritten)} />
            }
            help={personalisation.help}
            missing={props.missing}
            problem={<Problems problems={problems.filter(problem => problem.isAboutText)} choices={chooser.choices} />}
            scrollOnAdvanced={scrollOnAdvanced}
          />
        )}
      </div>
    </li>
  )
}
