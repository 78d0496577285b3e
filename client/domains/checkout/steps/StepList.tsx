import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '../../../intl/messageIds.ts'
import { Link } from '../../../router/Link.tsx'
import { CheckIcon } from '../../../ui/icons.tsx'
import { isReachable, type OpenStep, type Step, stepPath } from '../parts/steps.ts'
import style from './StepList.module.css'

export interface StepListProps {
  current: Step
  steps: readonly Step[]
  open: OpenStep
  titles: Readonly<Record<Step, MessageId>>
}

/** Where one is in the checkout, and the way back to what was entered. */
export function StepList({ current, steps, open, titles }: StepListProps) {
  const intl = useIntl()
  const at = steps.indexOf(current)
  return (
    <nav aria-label={intl.formatMessage({ id: 'checkout.steps' })} className={style.steps}>
      <ol>
        {steps.map((step, index) => {
          const isDone = index < at
          const content = (
            <>
              <span className={style.mark}>{isDone ? <CheckIcon size={15} /> : index + 1}</span>
              <span className={style.name}>
                <FormattedMessage id={titles[step]} />
              </span>
            </>
          )
          return (
            <li key={step} data-done={index <= at || undefined} aria-current={step === current ? 'step' : undefined}>
              {step !== current && isReachable(step, open) ? (
                <Link to={stepPath(step)}>{content}</Link>
              ) : (
                <span>{content}</span>
              )}
            </li>
          )
        })}
      </ol>
      <p className={style.short} aria-hidden="true">
        <FormattedMessage
          id="checkout.stepOf"
          values={{
            at: at + 1,
            count: steps.length,
            title: (
              <strong>
                <FormattedMessage id={titles[current]} />
              </strong>
            ),
          }}
        />
      </p>
    </nav>
  )
}
