import { lazy, Suspense, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useHref } from '../../../router/RouterContext.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { stepPath } from '../parts/steps.ts'
import style from './AddressStep.module.css'

const SignInForm = lazy(async () => ({ default: (await import('../../accounts/parts/SignInForm.tsx')).SignInForm }))

export interface SignInHereProps {
  /** Keeps what was entered so far; the page is loaded anew once somebody is signed in. */
  keep: () => Promise<unknown>
  email: string | null | undefined
}

/** The way into an account without leaving the checkout: cart and entries become those of the account. */
export function SignInHere({ keep, email }: SignInHereProps) {
  const href = useHref()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={style.signIn}>
      <p>
        <FormattedMessage id="checkout.address.signInLead" />
      </p>
      <Button look="outline" size="small" onClick={() => setOpen(true)}>
        <FormattedMessage id="checkout.address.signIn" />
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        isKept
        title={<FormattedMessage id="checkout.address.signInTitle" />}
      >
        <Suspense>
          <SignInForm next={href(stepPath('address'))} isWithin email={email} before={keep} />
        </Suspense>
      </Dialog>
    </div>
  )
}
