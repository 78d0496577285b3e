import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { FoundThingsQuery } from '../../../__generated__/FoundThingsQuery.graphql.ts'
import style from './Finder.module.css'
import { Group, Hit } from './hits.tsx'
import { kindOf, pathOf } from './kinds.ts'

/** As many as the server answers of a kind: there may be more in its list. */
const mostOfAKind = 5
/** More the lists do not look for. */
const longestSearch = 100

/** What of all things fits the words, the first few of each kind, and the way to all of them. Asks once per pause in typing,
 *  and again for another `attempt`. */
export function FoundThings({ words, attempt, others }: { words: string; attempt: number; others: number }) {
  const intl = useIntl()
  const { foundEverywhere } = useLazyLoadQuery<FoundThingsQuery>(
    graphql`
      query FoundThingsQuery($words: String!) {
        foundEverywhere(words: $words) {
          kind
          found {
            thingId
            title
            details
          }
        }
      }
    `,
    { words },
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  )
  const sum = foundEverywhere.reduce((before, { found }) => before + found.length, others)
  return (
    <>
      {foundEverywhere.map(({ kind, found }) => {
        // Where mails are found by both together: those of this subject to this recipient.
        const mailAt = ({ title, details }: { title: string; details: string }) =>
          `/admincenter/outbox?${new URLSearchParams({ search: `${details} ${title}`.slice(0, longestSearch) })}`
        const known = kindOf(kind)
        if (!known && kind !== 'mail') return null
        const list = known ? known.list : 'outbox'
        return (
          <Group key={kind} title={known?.title ?? 'admin.shell.outbox'}>
            {found.map(thing => (
              <Hit
                key={thing.thingId}
                to={known ? pathOf(known, { id: thing.thingId, title: thing.title }) : mailAt(thing)}
                label={thing.title}
                description={thing.details}
              />
            ))}
            {list && found.length >= mostOfAKind && (
              <Hit
                to={`/admincenter/${list}?${new URLSearchParams({ search: words })}`}
                label={intl.formatMessage({ id: 'admin.finder.all' })}
              />
            )}
          </Group>
        )
      })}
      <p role="status" className={sum > 0 ? 'visually-hidden' : style.none}>
        <FormattedMessage id="admin.finder.found" values={{ count: sum }} />
      </p>
    </>
  )
}
