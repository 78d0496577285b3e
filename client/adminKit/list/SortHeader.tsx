import type { ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'
import { ArrowDownIcon, ArrowUpIcon } from '../icons.tsx'
import { StateLink } from './StateLink.tsx'
import style from './table.module.css'
import type { Sort } from './url.ts'
import { useListUrl } from './useListUrl.ts'

export interface SortHeaderProps<TField extends string> {
  field: TField
  sort: Sort<TField>
  /** Amounts and dates are looked at from their greatest. */
  beginsFalling?: boolean
  className?: string
  children: ReactNode
}

/** A column's head by which the rows can be sorted; pressing it again turns the order round. */
export function SortHeader<TField extends string>(props: SortHeaderProps<TField>) {
  const { field, sort, beginsFalling = false, className, children } = props
  const { addressWith } = useListUrl()
  const isSorted = sort.field === field
  const isNextFalling = isSorted ? !sort.isFalling : beginsFalling
  const Arrow = isSorted && !sort.isFalling ? ArrowUpIcon : ArrowDownIcon
  return (
    <th
      scope="col"
      className={classes(style.sortable, className)}
      aria-sort={isSorted ? (sort.isFalling ? 'descending' : 'ascending') : undefined}
    >
      <StateLink to={addressWith({ sort: `${isNextFalling ? '-' : ''}${field}` })}>
        {children}
        <Arrow size={14} />
      </StateLink>
    </th>
  )
}
