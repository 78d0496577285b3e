import { Refused } from '../../../../kit/refusals.ts'
import { restParts } from '../../addresses/presentAddress.ts'

/** What the documented paths call the fields of accounts. */
const documented: Readonly<Record<string, string>> = {
  email: 'handle',
  passwordRepeat: 'password2',
  currentPassword: 'oldPassword',
  newPasswordRepeat: 'newPassword2',
  title: 'userData.title',
  firstName: 'userData.first_name',
  lastName: 'userData.last_name',
  company: 'userData.company',
  phone: 'userData.phone',
  addresses: 'userData.addresses',
}

/** Runs a use case; what it refuses names the fields as the documented paths do. */
export async function inRestWords<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    throw new Refused(error.refusals.map(each => ({ ...each, path: restPath(each.path) })))
  }
}

function restPath([field, ...rest]: readonly string[]): string[] {
  if (field === undefined) return []
  // The argument of the mutation, which requests of the documented paths do not have.
  if (field === 'input') return restPath(rest)
  return [documented[field] ?? field, ...rest.map(part => restParts[part] ?? part)]
}
