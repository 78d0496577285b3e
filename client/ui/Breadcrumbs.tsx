import { useIntl } from 'react-intl'
import { Link } from '../router/Link.tsx'
import style from './parts.module.css'

export interface Crumb {
  title: string
  /** Without one it is the present page. */
  path?: string
}

/** The way from the start page to this one. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const intl = useIntl()
  const all: readonly Crumb[] = [{ title: intl.formatMessage({ id: 'ui.breadcrumbs.home' }), path: '/' }, ...crumbs]
  return (
    <nav aria-label={intl.formatMessage({ id: 'ui.breadcrumbs.label' })}>
      <ol className={style.crumbs}>
        {all.map(crumb => (
          <li key={crumb.path ?? crumb.title}>
            {crumb.path ? <Link to={crumb.path}>{crumb.title}</Link> : <span aria-current="page">{crumb.title}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
