import { FormattedMessage, useIntl } from 'react-intl'
import { PageHead } from '../../router/PageHead.tsx'
import { usePlace, useSite } from '../../router/RouterContext.ts'
import { definePage } from '../../router/route.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/States.tsx'
import { useViewer } from '../../viewer/Viewer.tsx'
import { isWithin, pagesFor } from './Navigation.tsx'

function MissingPage() {
  const intl = useIntl()
  const { path } = usePlace()
  const list = pagesFor(useViewer(), useSite().off).find(page => isWithin(page, path))
  return (
    <>
      <PageHead title={intl.formatMessage({ id: 'admin.shell.missing' })} />
      <EmptyState
        level={1}
        title={<FormattedMessage id="admin.shell.missing" />}
        actions={
          <>
            {list && (
              <LinkButton to={`/admincenter/${list.path}`}>
                <FormattedMessage
                  id="admin.shell.missingList"
                  values={{ area: intl.formatMessage({ id: list.navigation.title }) }}
                />
              </LinkButton>
            )}
            <LinkButton to="/admincenter/dashboard" look={list ? 'quiet' : 'primary'}>
              <FormattedMessage id="admin.shell.missingWay" />
            </LinkButton>
          </>
        }
      >
        <FormattedMessage id={list ? 'admin.shell.missingThing' : 'admin.shell.missingText'} />
      </EmptyState>
    </>
  )
}

/** For addresses of the admin centre that lead nowhere, and for what is gone: its navigation stays, and leads to the list
 *  that the thing would be in. */
export const page = definePage({ Component: MissingPage, outcome: () => 'notFound' })
