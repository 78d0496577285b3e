import { Popover } from '@mantine/core'
import { lazy, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Corner } from '../../../ui/Corner.tsx'
import { BookmarkIcon } from '../../icons.tsx'
import filterStyle from '../Filters.module.css'
import { useListPlace } from '../listPlace.ts'
import style from './SavedViews.module.css'

const SavedViews = lazy(() => import('./SavedViews.tsx'))

/** Below what all addresses of the admin centre lie. */
const root = '/admincenter/'

/** Filters, order and columns of a list, kept under names of one's own. What is kept is read when somebody looks. */
export function SavedViewsMenu() {
  const intl = useIntl()
  const { path, search } = useListPlace()
  const [isOpen, setOpen] = useState(false)
  const label = intl.formatMessage({ id: 'kit.saved.label' })
  const kept = new URLSearchParams(search)
  // A page of a list is no view: other rows stand on it tomorrow.
  kept.delete('after')
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" shadow="md" offset={4} trapFocus returnFocus>
      <Popover.Target>
        <button
          type="button"
          className={filterStyle.filter}
          aria-label={label}
          title={label}
          onClick={() => setOpen(now => !now)}
        >
          <BookmarkIcon size={18} />
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        <Corner
          waiting={
            <p className={style.hint} role="status">
              <FormattedMessage id="kit.saved.loading" />
            </p>
          }
        >
          {attempt => (
            <SavedViews
              list={path.slice(path.indexOf(root) + root.length)}
              path={path}
              search={String(kept)}
              attempt={attempt}
              onChosen={() => setOpen(false)}
            />
          )}
        </Corner>
      </Popover.Dropdown>
    </Popover>
  )
}
