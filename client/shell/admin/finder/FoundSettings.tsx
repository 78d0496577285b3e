import { useIntl } from 'react-intl'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { FoundSettingsQuery } from '../../../__generated__/FoundSettingsQuery.graphql.ts'
import { settingsFound } from '../../../domains/audit/admin/settingsPages.ts'
import { Group, Hit } from './hits.tsx'

/** Settings shown at a time; the page of all of them shows more. */
const mostShown = 6

/** Settings whose name, or that of their section, holds the words. The names are asked for once. */
export function FoundSettings({ words, attempt }: { words: string; attempt: number }) {
  const intl = useIntl()
  const { settingsSections } = useLazyLoadQuery<FoundSettingsQuery>(
    graphql`
      query FoundSettingsQuery {
        settingsSections {
          key
          fields
        }
      }
    `,
    {},
    // What failed for other words is asked for again; what came is in the store.
    { fetchPolicy: 'store-or-network', fetchKey: `${words} ${attempt}` },
  )
  const found = settingsFound(settingsSections, words, id => intl.formatMessage({ id })).slice(0, mostShown)
  if (found.length === 0) return null
  return (
    <Group title="admin.shell.settings">
      {found.map(({ key, title, section, path }) => (
        <Hit key={key} to={`/admincenter/${path}`} label={title} description={section} />
      ))}
    </Group>
  )
}
