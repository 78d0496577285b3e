import { builder } from '../../../api/builder.ts'
import type { RequestContext } from '../../../api/context.ts'
import { shownHtml } from '../../../kit/html.ts'
import type { Language } from '../../../kit/languages.ts'
import { settingsOf } from '../../settings/graphql.ts'
import type { PropsOf } from '../rules/blockTypes.ts'
import { liveBlock } from '../rules/liveBlock.ts'
import { liveHtml } from '../rules/livePart.ts'
import { blockObject } from './blocks.ts'
import { EntryRef } from './refs.ts'
import { documentOf } from './shown.ts'

async function shownPart(context: RequestContext, part: PropsOf<typeof liveBlock>['part'], language: Language) {
  return shownHtml(liveHtml(await settingsOf(context), part, language, context.config.publicUrl))
}

blockObject(liveBlock, t => ({
  html: t.field({
    type: 'PageHtml',
    description: 'What the shop says today, made of its settings.',
    resolve: ({ props: { part }, language }, _args, context) => shownPart(context, part, language),
  }),
}))

builder.objectField(EntryRef, 'liveHtml', t =>
  t.field({
    type: 'PageHtml',
    nullable: true,
    description: 'The text of a page that is nothing but what the shop writes itself; null for all others.',
    async resolve(entry, _args, context) {
      const [block, ...others] = (await documentOf(context, entry)).blocks
      if (block?.type !== 'live' || others.length > 0) return null
      return shownPart(context, (block.props as PropsOf<typeof liveBlock>).part, entry.language)
    },
  }),
)
