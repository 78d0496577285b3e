import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { AddressStep_account$key } from '../../../__generated__/AddressStep_account.graphql.ts'
import type { AddressStep_cart$key } from '../../../__generated__/AddressStep_cart.graphql.ts'
import type { AddressStep_shop$key } from '../../../__generated__/AddressStep_shop.graphql.ts'
import { Checkbox } from '../../../ui/Choices.tsx'
import { TextAreaField, TextField } from '../../../ui/Field.tsx'
import { useKeptForm } from '../../../ui/keptForm.ts'
import { useViewer } from '../../../viewer/Viewer.tsx'
import { AddressForm } from '../../accounts/parts/addresses/AddressForm.tsx'
import { postalAddress } from '../../accounts/parts/addresses/postalAddress.ts'
import { ErrorSummary } from '../parts/ErrorSummary.tsx'
import { focusField } from '../parts/focusField.ts'
import type { Mistake } from '../parts/mistakes.ts'
import type { OpenStep } from '../parts/steps.ts'
import { Onward } from '../steps/Onward.tsx'
import { useStep } from '../steps/useStep.ts'
import style from './AddressStep.module.css'
import { type AddressName, changesFrom } from './entries.ts'
import { HiddenAddress } from './HiddenAddress.tsx'
import { SavedAddressCards } from './SavedAddressCards.tsx'
import { SignInHere } from './SignInHere.tsx'
import { useSavedAddresses } from './useSavedAddresses.ts'

export interface AddressStepProps {
  cart: AddressStep_cart$key
  shop: AddressStep_shop$key
  /** Of a signed-in person: all mails go to its address, and its addresses can be chosen. */
  account: AddressStep_account$key | null | undefined
  after: (open: OpenStep) => string
  /** The field that somebody came for; empty for none. */
  wanted: string
}

const addressNames = ['shippingAddress', 'invoiceAddress'] as const satisfies readonly AddressName[]

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
            ...postalAddress_address
          }
          invoiceAddress {
            ...postalAddress_address
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
  const account = useFragment(
    graphql`
      fragment AddressStep_account on Account {
        email
        ...useSavedAddresses_account
      }
    `,
    props.account ?? null,
  )
  const saved = useSavedAddresses(account, {
    shippingAddress: checkout.shippingAddress ? postalAddress(checkout.shippingAddress) : null,
    invoiceAddress: checkout.invoiceAddress ? postalAddress(checkout.invoiceAddress) : null,
  })
  const form = useRef<HTMLFormElement>(null)
  const forget = useKeptForm(form, 'checkout address')
  const { keep, settled, send, mistakes: refused, isBusy } = useStep('ADDRESS', props.after, forget)
  const [notKept, setNotKept] = useState<readonly Mistake[]>([])
  const mistakes = notKept.length > 0 ? notKept : refused
  // Who buys for a company does not choose where its invoices go.
  const company = checkout.invoiceAddress ? postalAddress(checkout.invoiceAddress).company : null
  const [hasOwnInvoice, setOwnInvoice] = useState(checkout.hasOwnInvoiceAddress || saved.hasOwnInvoice)
  const { actor, buysForCompany } = useViewer()
  const isActing = actor !== null
  const kept = useRef<string | null>(null)
  /** The chosen addresses whose fields were opened, to be changed for this order. */
  const [adapted, setAdapted] = useState<Partial<Record<AddressName, string>>>(() =>
    Object.fromEntries(addressNames.map(name => [name, props.wanted.startsWith(name) ? saved.choiceOf(name) : ''])),
  )
  const { wanted } = props
  useEffect(() => {
    if (wanted !== '') focusField(form.current, wanted)
  }, [wanted])

  const entered = () => changesFrom(new FormData(form.current ?? undefined), isActing)
  const keepEntries = () => {
    const changes = entered()
    const text = JSON.stringify(changes)
    if (kept.current === null || text === kept.current) return
    kept.current = text
    keep(changes)
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wantsKept = new FormData(event.currentTarget).has('keepAddress')
    const changes = entered()
    const found = wantsKept ? await saved.keep(changes) : []
    setNotKept(found)
    if (found.length > 0) return
    kept.current = JSON.stringify(changes)
    void send(changes)
  }
  const emailMistake = mistakes.find(({ field }) => field === 'email')
  const formOf = (name: AddressName) => {
    const initial = saved.initialOf(name)
    return {
      ...{ countries: shop.countries, homeCountry: shop.homeCountry, address: initial, prefix: `${name}.` },
      section: name === 'shippingAddress' ? ('shipping' as const) : ('billing' as const),
      errorOf: (field: string) => {
        const mistake = mistakes.find(each => each.field === `${name}.${field}`)
        return mistake && <FormattedMessage id={mistake.text} values={mistake.values} />
      },
      // Nobody is asked for a title here, but one that is kept comes along.
      without: initial?.title ? [] : (['title'] as const),
    }
  }

  /** The fields of an address, or the cards of those that are kept. Where something of a kept one is wrong, its fields open. */
  const addressOf = (name: AddressName) => {
    const choice = saved.choiceOf(name)
    const address = saved.initialOf(name)
    const isOpen =
      choice === '' ||
      address === null ||
      adapted[name] === choice ||
      mistakes.some(({ field }) => field?.startsWith(name))
    return (
      <>
        {saved.choices.length > 0 && (
          <SavedAddressCards
            {...{ name, choices: saved.choices, countries: shop.countries, value: choice }}
            onChange={id => saved.choose(name, id)}
            onAdapt={isOpen ? undefined : () => setAdapted({ ...adapted, [name]: choice })}
          />
        )}
        {isOpen ? (
          <AddressForm key={choice} {...formOf(name)} />
        ) : (
          <HiddenAddress key={choice} address={address} prefix={`${name}.`} />
        )}
      </>
    )
  }

  const theForm = (
    <form ref={form} noValidate className={style.form} onSubmit={submit} onFocus={keepFirst} onBlur={keepEntries}>
      <ErrorSummary mistakes={mistakes} step="address" onField={field => focusField(form.current, field)} />
      <fieldset className={style.group}>
        <legend className="h3">
          <FormattedMessage id="checkout.address.contact" />
        </legend>
        {account ? (
          <p>
            <FormattedMessage
              id="checkout.address.account"
              values={{ email: <strong key="email">{account.email}</strong> }}
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
        {addressOf('shippingAddress')}
        {saved.canKeep && <Checkbox name="keepAddress" label={<FormattedMessage id="checkout.address.keep" />} />}
        {buysForCompany ? (
          <p>
            <FormattedMessage
              id="checkout.address.companyInvoice"
              values={{ company: <strong key="company">{company}</strong> }}
            />
          </p>
        ) : (
          <Checkbox
            name="hasOwnInvoiceAddress"
            label={<FormattedMessage id="checkout.address.ownInvoice" />}
            checked={hasOwnInvoice}
            onChange={event => setOwnInvoice(event.target.checked)}
          />
        )}
      </fieldset>
      {hasOwnInvoice && !buysForCompany && (
        <fieldset className={style.group}>
          <legend className="h3">
            <FormattedMessage id="checkout.address.invoice" />
          </legend>
          {addressOf('invoiceAddress')}
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
        {!isActing && (
          <Checkbox
            name="newsletter"
            label={<FormattedMessage id="checkout.field.newsletter" />}
            defaultChecked={checkout.newsletter}
          />
        )}
      </div>
      <Onward
        isBusy={isBusy || saved.isKeeping}
        backTo="/cart"
        backLabel={<FormattedMessage id="checkout.back.cart" />}
      />
    </form>
  )
  return (
    <div>
      {!account && <SignInHere keep={settled} email={checkout.email} />}
      {theForm}
    </div>
  )

  /** Remembers how the form was found, so that merely passing through it sends nothing. */
  function keepFirst() {
    kept.current ??= JSON.stringify(entered())
  }
}
