import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { SearchTabs_counts$key } from '../../../../__generated__/SearchTabs_counts.graphql.ts'
import { StatusTabs } from '../../../../adminKit/list/StatusTabs.tsx'
import { missesPath, synonymsPath } from './searchWordsUrl.ts'

export interface SearchTabsProps {
  current: 'misses' | 'synonyms'
  /** Null while there is no answer. */
  counts: SearchTabs_counts$key | null
}

/** What was not found, and what helps against it: both lists side by side. */
export function SearchTabs({ current, ...props }: SearchTabsProps) {
  const intl = useIntl()
  const counts = useFragment(
    graphql`
      fragment SearchTabs_counts on SearchWordCounts {
        misses
        synonyms
      }
    `,
    props.counts,
  )
  const paths = { misses: missesPath, synonyms: synonymsPath }
  const titles = { misses: 'admin.search.misses', synonyms: 'admin.search.synonyms' } as const
  return (
    <StatusTabs
      label={intl.formatMessage({ id: 'admin.search.lists' })}
      tabs={(['misses', 'synonyms'] as const).map(key => ({
        key,
        label: intl.formatMessage({ id: titles[key] }),
        count: counts?.[key],
        to: paths[key],
        isCurrent: key === current,
      }))}
    />
  )
}
