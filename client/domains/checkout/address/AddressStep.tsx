import { type SubmitEvent, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { AddressStep_cart$key } from '../../../__generated__/AddressStep_cart.graphql.ts'
import type { AddressStep_shop$key } from '../../../__generated__/AddressStep_shop.graphql.ts'
import { Checkbox } from '../../../ui/Choices.tsx'
import { TextAreaField, TextField } from '../../../ui/Field.tsx'
import { ErrorSummary } from '../parts/ErrorSummary.tsx'
import { focusField } from '../parts/focusField.ts'
import { Onward } from '../steps/Onward.tsx'
import type { OpenStep } from '../steps/steps.ts'
import { useStep } from '../steps/useStep.ts'
import { AddressFields } from './AddressFields.tsx'
import style from './AddressStep.module.css'
import { changesFrom } from './entries.ts'

export interface AddressStepProps {
  cart: AddressStep_cart$key
  shop: AddressStep_shop$key
  /** A signed-in person's address, to which all mails go. */
  accountEmail: string | null | undefined
  after: (open: OpenStep) => string
}

/** Who orders, and where to. What is entered is kept when a field is left, so that a reload loses nothing. */
export function AddressStep(props: AddressStepProps) {
  const { checkout } = useFragment(
    graphql`
      fragment AddressStep_cart on Cart {
        checkout {
          email
          comment
          newsletter
          hasOwnInvoiceAddress
          shippingAddress {
            ...AddressFields_address
          }
          invoiceAddress {
            ...AddressFields_address
          }
        }
      }
    `,
    props.cart,
  )
  const shop = useFragment(
    graphql`
      fragment AddressStep_shop on Shop {
        homeCountry
        countries {
          code
          title
        }
      }
    `,
    props.shop,
  )
  const { keep, send, mistakes, isBusy } = useStep('ADDRESS', props.after)
  const [hasOwnInvoice, setOwnInvoice] = useState(checkout.hasOwnInvoiceAddress)
  const form = useRef<HTMLFormElement>(null)
  const kept = useRef<string | null>(null)

  const entered = () => changesFrom(new FormData(form.current ?? undefined))
  const keepEntries = () => {
    const changes = entered()
    const text = JSON.stringify(changes)
    if (kept.current === null || text === kept.current) return
    kept.current = text
    keep(changes)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const changes = entered()
    kept.current = JSON.stringify(changes)
    void send(changes)
  }
  const emailMistake = mistakes.find(({ field }) => field === 'email')
  const address = { countries: shop.countries, homeCountry: shop.homeCountry, mistakes }

  return (
    <form ref={form} noValidate className={style.form} onSubmit={submit} onFocus={keepFirst} onBlur={keepEntries}>
      <ErrorSummary mistakes={mistakes} step="address" onField={field => focusField(form.current, field)} />
      <fieldset className={style.group}>
        <legend className="h3">
          <FormattedMessage id="checkout.address.contact" />
        </legend>
        {props.accountEmail ? (
          <p>
            <FormattedMessage
              id="checkout.address.account"
              values={{ email: <strong key="email">{props.accountEmail}</strong> }}
            />
          </p>
        ) : (
          <TextField
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            label={<FormattedMessage id="checkout.field.email" />}
            hint={<FormattedMessage id="checkout.field.emailHint" />}
            error={emailMistake && <FormattedMessage id={emailMistake.text} />}
            defaultValue={checkout.email ?? ''}
            maxLength={254}
            spellCheck={false}
          />
        )}
      </fieldset>
      <fieldset className={style.group}>
        <legend className="h3">
          <FormattedMessage id="checkout.address.shipping" />
        </legend>
        <AddressFields {...address} name="shippingAddress" address={checkout.shippingAddress} />
        <Checkbox
          name="hasOwnInvoiceAddress"
          label={<FormattedMessage id="checkout.address.ownInvoice" />}
          checked={hasOwnInvoice}
          onChange={event => setOwnInvoice(event.target.checked)}
        />
      </fieldset>
      {hasOwnInvoice && (
        <fieldset className={style.group}>
          <legend className="h3">
            <FormattedMessage id="checkout.address.invoice" />
          </legend>
          <AddressFields {...address} name="invoiceAddress" address={checkout.invoiceAddress} />
        </fieldset>
      )}
      <div className={style.group}>
        <TextAreaField
          name="comment"
          label={<FormattedMessage id="checkout.field.comment" />}
          hint={<FormattedMessage id="checkout.field.commentHint" />}
          isOptional
          defaultValue={checkout.comment ?? ''}
          maxLength={2000}
        />
        <Checkbox
          name="newsletter"
          label={<FormattedMessage id="checkout.field.newsletter" />}
          defaultChecked={checkout.newsletter}
        />
      </div>
      <Onward isBusy={isBusy} backTo="/cart" backLabel={<FormattedMessage id="checkout.back.cart" />} />
    </form>
  )

  /** Remembers how the form was found, so that merely passing through it sends nothing. */
  function keepFirst() {
    kept.current ??= JSON.stringify(entered())
  }
}
