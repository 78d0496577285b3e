import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { useStopActing } from '../domains/accounts/mutations/useStopActing.ts'
import { useHref } from '../router/RouterContext.ts'
import { PersonIcon } from '../ui/icons.tsx'
import { useViewer } from '../viewer/Viewer.tsx'
import style from './ActingBanner.module.css'

/** Says above every page for whom a member of staff acts, and how to end it. In the admin centre, where they are themselves,
 *  that they do so in the shop. */
export function ActingBanner() {
  const { account, actingFor } = useViewer()
  const href = useHref()
  const id = useId()
  const [stop, isStopping] = useStopActing()
  const end = async () => {
    const { isDone, payload } = await stop()
    // In the admin centre the page is their own anyway.
    if (!isDone || actingFor) return
    const back = payload?.userId ? `/admincenter/users/edit/${encodeURIComponent(payload.userId)}` : '/admincenter'
    location.assign(href(back))
  }
  return (
    <section className={style.banner} aria-labelledby={id}>
      <PersonIcon size={18} />
      <p id={id} role="status">
        {actingFor ? (
          <FormattedMessage id="shell.acting.beside" values={{ name: actingFor.name }} />
        ) : (
          <FormattedMessage id="shell.acting.text" values={{ name: account?.name ?? '' }} />
        )}
      </p>
      {actingFor && (
        <a href={href('/')} target="_blank" rel="noopener">
          <FormattedMessage id="shell.acting.shop" />
        </a>
      )}
      <button type="button" aria-busy={isStopping || undefined} onClick={end}>
        <FormattedMessage id="shell.acting.stop" />
      </button>
    </section>
  )
}
