import { Menu } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { DownloadIcon } from '../../ui/pageIcons.tsx'
import { ColumnsIcon } from '../icons.tsx'
import { type Column, chosenColumns } from './columns.ts'
import filterStyle from './Filters.module.css'
import { SelectFilter } from './Filters.tsx'
import type { ListView } from './url.ts'
import { useListUrl } from './useListUrl.ts'
import style from './ViewMenu.module.css'

type Shown = Pick<Column<never>, 'key' | 'title' | 'rank' | 'isExtra' | 'sort' | 'beginsFalling'>

/** Chooses columns and density; both are in the address. */
export function ViewMenu({ view, columns }: { view: ListView; columns: readonly Shown[] }) {
  const { change } = useListUrl()
  const shown = new Set(chosenColumns(columns, view.columns).map(({ key }) => key))
  const usual = columns.filter(({ isExtra }) => !isExtra).map(({ key }) => key)
  const choosable = columns.filter(({ rank }) => rank > 0)
  const toggle = (key: string) => {
    const wanted = columns.map(each => each.key).filter(each => (each === key ? !shown.has(each) : shown.has(each)))
    const isUsual = wanted.length === usual.length && wanted.every(each => usual.includes(each))
    change({ columns: isUsual ? null : wanted.join(' '), after: view.after })
  }
  return (
    <Menu position="bottom-end" shadow="md" offset={4} closeOnItemClick={false}>
      <Menu.Target>
        <button type="button" className={filterStyle.filter}>
          <ColumnsIcon size={18} />
          <span className={style.word}>
            <FormattedMessage id="kit.view.label" />
          </span>
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <FormattedMessage id="kit.view.density" />
        </Menu.Label>
        <Menu.RadioGroup
          value={view.isDense ? 'dense' : 'normal'}
          onChange={density => change({ density: density === 'dense' ? density : null, after: view.after })}
        >
          <Menu.RadioItem value="normal">
            <FormattedMessage id="kit.view.normal" />
          </Menu.RadioItem>
          <Menu.RadioItem value="dense">
            <FormattedMessage id="kit.view.dense" />
          </Menu.RadioItem>
        </Menu.RadioGroup>
        {choosable.length > 0 && (
          <Menu.Label>
            <FormattedMessage id="kit.view.columns" />
          </Menu.Label>
        )}
        {choosable.map(column => (
          <Menu.CheckboxItem key={column.key} checked={shown.has(column.key)} onChange={() => toggle(column.key)}>
            <FormattedMessage id={column.title} />
          </Menu.CheckboxItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

export interface SaveMenuProps {
  totalCount: number
  /** Whether there are more than were counted. */
  isCapped?: boolean
  shownCount: number
  /** Saves the rows of this page, or all that fit the filters. */
  onSave: (what: 'page' | 'all') => void
}

/** The list as a file. */
export function SaveMenu({ totalCount, shownCount, isCapped, onSave }: SaveMenuProps) {
  const intl = useIntl()
  const label = intl.formatMessage({ id: 'kit.csv.label' })
  if (shownCount === 0) return null
  return (
    <Menu position="bottom-end" shadow="md" offset={4}>
      <Menu.Target>
        <button type="button" className={filterStyle.filter} aria-label={label} title={label}>
          <DownloadIcon size={18} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => onSave('page')}>
          <FormattedMessage id="kit.csv.page" values={{ count: shownCount }} />
        </Menu.Item>
        {totalCount > shownCount && (
          <Menu.Item onClick={() => onSave('all')}>
            <FormattedMessage
              id={isCapped || totalCount > mostRows ? 'kit.csv.first' : 'kit.csv.all'}
              values={{ count: Math.min(totalCount, mostRows) }}
            />
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}

/** As many rows are read at most to be selected or saved at once: ten requests of a hundred. */
export const mostRows = 1000

/** Sorts where rows are cards, which have no heads to press. */
export function SortSelect({ view, columns }: { view: ListView; columns: readonly Shown[] }) {
  const intl = useIntl()
  const { change } = useListUrl()
  const sortable = columns.filter(({ sort }) => sort !== undefined)
  if (sortable.length === 0) return null
  const options = sortable.flatMap(({ sort = '', title, beginsFalling }) =>
    [beginsFalling ?? false, !beginsFalling].map(isFalling => ({
      value: `${isFalling ? '-' : ''}${sort}`,
      label: intl.formatMessage(
        { id: isFalling ? 'kit.sort.falling' : 'kit.sort.rising' },
        { column: intl.formatMessage({ id: title }) },
      ),
    })),
  )
  return (
    <div className={style.sort}>
      <SelectFilter
        label={intl.formatMessage({ id: 'kit.sort.label' })}
        value={`${view.sort.isFalling ? '-' : ''}${view.sort.field}`}
        isRequired
        options={options}
        onChange={sort => change({ sort })}
      />
    </div>
  )
}
