import { builder } from '../../../../api/builder.ts'
import { type Grant, grants, withholdings } from '../../../../kit/viewer.ts'

/** Rights in one part of the back office, as `CATALOGUE_WRITE`. */
export const GrantRef = builder.enumType('Grant', {
  description:
    'A right in one part of the back office: to read its lists, or to change what is in it; `NONE` withholds from a member to read it. The audit log is read with `AUDIT_WRITE`: nobody changes it, and `AUDIT_READ` opens nothing.',
  values: Object.fromEntries(
    [...grants, ...withholdings].map(grant => [grant.toUpperCase().replace('.', '_'), { value: grant }]),
  ) as Record<string, { value: Grant }>,
})
