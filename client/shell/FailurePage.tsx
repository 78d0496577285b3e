import { FormattedMessage, useIntl } from 'react-intl'
import { LinkButton } from '../ui/Button.tsx'
import { Mark } from '../ui/Logo.tsx'
import { ErrorState } from '../ui/States.tsx'

/** The page for a fault of ours. It runs without data and without scripts, for either may be what failed. */
export function FailurePage({ reference, home }: { reference: string; home: string }) {
  const intl = useIntl()
  return (
    <main className="page" style={{ paddingBlock: 'var(--space-8)' }}>
      <title>{intl.formatMessage({ id: 'shell.failure.title' })}</title>
      <meta name="robots" content="noindex" />
      <div style={{ display: 'grid', justifyItems: 'center' }}>
        <Mark size={44} />
      </div>
      <ErrorState
        level={1}
        title={<FormattedMessage id="shell.failure.title" />}
        reference={reference}
        actions={
          <>
            <LinkButton to="" data-load="document">
              <FormattedMessage id="ui.error.retry" />
            </LinkButton>
            <LinkButton look="quiet" to={home} data-load="document">
              <FormattedMessage id="shell.notFound.home" />
            </LinkButton>
          </>
        }
      >
        <FormattedMessage id="shell.failure.text" />
      </ErrorState>
    </main>
  )
}
