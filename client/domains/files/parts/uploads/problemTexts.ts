import type { IntlShape } from 'react-intl'
import type { MessageId } from '../../../../intl/messageIds.ts'
import type { Problem } from './entries.ts'
import { fileSize } from './fileSize.ts'

const texts: Readonly<Record<string, MessageId>> = {
  FILE_TYPE_INVALID: 'upload.problem.type',
  FILE_TOO_LARGE: 'upload.problem.tooLarge',
  FILE_EMPTY: 'upload.problem.empty',
  FILE_BROKEN: 'upload.problem.broken',
  HEIC_NOT_TAKEN: 'upload.problem.heic',
  TOO_MANY_PIXELS: 'upload.problem.pixels',
  IMAGE_TOO_SMALL: 'upload.problem.resolution',
  QUOTA_REACHED: 'upload.problem.quota',
}

/** Why a file was not taken, as a sentence. Of type and resolution word for word as platform.md 5 has them. */
export function problemText(problem: Problem, intl: IntlShape): string {
  const { code, most } = problem
  if (code === 'FILE_TOO_LARGE' && typeof most === 'number') {
    return intl.formatMessage({ id: 'upload.problem.tooLargeBy' }, { most: fileSize(most, intl) })
  }
  const { width, height, leastWidth, leastHeight } = problem
  return intl.formatMessage({ id: texts[code] ?? 'upload.problem.other' }, { width, height, leastWidth, leastHeight })
}
