import { useEffect, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { CheckStep_cart$key } from '../../../__generated__/CheckStep_cart.graphql.ts'
import type { CheckStep_shop$key } from '../../../__generated__/CheckStep_shop.graphql.ts'
import { Money } from '../../../ui/Price.tsx'
import { GuaranteeNotice } from '../../content/parts/GuaranteeNotice.tsx'
import { ErrorSummary } from '../parts/ErrorSummary.tsx'
import { focusField } from '../parts/focusField.ts'
import type { Mistake } from '../parts/mistakes.ts'
import style from './CheckStep.module.css'
import { Entered } from './Entered.tsx'
import { OrderBox } from './OrderBox.tsx'
import { type Declared, usePlacement } from './usePlacement.ts'

export interface CheckStepProps {
  cart: CheckStep_cart$key
  shop: CheckStep_shop$key
  refresh: () => Promise<void>
}

const nothingDeclared: Declared = { acceptTerms: false, acceptConditions: false, confirmAge: false }

const noMistakes: readonly Mistake[] = []
const isDeclaration = (field: string | null): boolean => field !== null && Object.hasOwn(nothingDeclared, field)

/** The first box that is not ticked, where nothing else is wrong; else null. */
const uncheckedBox = (mistakes: readonly Mistake[]): string | null =>
  mistakes.every(({ field }) => isDeclaration(field)) ? (mistakes[0]?.field ?? null) : null

/** All that was entered, all that is ordered, and the button that orders it. */
export function CheckStep(props: CheckStepProps) {
  const cart = useFragment(
    graphql`
      fragment CheckStep_cart on Cart {
        id
        revision
        needsShipping
        totals {
          toPay {
            cents
            currency
          }
        }
        ...Entered_cart
        ...OrderBox_cart
      }
    `,
    props.cart,
  )
  const shop = useFragment(
    graphql`
      fragment CheckStep_shop on Shop {
        ...GuaranteeNotice_shop
        ...OrderBox_shop
      }
    `,
    props.shop,
  )
  const [declared, setDeclared] = useState(nothingDeclared)
  const placement = usePlacement({ cart, refresh: props.refresh })
  const form = useRef<HTMLFormElement>(null)
  const { mistakes, isPriceChange, isAddressMissing, isTooMany } = placement.refused
  // Where nothing but a tick is missing, its box says so itself: it comes into view, and no list at the top takes one away.
  const unticked = uncheckedBox(mistakes)
  useEffect(() => {
    const first = uncheckedBox(mistakes)
    const box = first === null ? null : form.current?.elements.namedItem(first)
    if (!(box instanceof HTMLElement)) return
    box.focus({ preventScroll: true })
    box.scrollIntoView({ block: 'center' })
  }, [mistakes])

  return (
    <form
      ref={form}
      noValidate
      className={style.form}
      onSubmit={event => {
        event.preventDefault()
        void placement.place(declared)
      }}
    >
      <ErrorSummary
        mistakes={unticked === null ? mistakes : noMistakes}
        step="check"
        onField={field => focusField(form.current, field)}
        title={
          isAddressMissing ? (
            <FormattedMessage id="checkout.mistake.incomplete" />
          ) : (
            isTooMany && <FormattedMessage id="checkout.mistake.tooManyTitle" />
          )
        }
      >
        {isAddressMissing && (
          <p>
            <FormattedMessage id="checkout.mistake.incompletePrompt" />
          </p>
        )}
        {isPriceChange && (
          <p>
            <FormattedMessage
              id="checkout.mistake.newTotal"
              values={{
                total: (
                  <strong key="total">
                    <Money {...cart.totals.toPay} />
                  </strong>
                ),
              }}
            />
          </p>
        )}
      </ErrorSummary>
      <div className={style.columns}>
        <div className={style.told}>
          <Entered cart={cart} />
          {cart.needsShipping && <GuaranteeNotice shop={shop} level={2} />}
        </div>
        <OrderBox
          cart={cart}
          shop={shop}
          declared={declared}
          onDeclare={change => setDeclared({ ...declared, ...change })}
          mistakes={mistakes}
          isPlacing={placement.isPlacing}
          isUncertain={placement.isUncertain}
          onRefused={placement.refuse}
        />
      </div>
    </form>
  )
}
