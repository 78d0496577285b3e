import { settingsOf } from '../../settings/graphql.ts'
import { legalText } from '../../settings/legalTexts/legalText.ts'
import { safe } from '../../settings/legalTexts/types.ts'
import { shopAddress, shopSettings } from '../../settings/settings.ts'
import { liveBlock } from '../rules/liveBlock.ts'
import { blockObject } from './blocks.ts'

/** The operator's particulars as a paragraph. */
function operatorHtml(settings: Parameters<typeof shopSettings.of>[0]): string {
  const { name, email, phone } = shopSettings.of(settings)
  const lines = [name, shopAddress(settings), email, phone]
  return `<p>${lines
    .filter(line => line.trim() !== '')
    .map(safe)
    .join('<br>')}</p>`
}

blockObject(liveBlock, t => ({
  html: t.field({
    type: 'PageHtml',
    description: 'What the shop says today, made of its settings.',
    resolve: async ({ props: { part }, language }, _args, context) => {
      const settings = await settingsOf(context)
      if (part === 'operator') return operatorHtml(settings)
      return legalText(settings, part, language, context.config.publicUrl)?.body ?? ''
    },
  }),
}))
