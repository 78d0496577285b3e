import { useEffect } from 'react'
import { graphql, useMutation } from 'react-relay'
import type { useNoteOpenedMutation } from '../../../__generated__/useNoteOpenedMutation.graphql.ts'
import { isAdminPage } from '../../../adminKit/routes.ts'
import { usePlace } from '../../../router/RouterContext.ts'
import { useViewer } from '../../../viewer/Viewer.tsx'
import { adminRoutes } from '../adminRoutes.ts'
import { thingAt } from './kinds.ts'

/** Who stays shorter was only passing through. */
const stayMilliseconds = 2_000

const isListed = (path: string): boolean =>
  adminRoutes.some(route => isAdminPage(route) && route.navigation !== undefined && route.path === path)

/** Keeps what somebody opens in the admin centre, by which they find it again: pages of the navigation, and things. */
export function useNoteOpened(): void {
  const { path } = usePlace()
  const { account } = useViewer()
  const isSomebody = account !== null
  const [commit] = useMutation<useNoteOpenedMutation>(graphql`
    mutation useNoteOpenedMutation($input: NoteOpenedInput!) {
      noteOpened(input: $input) {
        viewer {
          account {
            id
            recentPaths
          }
        }
        errors {
          code
        }
      }
    }
  `)
  useEffect(() => {
    const opened = path.replace(/^\/admincenter\/?/, '')
    if (!isSomebody || !(isListed(opened) || thingAt(opened))) return
    const timer = setTimeout(
      // Nothing that anybody waits for: where it fails, this page is missing among the latest, and no more.
      () => commit({ variables: { input: { path: opened } }, onError: () => undefined }),
      stayMilliseconds,
    )
    return () => clearTimeout(timer)
  }, [path, isSomebody, commit])
}
