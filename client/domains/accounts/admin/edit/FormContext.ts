import { createContext, useContext } from 'react'
import { asInShop, type Problem, type UserForm } from './userForm.ts'

/** What the cards of the editor share: the form as it is shown, how to change it, and what is wrong with it. */
export interface UserFormState {
  form: UserForm
  isReadOnly: boolean
  isNoteReadOnly: boolean
  areTermsReadOnly: boolean
  problem: (path: string) => Problem | undefined
  set: <Key extends keyof UserForm>(key: Key, value: UserForm[Key]) => void
}

const nothing: UserForm = {
  ...{ name: '', title: '', firstName: '', lastName: '', company: '', phone: '', language: 'DE', note: '' },
  ...{ discountGroups: [], personalPercent: '', isShippingFree: false, freeShippingFrom: '' },
  ...{ payment: {}, addresses: [] },
}

export const UserFormContext = createContext<UserFormState>({
  form: nothing,
  isReadOnly: true,
  isNoteReadOnly: true,
  areTermsReadOnly: true,
  problem: () => undefined,
  set: () => {},
})

export const useUserForm = (): UserFormState => useContext(UserFormContext)

/** How a payment method is offered to this person. */
export const paymentOf = ({ payment }: UserForm, method: string) => payment[method] ?? asInShop
