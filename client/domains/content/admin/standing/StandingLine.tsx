import { FormattedMessage } from 'react-intl'
import type { StandingPage } from '../../../../__generated__/useCreateStandingPageMutation.graphql.ts'
import type { MessageId } from '../../../../intl/messageIds.ts'
import { Link } from '../../../../router/Link.tsx'
import { useRouter } from '../../../../router/RouterContext.ts'
import { Button } from '../../../../ui/Button.tsx'
import { useViewer } from '../../../../viewer/Viewer.tsx'
import { pageEditPath } from '../pagesUrl.ts'
import { useCreateStandingPage } from './mutations/useCreateStandingPage.ts'
import style from './StandingPagesPage.module.css'

/** What a standing page is called, and where it is. */
export function StandingName({ title, path }: { title: MessageId; path: string | null }) {
  return (
    <span className={style.name}>
      <strong>
        <FormattedMessage id={title} />
      </strong>
      {path && <Link to={path}>{path}</Link>}
    </span>
  )
}

/** Begins to write a page that the shop writes itself until then, and opens it; for those who may. */
export function BeginButton({ pageKey }: { pageKey: StandingPage }) {
  const router = useRouter()
  const mayWrite = useViewer().mayWrite('CONTENT')
  const [create, isCreating] = useCreateStandingPage()
  if (!mayWrite) return null
  const begin = async () => {
    const entry = (await create(pageKey)).payload?.entry
    if (entry) router.navigate(pageEditPath(entry.id))
  }
  return (
    <Button size="tiny" look="quiet" isBusy={isCreating} onClick={begin}>
      <FormattedMessage id="site.standing.begin" />
    </Button>
  )
}
