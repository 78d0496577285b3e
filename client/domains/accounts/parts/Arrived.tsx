import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { accountPaths } from '../../../router/accountPaths.ts'
import { useHref } from '../../../router/RouterContext.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import style from './SignUpForm.module.css'

/** A link of a mail did what it is for; the way on is signing in, and from there to the account. */
export function Arrived({ title, children }: { title: ReactNode; children: ReactNode }) {
  const href = useHref()
  const next = new URLSearchParams({ next: href(accountPaths.overview) })
  return (
    <div className={style.form}>
      <h1 className="h1" tabIndex={-1} ref={focusOnce}>
        {title}
      </h1>
      <p className="lead">{children}</p>
      {/* A whole load: the page may still show somebody whose sessions have just ended. */}
      <LinkButton to={`${accountPaths.login}?${next}`} size="large" isWide data-load="document">
        <FormattedMessage id="accounts.signIn.submit" />
      </LinkButton>
    </div>
  )
}

/** The page has become another one: whoever listens hears its title. */
function focusOnce(heading: HTMLElement | null): void {
  heading?.focus()
}
