import { type ReactNode, Suspense } from 'react'
import { useRouter } from '../router/RouterContext.ts'
import { Boundary } from '../ui/Boundary.tsx'
import { onDemand } from '../ui/onDemand.tsx'
import { Told } from '../ui/Toasts.tsx'

const ContentFailure = onDemand(() => import('./ContentFailure.tsx'))

/** Around the content of a page: keeps the navigation, says what broke while being shown, offers a retry, resets on
 *  navigation. */
export function ContentBoundary({ resetKey, children }: { resetKey: unknown; children: ReactNode }) {
  const router = useRouter()
  return (
    <Boundary
      resetKey={resetKey}
      fallback={(error, retry) => (
        // Without a connection its code may be missing as well; then a message says it.
        <Boundary resetKey={error} fallback={() => <Told error={error} />}>
          <Suspense>
            <ContentFailure
              error={error}
              onRetry={() => {
                retry()
                router.reload()
              }}
            />
          </Suspense>
        </Boundary>
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
            <button type="button" className="link" onClick={() => location.reload()}>
              Neu laden / Reload
            </button>{' '}
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
