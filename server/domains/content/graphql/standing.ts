import type { RequestContext } from '../../../api/context.ts'
import { settingsOf } from '../../settings/graphql.ts'
import type { ShownEntry } from '../queries/published.ts'
import { emptyContent, type StandingKey } from '../rules/content.ts'
import { type StandingAsk, standingDefault } from '../rules/standing.ts'
import { loadStanding } from './shown.ts'

/** What defaults are made of in a request. */
export const askOf = (context: RequestContext): StandingAsk => ({
  database: context.database,
  settings: () => settingsOf(context),
  once: (mark, read) => context.onceForAll(mark, read),
})

/** A default never changes by itself: what it is made of does. */
const ever = new Date(0)

/** A standing page as it was published; else as the shop writes it itself, null where it does not. */
export async function standingEntry(context: RequestContext, key: StandingKey): Promise<ShownEntry | null> {
  const published = await loadStanding(context, key)
  if (published) return published
  const content = await standingDefault(key, askOf(context))
  return (
    content && {
      ...{
        id: key,
        publicationId: `${key}.${context.language}`,
        kind: 'standing',
        key,
        language: context.language,
        slug: '',
      },
      ...{ content: { ...emptyContent, ...content }, publishedOn: null, changedAt: ever },
    }
  )
}
