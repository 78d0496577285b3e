import type { MessageId } from '../../../../../intl/messageIds.ts'

/** Why a link leads nowhere; null: it is one, or nothing was written yet. As the server judges it. */
export function linkProblem(link: string): MessageId | null {
  const text = link.trim()
  if (text === '' || /^(?:\/(?!\/)|#|https?:\/\/[^\s/]|mailto:\S|tel:\S)/i.test(text)) return null
  return 'admin.designer.hrefWrong'
}
