import { FormattedMessage, useIntl } from 'react-intl'
import { PageHead } from '../../router/PageHead.tsx'
import { definePage } from '../../router/route.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/States.tsx'

function MissingPage() {
  const intl = useIntl()
  return (
    <>
      <PageHead title={intl.formatMessage({ id: 'admin.shell.missing' })} />
      <EmptyState
        level={1}
        title={<FormattedMessage id="admin.shell.missing" />}
        actions={
          <LinkButton to="/admincenter/dashboard">
            <FormattedMessage id="admin.shell.missingWay" />
          </LinkButton>
        }
      >
        <FormattedMessage id="admin.shell.missingText" />
      </EmptyState>
    </>
  )
}

/** For addresses of the admin centre that lead nowhere: its navigation stays. */
export const page = definePage({ Component: MissingPage, outcome: () => 'notFound' })
