import { FormattedMessage } from 'react-intl'
import type { LayoutProps } from '../router/route.ts'
import { NoScripts } from '../ui/NoScripts.tsx'

/** Nothing but the page, for pages that draw their whole surface themselves: signing in. */
export function Layout({ children }: LayoutProps) {
  return (
    <>
      <a href="#content" className="skip-link visually-hidden">
        <FormattedMessage id="shell.skip" />
      </a>
      <main id="content" tabIndex={-1}>
        <NoScripts />
        {children}
      </main>
    </>
  )
}
