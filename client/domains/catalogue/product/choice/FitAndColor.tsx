import { type ReactNode, useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { SegmentedControl } from '../../../../ui/Choices.tsx'
import { swatchStyle } from '../../../../ui/swatch.ts'
import type { Fit } from '../../parts/browsing.ts'
import { fitText } from '../../parts/fitText.ts'
import {
  type Axis,
  type Chooser,
  fitsIn,
  optionsIn,
  piecesOf,
  type Selection,
  totalOf,
  valuesIn,
  withColor,
} from './choices.ts'
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
      {chooser.axes.map(axis => (
        <AxisChoice key={axis.key} {...{ axis, chooser, selection, onChange }} />
      ))}
    </div>
  )
}

interface AxisChoiceProps extends Pick<FitAndColorProps, 'chooser' | 'selection' | 'onChange'> {
  axis: Axis
}

/** One value of a further property, whose sizes are shown; pieces of the others stay chosen. */
function AxisChoice({ axis, chooser, selection, onChange }: AxisChoiceProps) {
  const name = useId()
  const options = optionsIn(chooser, selection, axis)
  const chosen = valuesIn(chooser, selection)[axis.key]
  const pieces = piecesOf(chooser, selection.amounts)
  const countOf = (value: string) =>
    totalOf(pieces, choice => choice.values.some(each => each.key === axis.key && each.value === value))
  if (options.length === 0) return null
  const choose = (value: string) => onChange({ ...selection, values: { ...selection.values, [axis.key]: value } })
  const text = options.find(({ value }) => value === chosen)?.text
  return (
    <fieldset>
      <legend className={style.legend}>
        {axis.label}: <strong>{text}</strong>
      </legend>
      <div className={style.swatches}>
        {options.map(option => (
          <label key={option.value} className={option.color ? style.swatch : style.word} title={option.text}>
            <input type="radio" name={name} checked={option.value === chosen} onChange={() => choose(option.value)} />
            {option.color ? (
              <>
                <span style={swatchStyle(option.color)} aria-hidden="true" />
                <span className="visually-hidden">{option.text}</span>
              </>
            ) : (
              <span>{option.text}</span>
            )}
            {option.value !== chosen && countOf(option.value) > 0 && <Count count={countOf(option.value)} />}
          </label>
        ))}
      </div>
    </fieldset>
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
              <span style={swatchStyle(color)} aria-hidden="true" />
              <span className="visually-hidden">{color.title}</span>
              {count > 0 && color.id !== colorId && <Count count={count} />}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
