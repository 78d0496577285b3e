import { builder } from '../../../api/builder.ts'
import type { RequestContext } from '../../../api/context.ts'
import { settingsOf } from '../../settings/graphql.ts'
import type { ShownEntry } from '../queries/published.ts'
import { emptyContent, type StandingKey } from '../rules/content.ts'
import { type StandingAsk, type StandingContent, standingDefault } from '../rules/standing.ts'
import { StandingPageRef } from './enums.ts'
import { PageTextsRef } from './managed.ts'
import { loadStanding } from './shown.ts'

const askOf = (context: RequestContext): StandingAsk => ({
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
      ...{ id: key, publicationId: key, kind: 'standing', key, language: context.language, slug: '' },
      ...{ content: { ...emptyContent, ...content }, publishedOn: null, changedAt: ever },
    }
  )
}

const StandingContentRef = builder.objectRef<StandingContent>('StandingContent').implement({
  description: 'What the shop says on a standing page that nobody wrote yet: what its first version begins with.',
  fields: t => ({
    title: t.expose('title', { type: PageTextsRef }),
    description: t.expose('description', { type: PageTextsRef }),
    document: t.field({ type: 'Json', description: 'Its blocks.', resolve: ({ document }) => document }),
  }),
})

builder.queryField('standingContent', t =>
  t.field({
    type: StandingContentRef,
    nullable: true,
    description: 'Null where the shop says nothing itself.',
    authScopes: { staff: 'content' },
    args: { key: t.arg({ type: StandingPageRef, required: true }) },
    resolve: (_root, { key }, context) => standingDefault(key, askOf(context)),
  }),
)
