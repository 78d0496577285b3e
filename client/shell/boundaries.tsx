import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigation, useRouter } from '../router/RouterContext.ts'
import { Boundary } from '../ui/Boundary.tsx'
import { ErrorState } from '../ui/States.tsx'

function referenceOf(error: Error): string | null {
  return (error as { reference?: string | null }).reference ?? null
}

/** What failed on a page, beneath a navigation that still works. */
function ContentFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const intl = useIntl()
  return (
    <div className="page">
      <title>{intl.formatMessage({ id: 'shell.failure.title' })}</title>
      <ErrorState
        level={1}
        title={<FormattedMessage id="shell.failure.title" />}
        onRetry={onRetry}
        reference={referenceOf(error)}
      >
        <FormattedMessage id="shell.failure.text" />
      </ErrorState>
    </div>
  )
}

/**
 * Around the content of a page: keeps the navigation, says what failed, offers a retry, resets on navigation. Shows
 * pages that could not be loaded as well as those that broke while being shown.
 */
export function ContentBoundary({ resetKey, children }: { resetKey: unknown; children: ReactNode }) {
  const router = useRouter()
  const { failure } = useNavigation()
  if (failure) return <ContentFailure error={failure} onRetry={router.reload} />
  return (
    <Boundary
      resetKey={resetKey}
      fallback={(error, retry) => (
        <ContentFailure
          error={error}
          onRetry={() => {
            retry()
            router.reload()
          }}
        />
      )}
    >
      {children}
    </Boundary>
  )
}

/** Around everything: the last resort, without texts and data, for they may be what failed. */
export function RootBoundary({ children }: { children: ReactNode }) {
  return (
    <Boundary
      resetKey={null}
      fallback={() => (
        <main className="page" style={{ paddingBlock: '88px' }}>
          <h1 className="h1">Das hat leider nicht geklappt</h1>
          <p className="lead" style={{ marginTop: '16px' }}>
            Ihre Eingaben sind sicher. Bitte laden Sie die Seite neu.
          </p>
          <p className="lead" lang="en">
            Something went wrong. Please reload the page.
          </p>
          <p style={{ marginTop: '24px' }}>
            <a className="link" href="/" data-load="document">
              Zur Startseite / Home
            </a>
          </p>
        </main>
      )}
    >
      {children}
    </Boundary>
  )
}
