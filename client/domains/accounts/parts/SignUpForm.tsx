import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { SignUpForm_shop$key } from '../../../__generated__/SignUpForm_shop.graphql.ts'
import { accountPaths } from '../../../router/accountPaths.ts'
import { Link } from '../../../router/Link.tsx'
import { Notice } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Choices.tsx'
import { TextField } from '../../../ui/Field.tsx'
import { useSignUp } from '../mutations/useSignUp.ts'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { SignUpAddress } from './SignUpAddress.tsx'
import style from './SignUpForm.module.css'
import { signUpInput } from './signUpEntries.ts'
import { useForm } from './useForm.ts'

export interface SignUpFormProps {
  shop: SignUpForm_shop$key
  /** Called with the address to which the mail went. */
  onDone: (email: string) => void
}

/** Who wants an account, how they will sign in, and if they like where they live. */
export function SignUpForm(props: SignUpFormProps) {
  const shop = useFragment(
    graphql`
      fragment SignUpForm_shop on Shop {
        homeCountry
        countries {
          code
          title
        }
      }
    `,
    props.shop,
  )
  const intl = useIntl()
  const [signUp, isPending] = useSignUp()
  const [hasAlternate, setAlternate] = useState(false)
  const { form, general, onSubmit, field } = useForm(async entries => {
    const input = signUpInput(entries)
    const answer = await signUp(input)
    if (answer.isDone) props.onDone(input.email.trim())
    return answer
  })
  const address = { countries: shop.countries, homeCountry: shop.homeCountry, field }

  return (
    <form ref={form} className={style.form} onSubmit={onSubmit} noValidate>
      <h1 className="h1">
        <FormattedMessage id="accounts.signUp.title" />
      </h1>
      <p className="lead">
        <FormattedMessage
          id="accounts.signUp.lead"
          values={{
            a: parts => (
              <Link key="signIn" to={accountPaths.login} className="link">
                {parts}
              </Link>
            ),
          }}
        />
      </p>
      {general.map(({ text, values }) => (
        <Notice key={text} tone="danger" isUrgent>
          <FormattedMessage id={text} values={values} />
        </Notice>
      ))}
      <fieldset className={style.group}>
        <legend className="visually-hidden">
          <FormattedMessage id="accounts.signUp.person" />
        </legend>
        <TextField
          {...field('firstName')}
          autoComplete="given-name"
          label={<FormattedMessage id="account.address.firstName" />}
          maxLength={80}
        />
        <TextField
          {...field('lastName')}
          autoComplete="family-name"
          label={<FormattedMessage id="account.address.lastName" />}
          maxLength={80}
        />
        <TextField
          {...field('company')}
          className={style.wide}
          autoComplete="organization"
          label={<FormattedMessage id="accounts.signUp.club" />}
          isOptional
          maxLength={120}
        />
        <TextField
          {...field('email')}
          className={style.wide}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          label={<FormattedMessage id="accounts.signIn.email" />}
          hint={<FormattedMessage id="accounts.signUp.emailHint" />}
          maxLength={254}
        />
      </fieldset>
      <NewPasswordFields field={field} label={<FormattedMessage id="accounts.signIn.password" />} />
      <details className={style.addresses}>
        <summary>
          <FormattedMessage id="accounts.signUp.addresses" />
        </summary>
        <div className={style.folded}>
          <SignUpAddress {...address} place={0} legend={intl.formatMessage({ id: 'accounts.signUp.invoiceAddress' })} />
          <Checkbox
            name="hasAlternateShippingAddress"
            label={<FormattedMessage id="accounts.signUp.alternate" />}
            checked={hasAlternate}
            onChange={event => setAlternate(event.target.checked)}
          />
          {hasAlternate && (
            <SignUpAddress
              {...address}
              place={1}
              legend={intl.formatMessage({ id: 'accounts.signUp.shippingAddress' })}
            />
          )}
        </div>
      </details>
      <Checkbox name="newsletterConsent" label={<FormattedMessage id="accounts.signUp.newsletter" />} />
      <Checkbox
        {...field('acceptTerms')}
        label={
          <FormattedMessage
            id="accounts.signUp.terms"
            values={{
              a: parts => (
                <Link key="terms" to="/Agb" className="link">
                  {parts}
                </Link>
              ),
            }}
          />
        }
      />
      <p className={style.note}>
        <FormattedMessage
          id="accounts.signUp.privacy"
          values={{
            a: parts => (
              <Link key="privacy" to="/Privacy" className="link">
                {parts}
              </Link>
            ),
          }}
        />
      </p>
      <Button type="submit" size="large" isWide isBusy={isPending}>
        <FormattedMessage id={isPending ? 'accounts.signUp.busy' : 'accounts.signUp.submit'} />
      </Button>
    </form>
  )
}
