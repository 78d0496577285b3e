import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { accountPaths } from '../../../router/accountPaths.ts'
import { Notice } from '../../../ui/Badge.tsx'
import { LinkButton } from '../../../ui/Button.tsx'
import type { FormMistake } from './addresses/addressMistakes.ts'

export interface SpentLinkProps {
  /** Whether it was used, came too late or never was one. */
  reason: FormMistake
  /** How to get another one. */
  children?: ReactNode
}

/** In the place of a form whose link does nothing any more: why, how to get another one, and the way into the account. */
export function SpentLink({ reason, children }: SpentLinkProps) {
  return (
    <>
      <Notice tone="warn" isUrgent>
        <FormattedMessage id={reason.text} />
      </Notice>
      {children}
      <LinkButton to={accountPaths.login} look="outline" isWide>
        <FormattedMessage id="accounts.signIn.submit" />
      </LinkButton>
    </>
  )
}
