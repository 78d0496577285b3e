import { z } from 'zod'
import { defineSettings } from '../settings/rules.ts'
import { firstStepKeys } from './defaults/firstSteps.ts'

/** Whether staff are shown what a new shop still needs, and what of it they do not want. */
export const firstStepSettings = defineSettings(
  'firstSteps',
  z.object({
    isHidden: z.boolean(),
    skipped: z.array(z.enum(firstStepKeys)).max(firstStepKeys.length),
  }),
  { isHidden: false, skipped: [] },
  { tidied: values => ({ ...values, skipped: firstStepKeys.filter(key => values.skipped.includes(key)) }) },
)
