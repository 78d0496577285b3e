import { type SubmitEvent, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { PaymentStep_cart$key } from '../../../__generated__/PaymentStep_cart.graphql.ts'
import { Notice } from '../../../ui/Badge.tsx'
import { PaymentMarks } from '../../../ui/PaymentMarks.tsx'
import { ErrorSummary } from '../parts/ErrorSummary.tsx'
import { focusField } from '../parts/focusField.ts'
import { Option, Options } from '../parts/Options.tsx'
import type { OpenStep } from '../parts/steps.ts'
import { Onward } from '../steps/Onward.tsx'
import { useStep } from '../steps/useStep.ts'
import style from './PaymentStep.module.css'

export interface PaymentStepProps {
  cart: PaymentStep_cart$key
  after: (open: OpenStep) => string
  /** Whether no step about the delivery comes before. */
  isAfterAddress?: boolean
}

/** Whether marks say something that the title does not. */
const isMarked = ({ title, marks }: { readonly title: string; readonly marks: readonly string[] }): boolean =>
  marks.some(mark => mark !== title)

/** How the order is paid. */
export function PaymentStep(props: PaymentStepProps) {
  const { checkout, paymentMethods, totals } = useFragment(
    graphql`
      fragment PaymentStep_cart on Cart {
        checkout {
          paymentMethod {
            key
          }
        }
        paymentMethods {
          key
          title
          marks
          description
          payWithinDays
        }
        totals {
          toPay {
            cents
          }
        }
      }
    `,
    props.cart,
  )
  const { keep, send, mistakes, forgetMistakes, isBusy } = useStep('PAYMENT', props.after)
  const known = checkout.paymentMethod?.key ?? null
  const [chosen, setChosen] = useState(known)
  const form = useRef<HTMLFormElement>(null)
  const mistake = mistakes.find(({ field }) => field === 'paymentMethod')

  const choose = (key: string) => {
    setChosen(key)
    forgetMistakes()
    keep({ paymentMethod: key })
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void send({ paymentMethod: chosen })
  }

  return (
    <form ref={form} noValidate className={style.form} onSubmit={submit}>
      <ErrorSummary mistakes={mistakes} step="payment" onField={field => focusField(form.current, field)} />
      {totals.toPay.cents === 0 ? (
        <Notice tone="good">
          <FormattedMessage id="checkout.payment.nothing" />
        </Notice>
      ) : paymentMethods.length === 0 ? (
        <Notice tone="danger">
          <FormattedMessage id="cart.summary.noMethod" />
        </Notice>
      ) : (
        <Options
          legend={<FormattedMessage id="checkout.payment.choose" />}
          error={mistake && <FormattedMessage id={mistake.text} />}
        >
          {paymentMethods.map(method => (
            <Option
              key={method.key}
              name="paymentMethod"
              value={method.key}
              isChosen={chosen === method.key}
              isInvalid={mistake !== undefined}
              onChoose={() => choose(method.key)}
              title={method.title}
              aside={isMarked(method) && <PaymentMarks marks={method.marks} />}
            >
              {method.description}
              {typeof method.payWithinDays === 'number' && (
                <>
                  {' '}
                  <FormattedMessage id="checkout.payment.term" values={{ days: method.payWithinDays }} />
                </>
              )}
            </Option>
          ))}
        </Options>
      )}
      <Onward
        isBusy={isBusy}
        backTo={props.isAfterAddress ? '/checkout/address' : '/checkout/shipping'}
        backLabel={<FormattedMessage id={props.isAfterAddress ? 'checkout.back.address' : 'checkout.back.shipping'} />}
      />
    </form>
  )
}
