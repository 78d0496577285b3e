import { z } from 'zod'
import { exampleIds, idOf, listOf, oneOf, text } from '../../../kit/answers.ts'
import { globalId } from '../../../kit/globalIds.ts'
import { addressAnswer, presentAddress } from '../../accounts/addresses/presentAddress.ts'
import type { User, UserAddress } from '../../accounts/users/queries.ts'

/** The account of a customer, as their page shows it; all of it is at `auth/{id}`. */
export const accountAnswer = z.object({
  _id: idOf('user'),
  global_id: text('the id under which GraphQL shows it', globalId('User', exampleIds.user)),
  handle: text('e-mail address', 'lena@example.com'),
  name: text('as lists show it', 'Lena Muster'),
  first_name: text('first name', 'Lena').nullable(),
  last_name: text('last name', 'Muster').nullable(),
  company: text('company or club', 'FC Nordwald').nullable(),
  phone: text('with the country', '+43 660 1234567').nullable(),
  language: oneOf('in which they are written to', ['de', 'en']),
  addresses: listOf(addressAnswer, 'the addresses that they keep'),
})

export const presentAccount = (user: User, addresses: readonly UserAddress[]) => ({
  _id: user.id,
  global_id: globalId('User', user.id),
  handle: user.email,
  name: user.name,
  first_name: user.firstName,
  last_name: user.lastName,
  company: user.company,
  phone: user.phone,
  language: user.language,
  addresses: addresses.map(address => presentAddress(address)),
})
