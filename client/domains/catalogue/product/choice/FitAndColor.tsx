import { type ReactNode, useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { SegmentedControl } from '../../../../ui/Choices.tsx'
import type { Fit } from '../../parts/browsing.ts'
import { fitText } from '../../parts/fitText.ts'
import { type Chooser, fitsIn, piecesOf, type Selection, totalOf, withColor } from './choices.ts'
import style from './FitAndColor.module.css'
import { SizeChartLink } from './SizeChartLink.tsx'

export interface FitAndColorProps {
  chooser: Chooser
  selection: Selection
  onChange: (selection: Selection) => void
  /** Above the fits, beside the link to the size chart. */
  heading?: ReactNode
}

/** Which colour and fit the size table shows. Pieces of the others stay chosen, and are counted beside their name. */
export function FitAndColor({ chooser, selection, onChange, heading }: FitAndColorProps) {
  const intl = useIntl()
  const { colorId } = selection
  const fits = fitsIn(chooser, colorId)
  const pieces = piecesOf(chooser, selection.amounts)
  const chosenOf = (fit: Fit) => totalOf(pieces, choice => choice.fit === fit && (choice.color?.id ?? null) === colorId)

  return (
    <div className={style.choice}>
      {chooser.colors.length > 1 && (
        <ColorChoice
          isSmall={!heading}
          colors={chooser.colors}
          colorId={colorId}
          countOf={id => totalOf(pieces, choice => choice.color?.id === id)}
          onChange={id => onChange(withColor(chooser, selection, id))}
        />
      )}
      <div className={style.head} data-bare={!heading || undefined}>
        {heading}
        {fits.length === 1 && fits[0] && fits[0] !== 'UNISEX' && (
          <p className={style.onlyFit}>
            <FormattedMessage id="product.fit.only" values={{ fit: intl.formatMessage({ id: fitText[fits[0]] }) }} />
          </p>
        )}
        {fits.length > 1 && (
          <SegmentedControl
            className={style.fits}
            label={intl.formatMessage({ id: 'product.fit.label' })}
            options={fits.map(fit => ({
              value: fit,
              label: (
                <>
                  <FormattedMessage id={fitText[fit]} />
                  {fit !== selection.fit && chosenOf(fit) > 0 && <Count count={chosenOf(fit)} />}
                </>
              ),
            }))}
            value={selection.fit}
            onChange={fit => onChange({ ...selection, fit })}
          />
        )}
        {chooser.chartOf && <SizeChartLink productId={chooser.chartOf} className={style.chart} />}
      </div>
    </div>
  )
}

function Count({ count }: { count: number }) {
  return (
    <small className={style.count}>
      <span className="visually-hidden">, </span>
      <FormattedMessage id="product.sum.pieces" values={{ count }} />
    </small>
  )
}

interface ColorChoiceProps {
  colors: Chooser['colors']
  colorId: string | null
  /** In one line, for a piece of a set. */
  isSmall?: boolean
  countOf?: (colorId: string) => number
  onChange: (colorId: string) => void
}

/** The colours as swatches, one of which is chosen. */
export function ColorChoice({ colors, colorId, isSmall, countOf, onChange }: ColorChoiceProps) {
  const name = useId()
  const chosen = colors.find(({ id }) => id === colorId)
  return (
    <fieldset className={isSmall ? style.smallColors : undefined}>
      <legend className={style.legend}>
        <FormattedMessage
          id="product.color.chosen"
          values={{ title: chosen?.title ?? '', strong: text => <strong key="color">{text}</strong> }}
        />
      </legend>
      <div className={style.swatches}>
        {colors.map(color => {
          const count = countOf?.(color.id) ?? 0
          return (
            <label key={color.id} className={style.swatch} title={color.title}>
              <input type="radio" name={name} checked={color.id === colorId} onChange={() => onChange(color.id)} />
              <span style={{ background: color.hex }} aria-hidden="true" />
              <span className="visually-hidden">{color.title}</span>
              {count > 0 && color.id !== colorId && <Count count={count} />}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
