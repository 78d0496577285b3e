import { type ReactNode, useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { IconButton } from '../../../../ui/Button.tsx'
import { Switch } from '../../../../ui/Choices.tsx'
import { FieldError } from '../../../../ui/Field.tsx'
import { ReloadIcon } from '../../../../ui/icons.tsx'
import { SafeHtml } from '../../../../ui/SafeHtml.tsx'
import type { Choice, Pieces } from '../choice/choices.ts'
import { sizeName } from '../sizes/stockText.ts'
import style from './PersonalisationBox.module.css'
import {
  type MissingText,
  type Personalisation,
  personalised,
  plainSizes,
  printable as printableOf,
  printsNothing,
  refreshed,
  textsOf,
  withAdvanced,
  withCommon,
  withOwn,
} from './personalisation.ts'
import { type TextLimits, TextLine } from './TextLine.tsx'

export interface PersonalisationBoxProps {
  state: Personalisation
  onChange: (state: Personalisation) => void
  /** What was chosen; a text field for each piece that can be printed on. */
  pieces: readonly Pieces[]
  maxLength: number
  /** The characters that can be printed, as the server says it. */
  printable: string
  /** Name and number stand in fields of their own. */
  hasNumber: boolean
  /** What the texts look like. */
  preview?: ReactNode
  /** What to consider, as the shop wrote it. */
  help: string | null | undefined
  /** Set after somebody tried to buy without a text. */
  missing: MissingText | null
  /** What the server said of the texts. */
  problem?: ReactNode
  /** How far the page moves on when the fields of all pieces open, in pixels. */
  scrollOnAdvanced: number
}

/** Fields shown at once; the others come in steps, for a club may order hundreds. */
const firstFields = 4
const moreFields = 20

interface Piece {
  readonly choice: Choice
  readonly at: number
  readonly text: string
}

/** Whether and what is printed on the pieces: one text for all, or one for each. */
export function PersonalisationBox(props: PersonalisationBoxProps) {
  const { state, onChange, pieces, maxLength, printable, hasNumber, help, missing, problem, scrollOnAdvanced } = props
  const limits = { maxLength, printable, hasNumber }
  const intl = useIntl()
  const id = useId()

  const toggle = (isOn: boolean) => onChange(personalised(isOn))
  const toggleAdvanced = (isAdvanced: boolean) => {
    onChange(withAdvanced(state, isAdvanced))
    if (isAdvanced) window.scrollBy({ top: scrollOnAdvanced })
  }
  const plain = plainSizes(pieces)
  const isNothing = printsNothing(state, pieces)
  const missesCommon = missing !== null && missing.variantId === null

  return (
    <fieldset className={style.box} aria-labelledby={`${id}title`}>
      <Switch
        label={
          <span id={`${id}title`} className={style.title}>
            <FormattedMessage id="product.personalisation.title" />
          </span>
        }
        checked={state.isOn}
        aria-invalid={isNothing || undefined}
        aria-describedby={isNothing ? `${id}nothing` : undefined}
        onChange={event => toggle(event.target.checked)}
      />
      {state.isOn && (
        <>
          {help && <SafeHtml html={help} className={style.help} />}
          <Switch
            className={style.advanced}
            label={<FormattedMessage id="product.personalisation.advanced" />}
            checked={state.isAdvanced}
            onChange={event => toggleAdvanced(event.target.checked)}
          />
          <div className={style.row} data-common="">
            <TextLine
              isFirst
              {...limits}
              label={intl.formatMessage({
                id: state.isAdvanced ? 'product.personalisation.common' : 'product.personalisation.all',
              })}
              text={state.common}
              isMissing={missesCommon}
              onChange={text => onChange(withCommon(state, text))}
            >
              <span className={style.name}>
                <FormattedMessage
                  id={state.isAdvanced ? 'product.personalisation.common' : 'product.personalisation.all'}
                />
              </span>
            </TextLine>
            {state.isAdvanced && (
              <IconButton
                className={style.refresh}
                label={intl.formatMessage({ id: 'product.personalisation.copy' })}
                onClick={() => onChange(refreshed(state))}
              >
                <ReloadIcon size={18} />
              </IconButton>
            )}
          </div>
          {state.isAdvanced && <OwnTexts {...{ state, onChange, pieces, limits, missing }} />}
          {isNothing ? (
            <FieldError id={`${id}nothing`}>
              <FormattedMessage id="product.personalisation.nothing" />
            </FieldError>
          ) : (
            plain.length > 0 && (
              <p className={style.hint}>
                <FormattedMessage
                  id="product.personalisation.plain"
                  values={{ count: plain.length, sizes: intl.formatList(plain.map(choice => sizeName(intl, choice))) }}
                />
              </p>
            )
          )}
          {problem}
          {props.preview}
          <p className={style.hint}>
            <FormattedMessage id="product.personalisation.withdrawal" />
          </p>
        </>
      )}
    </fieldset>
  )
}

type OwnTextsProps = Pick<PersonalisationBoxProps, 'state' | 'onChange' | 'pieces' | 'missing'> & { limits: TextLimits }

/** A field for each piece. */
function OwnTexts({ state, onChange, pieces, limits, missing }: OwnTextsProps) {
  const intl = useIntl()
  const [wanted, setWanted] = useState(firstFields)
  const all = printableOf(pieces).flatMap(({ choice, amount }): Piece[] =>
    textsOf(state, choice.id, amount).map((text, at) => ({ choice, at, text })),
  )
  const missingAt = missing
    ? all.findIndex(({ choice, at }) => choice.id === missing.variantId && at === missing.at)
    : -1
  // One field more than is wanted hides nothing worth a button.
  const limit = Math.max(wanted, missingAt + 1)
  const shown = all.length <= limit + 1 ? all : all.slice(0, limit)
  const rest = all.length - shown.length

  if (all.length === 0)
    return (
      <p className={style.hint}>
        <FormattedMessage id="product.personalisation.noPieces" />
      </p>
    )
  return (
    <>
      <ul className={style.texts}>
        {shown.map(({ choice, at, text }, index) => (
          <li key={`${choice.id} ${at}`} className={style.row}>
            <TextLine
              {...limits}
              label={intl.formatMessage(
                { id: 'product.personalisation.piece' },
                { name: sizeName(intl, choice), at: at + 1 },
              )}
              text={text}
              isMissing={missing !== null && (index === missingAt || text.trim() === '')}
              onChange={next => onChange(withOwn(state, choice.id, at, next))}
            >
              <span className={style.name}>
                <strong>{choice.size}</strong>{' '}
                <FormattedMessage id="product.personalisation.number" values={{ at: at + 1 }} />
              </span>
            </TextLine>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <button type="button" className={`link ${style.more}`} onClick={() => setWanted(shown.length + moreFields)}>
          <FormattedMessage id="product.personalisation.more" values={{ count: Math.min(rest, moreFields) }} />
        </button>
      )}
    </>
  )
}
