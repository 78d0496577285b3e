import { builder } from '../../../api/builder.ts'
import type { RequestContext } from '../../../api/context.ts'
import { shownHtml } from '../../../kit/html.ts'
import type { Language } from '../../../kit/languages.ts'
import { settingsOf } from '../../settings/graphql.ts'
import { legalText } from '../../settings/legalTexts/legalText.ts'
import { safe } from '../../settings/legalTexts/types.ts'
import { shopAddress, shopSettings } from '../../settings/settings.ts'
import type { PropsOf } from '../rules/blockTypes.ts'
import { liveBlock } from '../rules/liveBlock.ts'
import { blockObject } from './blocks.ts'
import { EntryRef } from './refs.ts'
import { documentOf } from './shown.ts'

/** The operator's particulars as a paragraph. */
function operatorHtml(settings: Parameters<typeof shopSettings.of>[0]): string {
  const { name, email, phone } = shopSettings.of(settings)
  const lines = [name, shopAddress(settings), email, phone]
  return `<p>${lines
    .filter(line => line.trim() !== '')
    .map(safe)
    .join('<br>')}</p>`
}

async function liveHtml(context: RequestContext, part: PropsOf<typeof liveBlock>['part'], language: Language) {
  const settings = await settingsOf(context)
  const html =
    part === 'operator'
      ? operatorHtml(settings)
      : (legalText(settings, part, language, context.config.publicUrl)?.body ?? '')
  return shownHtml(html)
}

blockObject(liveBlock, t => ({
  html: t.field({
    type: 'PageHtml',
    description: 'What the shop says today, made of its settings.',
    resolve: ({ props: { part }, language }, _args, context) => liveHtml(context, part, language),
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
      return liveHtml(context, (block.props as PropsOf<typeof liveBlock>).part, entry.language)
    },
  }),
)
