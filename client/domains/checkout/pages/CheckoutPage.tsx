import { type SyntheticEvent, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay'
import type { CheckoutPage_cart$key } from '../../../__generated__/CheckoutPage_cart.graphql.ts'
import type { CheckoutPageQuery } from '../../../__generated__/CheckoutPageQuery.graphql.ts'
import { PageHead } from '../../../router/PageHead.tsx'
import { definePage, type Outcome, type PageProps } from '../../../router/route.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/States.tsx'
import { useToasts } from '../../../ui/Toasts.tsx'
import { useFreshCart } from '../../cart/parts/useFreshCart.ts'
import { AddressStep } from '../address/AddressStep.tsx'
import { CheckStep } from '../check/CheckStep.tsx'
import { LineProblems } from '../check/LineProblems.tsx'
import {
  firstStep,
  furthestStep,
  isReachable,
  isStep,
  nextStep,
  type Step,
  stepPath,
  stepsOf,
  stepTitle,
} from '../parts/steps.ts'
import { PaymentStep } from '../payment/PaymentStep.tsx'
import { ShippingStep } from '../shipping/ShippingStep.tsx'
import { OrderAside } from '../steps/OrderAside.tsx'
import { StepList } from '../steps/StepList.tsx'
import style from './CheckoutPage.module.css'

const query = graphql`
  query CheckoutPageQuery @preloadable {
    viewer {
      account {
        ...AddressStep_account
      }
      cart {
        revision
        openStep
        needsShipping
        checkout {
          askedFields {
            key
          }
        }
        lines {
          id
        }
        ...CheckoutPage_cart
      }
    }
    shop {
      ...AddressStep_shop
      ...ShippingStep_shop
      ...CheckStep_shop
    }
  }
`

type Answer = CheckoutPageQuery['response']

function CheckoutPage(props: PageProps<CheckoutPageQuery>) {
  const answer = usePreloadedQuery<CheckoutPageQuery>(query, props.query)
  const intl = useIntl()
  const { tell } = useToasts()
  const { cart } = answer.viewer
  const refresh = useFreshCart<CheckoutPageQuery>(query, cart?.revision ?? null, () =>
    tell({ kind: 'notice', title: intl.formatMessage({ id: 'cart.changedElsewhere' }) }),
  )
  const step = props.place.params.step as Step
  return (
    <div className="page">
      <PageHead title={intl.formatMessage({ id: titlesOf(cart)[step] })} />
      {cart && cart.lines.length > 0 ? (
        <Steps
          {...{ answer, cart, step, refresh }}
          openStep={cart.openStep}
          steps={stepsOfCart(cart)}
          needsShipping={cart.needsShipping}
          change={props.place.search.get('change')}
        />
      ) : (
        <EmptyState
          level={1}
          title={<FormattedMessage id="cart.empty.title" />}
          actions={
            <LinkButton to="/cart">
              <FormattedMessage id="checkout.toCart" />
            </LinkButton>
          }
        >
          <FormattedMessage id="checkout.empty" />
        </EmptyState>
      )}
    </div>
  )
}

const titles = {
  address: 'checkout.address.title',
  shipping: 'checkout.shipping.title',
  payment: 'checkout.payment.title',
  check: 'checkout.check.title',
} as const satisfies Record<Step, string>

/** Of vouchers alone the step about the delivery holds nothing but what the shop asks. */
const asked = 'checkout.shipping.asked'
const titlesOf = (cart: { readonly needsShipping: boolean } | null | undefined) =>
  cart?.needsShipping === false ? ({ ...titles, shipping: asked } as const) : titles

interface StepsProps {
  answer: Answer
  cart: CheckoutPage_cart$key
  step: Step
  openStep: NonNullable<Answer['viewer']['cart']>['openStep']
  steps: readonly Step[]
  needsShipping: boolean
  /** Set where a step was only opened to change something: the field, or anything. */
  change: string | null
  refresh: () => Promise<void>
}

function Steps({ answer, cart: key, step, openStep, steps, needsShipping, change, refresh }: StepsProps) {
  const cart = useFragment(
    graphql`
      fragment CheckoutPage_cart on Cart {
        id
        revision
        ...AddressStep_cart
        ...ShippingStep_cart
        ...PaymentStep_cart
        ...CheckStep_cart
        ...OrderAside_cart
        ...LineProblems_cart
        problems {
          line {
            id
          }
        }
      }
    `,
    key,
  )
  /** Where the form leads to, given what its answer leaves open. */
  const after = (open: StepsProps['openStep']) => stepPath(nextStep(step, { open, isChange: change !== null }, steps))
  const problems = useRef<HTMLDivElement>(null)
  const isUnsettled = cart.problems.some(({ line }) => line)
  /** Nobody goes on, only to hear at the last step that something is sold out: what is wrong with the goods is settled first. */
  const settleFirst = (event: SyntheticEvent) => {
    if (!isUnsettled || step === 'check') return
    event.preventDefault()
    event.stopPropagation()
    problems.current?.focus()
    problems.current?.scrollIntoView({ block: 'center' })
  }
  return (
    <>
      <StepList
        current={step}
        steps={steps}
        open={openStep}
        titles={needsShipping ? stepTitle : { ...stepTitle, shipping: asked }}
      />
      <h1 className={`h1 ${style.title}`}>
        <FormattedMessage id={titlesOf({ needsShipping })[step]} />
      </h1>
      <div ref={problems} tabIndex={-1}>
        <LineProblems cart={cart} refresh={refresh} />
      </div>
      {step === 'check' ? (
        <CheckStep cart={cart} shop={answer.shop} refresh={refresh} />
      ) : (
        <div className={style.columns}>
          <div className={style.form} onSubmitCapture={settleFirst}>
            {step === 'address' && (
              <AddressStep
                cart={cart}
                shop={answer.shop}
                account={answer.viewer.account}
                after={after}
                wanted={wantedField(change)}
              />
            )}
            {step === 'shipping' && <ShippingStep cart={cart} shop={answer.shop} after={after} />}
            {step === 'payment' && (
              <PaymentStep cart={cart} after={after} isAfterAddress={!steps.includes('shipping')} />
            )}
          </div>
          <OrderAside cart={cart} />
        </div>
      )}
    </>
  )
}

const stepsOfCart = ({ needsShipping, checkout }: NonNullable<Answer['viewer']['cart']>) =>
  stepsOf({ asksShipping: needsShipping || checkout.askedFields.length > 0 })

/** The field that a link names which leads back to a step; empty for those that name none. */
const wantedField = (change: string | null): string => (change === null || /^\d*$/.test(change) ? '' : change)

/** Which step is shown: none before it may lack anything, and an empty cart has none. */
function outcome({ viewer }: Answer, { params }: { params: Record<string, string | undefined> }): Outcome {
  const { cart } = viewer
  const { step } = params
  if (step !== undefined && !isStep(step)) return 'notFound'
  if (!cart || cart.lines.length === 0) return { redirect: '/cart' }
  const steps = stepsOfCart(cart)
  if (step === undefined) return { redirect: stepPath(firstStep(cart.openStep, steps)) }
  if (!steps.includes(step)) return { redirect: stepPath(furthestStep(cart.openStep)) }
  return isReachable(step, cart.openStep) ? 'found' : { redirect: stepPath(furthestStep(cart.openStep)) }
}

/** From the address to the order, a step at a time. */
export const page = definePage<CheckoutPageQuery>({ query, Component: CheckoutPage, outcome })
