import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { LineState_line$key } from '../../../__generated__/LineState_line.graphql.ts'
import { useFormat } from '../../../intl/format.ts'
import { Notice } from '../../../ui/Badge.tsx'
import { InfoIcon } from '../../../ui/icons.tsx'
import { CalendarIcon } from '../../../ui/pageIcons.tsx'
import style from './LineState.module.css'
import { type LineRefusal, RefusalText } from './RefusalText.tsx'

export interface LineStateProps {
  line: LineState_line$key
  /** Why the latest change was not made. */
  refusal?: LineRefusal | null
  /** Changes the amount: to what is left, or to what was not saved. */
  onReduce?: (amount: number) => void
}

/** Above this nobody needs to know how many there are. */
const manyPieces = 1000

/** What stands in the way of a position, and when it comes. */
export function LineState({ line: key, refusal, onReduce }: LineStateProps) {
  const line = useFragment(
    graphql`
      fragment LineState_line on CartLine {
        state
        amount
        maxAmount
        availableAmount
        backOn
        noteText
      }
    `,
    key,
  )
  const format = useFormat()
  const { state, availableAmount, backOn, noteText } = line
  const { wish } = refusal ?? {}
  if (refusal?.code === 'NOT_SAVED' && wish !== undefined)
    return (
      <p className={style.refused}>
        <RefusalText refusal={refusal} />
        <button type="button" className={`link ${style.reduce}`} onClick={() => onReduce?.(wish)}>
          <FormattedMessage id="cart.state.reduce" values={{ count: wish }} />
        </button>
      </p>
    )
  if (refusal)
    return (
      <p className={style.refused} role="alert">
        <RefusalText refusal={refusal} />
      </p>
    )
  switch (state) {
    case 'SOLD_OUT':
      return (
        <Notice tone="danger" icon={<InfoIcon />}>
          <strong>
            <FormattedMessage id="cart.state.soldOut" />
          </strong>
          {noteText && ` – ${noteText}`}
        </Notice>
      )
    case 'DISCONTINUED':
      return (
        <Notice tone="neutral">
          <strong>
            <FormattedMessage id="cart.state.discontinued" />
          </strong>
        </Notice>
      )
    case 'MISSING_PARTS':
      return (
        <Notice tone="danger" icon={<InfoIcon />}>
          <FormattedMessage id="cart.state.missingParts" />
        </Notice>
      )
    case 'BACK_ON_DATE':
      return (
        backOn && (
          <Notice tone="warn" icon={<CalendarIcon />}>
            <FormattedMessage id="cart.state.backOn" values={{ date: format.day(backOn) }} />
          </Notice>
        )
      )
    case 'FEW_LEFT': {
      if (availableAmount === 0)
        return (
          <p className={style.few}>
            <FormattedMessage id="cart.state.taken" />
          </p>
        )
      const left = availableAmount ?? line.maxAmount
      if (left >= manyPieces) return null
      return (
        <p className={style.few}>
          <FormattedMessage id="cart.state.fewLeft" values={{ count: left }} />
          {availableAmount !== null && availableAmount !== undefined && onReduce && (
            <button type="button" className={`link ${style.reduce}`} onClick={() => onReduce(availableAmount)}>
              <FormattedMessage id="cart.state.reduce" values={{ count: availableAmount }} />
            </button>
          )}
        </p>
      )
    }
    default:
      return null
  }
}
