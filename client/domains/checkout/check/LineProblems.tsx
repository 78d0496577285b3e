import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { LineProblems_cart$key } from '../../../__generated__/LineProblems_cart.graphql.ts'
import { Link } from '../../../router/Link.tsx'
import { Notice } from '../../../ui/Badge.tsx'
import { useChangeCartLine } from '../../cart/mutations/useChangeCartLine.ts'
import { useRemoveCartLines } from '../../cart/mutations/useRemoveCartLines.ts'
import style from './LineProblems.module.css'

export interface LineProblemsProps {
  cart: LineProblems_cart$key
  refresh: () => Promise<void>
}

/** Positions that stop the order, each with the way to settle it on the spot. */
export function LineProblems({ cart: key, refresh }: LineProblemsProps) {
  const { problems } = useFragment(
    graphql`
      fragment LineProblems_cart on Cart {
        problems {
          code
          field
          line {
            id
            title
            state
            noteText
            availableAmount
          }
        }
      }
    `,
    key,
  )
  const [removeLines, isRemoving] = useRemoveCartLines()
  const [changeLine, isChanging] = useChangeCartLine()
  const unanswered = new Set(problems.flatMap(({ line, field }) => (line && field ? [line.id] : [])))
  const untaxable = new Set(
    problems.flatMap(({ line, code }) => (line && code === 'VAT_RATE_MISSING' ? [line.id] : [])),
  )
  const lines = [...new Map(problems.flatMap(({ line }) => (line ? [[line.id, line] as const] : []))).values()]
  if (lines.length === 0) return null

  const remove = async (id: string) => {
    await removeLines([id])
    await refresh()
  }
  const reduce = async (lineId: string, amount: number) => {
    await changeLine({ lineId, amount })
    await refresh()
  }

  return (
    <div className={style.problems}>
      <Notice tone="danger" isUrgent>
        <strong>
          <FormattedMessage id="checkout.problems.title" />
        </strong>
        <ul>
          {lines.map(line => {
            const left = line.availableAmount
            const isAsked = unanswered.has(line.id)
            const isFew = line.state === 'FEW_LEFT' && left !== null && left !== undefined && left > 0
            return (
              <li key={line.id}>
                <span>
                  {line.title}:{' '}
                  {isAsked ? (
                    <FormattedMessage id="checkout.problems.answer" />
                  ) : untaxable.has(line.id) ? (
                    <FormattedMessage id="checkout.mistake.vatRate" />
                  ) : (
                    <ProblemText line={line} />
                  )}
                </span>
                {isAsked ? (
                  <Link className="link" to="/cart">
                    <FormattedMessage
                      id="checkout.problems.answerTo"
                      values={{
                        what: (
                          <span key="what" className="visually-hidden">
                            {line.title}
                          </span>
                        ),
                      }}
                    />
                  </Link>
                ) : (
                  <button
                    type="button"
                    className="link"
                    disabled={isRemoving || isChanging}
                    onClick={() => void (isFew ? reduce(line.id, left) : remove(line.id))}
                  >
                    {isFew ? (
                      <FormattedMessage id="cart.state.reduce" values={{ count: left }} />
                    ) : (
                      <FormattedMessage
                        id="checkout.problems.remove"
                        values={{
                          what: (
                            <span key="what" className="visually-hidden">
                              {line.title}
                            </span>
                          ),
                        }}
                      />
                    )}
                  </button>
                )}
              </li>
            )
          })}
        </ul>
      </Notice>
    </div>
  )
}

interface Line {
  readonly state: string
  readonly noteText: string | null | undefined
  readonly availableAmount: number | null | undefined
}

function ProblemText({ line: { state, noteText, availableAmount } }: { line: Line }) {
  switch (state) {
    case 'SOLD_OUT':
      return (
        <>
          <FormattedMessage id="cart.state.soldOut" />
          {noteText && ` – ${noteText}`}
        </>
      )
    case 'DISCONTINUED':
      return <FormattedMessage id="cart.state.discontinued" />
    case 'MISSING_PARTS':
      return <FormattedMessage id="cart.state.missingParts" />
    case 'FEW_LEFT':
      return availableAmount === 0 ? (
        <FormattedMessage id="cart.state.taken" />
      ) : (
        <FormattedMessage id="cart.state.fewLeft" values={{ count: availableAmount ?? 0 }} />
      )
    default:
      return <FormattedMessage id="checkout.mistake.unavailable" />
  }
}
