import { FormattedMessage, useIntl } from 'react-intl'
import { PageHead } from '../router/PageHead.tsx'
import { definePage } from '../router/route.ts'
import { LinkButton } from '../ui/Button.tsx'
import { EmptyState } from '../ui/States.tsx'

function NotFoundPage() {
  const intl = useIntl()
  return (
    <div className="page" style={{ paddingBlock: 'var(--space-7)' }}>
      <PageHead title={intl.formatMessage({ id: 'shell.notFound.title' })} />
      <EmptyState
        level={1}
        title={<FormattedMessage id="shell.notFound.title" />}
        actions={
          <>
            <LinkButton to="/">
              <FormattedMessage id="shell.notFound.home" />
            </LinkButton>
            <LinkButton to="/search" look="quiet">
              <FormattedMessage id="shell.notFound.search" />
            </LinkButton>
          </>
        }
      >
        <FormattedMessage id="shell.notFound.text" />
      </EmptyState>
    </div>
  )
}

/** For addresses that lead nowhere, and for products that are gone. */
export const page = definePage({ Component: NotFoundPage })
