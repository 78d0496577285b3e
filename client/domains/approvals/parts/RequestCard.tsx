import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { RequestCard_request$key } from '../../../__generated__/RequestCard_request.graphql.ts'
import { useFormat } from '../../../intl/format.ts'
import { accountPaths } from '../../../router/accountPaths.ts'
import { Link } from '../../../router/Link.tsx'
import { Notice, Status, type Tone } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { TextAreaField } from '../../../ui/Field.tsx'
import { Money } from '../../../ui/Price.tsx'
import { useToasts } from '../../../ui/Toasts.tsx'
import { useApproveOrderRequest } from '../mutations/useApproveOrderRequest.ts'
import { useDeclineOrderRequest } from '../mutations/useDeclineOrderRequest.ts'
import { useTakeBackOrderRequest } from '../mutations/useTakeBackOrderRequest.ts'
import style from './companies.module.css'
import { problemText } from './roleTexts.ts'

const states = {
  OPEN: ['company.request.open', 'warn'],
  APPROVED: ['company.request.approved', 'good'],
  DECLINED: ['company.request.declined', 'danger'],
  WITHDRAWN: ['company.request.withdrawn', 'neutral'],
  LAPSED: ['company.request.lapsed', 'neutral'],
} as const satisfies Record<string, readonly [string, Tone]>

const longestAnswer = 1000

/** An order that waits, or waited, for an approval, with what the viewer may do about it. */
export function RequestCard(props: { request: RequestCard_request$key; isLinked: boolean }) {
  const request = useFragment(
    graphql`
      fragment RequestCard_request on OrderRequest {
        id
        state
        buyer
        note
        answer
        decider
        decidedAt
        createdAt
        orderNumber
        viewerCanDecide
        viewerCanTakeBack
        total {
          cents
          currency
        }
        lines {
          title
          detail
          amount
          sum {
            cents
            currency
          }
        }
      }
    `,
    props.request,
  )
  const intl = useIntl()
  const format = useFormat()
  const { tell } = useToasts()
  const [approve, isApproving] = useApproveOrderRequest()
  const [decline, isDeclining] = useDeclineOrderRequest()
  const [takeBack, isTakingBack] = useTakeBackOrderRequest()
  const [isAsking, setAsking] = useState(false)
  const [answer, setAnswer] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [newTotal, setNewTotal] = useState<{ readonly cents: number; readonly currency: string } | null>(null)
  const { id: requestId, state, orderNumber, decidedAt } = request
  const [text, tone] = states[state]
  const say = (id: 'company.request.approvedDone' | 'company.request.declinedDone' | 'company.request.inCart') =>
    tell({ kind: 'success', title: intl.formatMessage({ id }) })
  const ask = async () => {
    const { isDone, refusals } = await approve({ requestId, expectedTotal: (newTotal ?? request.total).cents })
    setProblem(null)
    if (isDone) return say('company.request.approvedDone')
    const changed = refusals.find(({ code }) => code === 'PRICE_CHANGED')
    if (changed?.total) setNewTotal(changed.total)
    else setProblem(refusals[0]?.code ?? null)
  }
  return (
    <li className={style.request}>
      <div className={style.requestHead}>
        <div>
          <p>
            <strong>{request.buyer}</strong>
          </p>
          <p className={style.quiet}>
            <FormattedMessage id="company.request.asked" values={{ day: format.day(request.createdAt) }} />
          </p>
        </div>
        <Status tone={tone}>
          <FormattedMessage id={text} />
        </Status>
      </div>
      {request.note && <p className={style.words}>{request.note}</p>}
      <ul className={style.goods}>
        {request.lines.map((line, i) => (
          <li key={i}>
            <span>
              <FormattedMessage id="company.request.line" values={{ amount: line.amount, title: line.title }} />
              {line.detail && <small>{line.detail}</small>}
            </span>
            <Money {...line.sum} />
          </li>
        ))}
        <li className={style.sum}>
          <span>
            <FormattedMessage id="company.request.total" />
          </span>
          <Money {...request.total} />
        </li>
      </ul>
      {decidedAt && request.decider && (
        <p className={style.quiet}>
          <FormattedMessage
            id="company.request.decided"
            values={{ name: request.decider, day: format.day(decidedAt) }}
          />
        </p>
      )}
      {request.answer && <p className={style.words}>{request.answer}</p>}
      {newTotal && (
        <Notice tone="warn" isUrgent>
          <FormattedMessage
            id="company.request.newTotal"
            values={{
              total: <Money key="total" {...newTotal} />,
              old: <Money key="old" {...request.total} />,
            }}
          />
        </Notice>
      )}
      {problem && (
        <Notice tone="danger" isUrgent>
          <FormattedMessage id={problemText(problem)} />
        </Notice>
      )}
      <div className={style.ways}>
        {request.viewerCanDecide && (
          <>
            <Button size="small" isBusy={isApproving} onClick={() => void ask()}>
              {newTotal ? (
                <FormattedMessage
                  id="company.request.approveNew"
                  values={{ total: <Money key="total" {...newTotal} /> }}
                />
              ) : (
                <FormattedMessage id="company.request.approve" />
              )}
            </Button>
            <Button look="outline" size="small" onClick={() => setAsking(true)}>
              <FormattedMessage id="company.request.decline" />
            </Button>
          </>
        )}
        {request.viewerCanTakeBack && (
          <Button
            look="outline"
            size="small"
            isBusy={isTakingBack}
            onClick={async () => {
              const { isDone, refusals } = await takeBack({ requestId })
              if (isDone) say('company.request.inCart')
              else setProblem(refusals[0]?.code ?? null)
            }}
          >
            <FormattedMessage id={state === 'OPEN' ? 'company.request.withdraw' : 'company.request.again'} />
          </Button>
        )}
        {orderNumber &&
          (props.isLinked ? (
            <Link className="link" to={accountPaths.order(orderNumber)}>
              <FormattedMessage id="company.request.order" values={{ number: orderNumber }} />
            </Link>
          ) : (
            <FormattedMessage id="company.request.order" values={{ number: orderNumber }} />
          ))}
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        isKept={answer !== ''}
        onConfirm={async () => {
          const { isDone, refusals } = await decline({ requestId, answer: answer.trim() || null })
          setAsking(false)
          setProblem(refusals[0]?.code ?? null)
          if (isDone) say('company.request.declinedDone')
        }}
        title={<FormattedMessage id="company.request.declineTitle" values={{ name: request.buyer }} />}
        verb={<FormattedMessage id={isDeclining ? 'company.request.declining' : 'company.request.decline'} />}
      >
        <TextAreaField
          isOptional
          label={<FormattedMessage id="company.request.answer" />}
          hint={<FormattedMessage id="company.request.answerHint" />}
          value={answer}
          maxLength={longestAnswer}
          rows={3}
          onChange={event => setAnswer(event.target.value)}
        />
      </ConfirmDialog>
    </li>
  )
}
