import type { MessageId } from '../../../../intl/messageIds.ts'

const texts: Readonly<Record<string, MessageId>> = {
  INVALID_INPUT: 'wishLists.problem.title',
  NOT_FOUND: 'wishLists.problem.gone',
  TOO_MANY_WISH_LISTS: 'wishLists.problem.tooMany',
  WISH_LIST_FULL: 'wishLists.problem.full',
}

/** Why a list could not be changed. */
export const listProblem = (code: string): MessageId => texts[code] ?? 'wishLists.problem.other'
