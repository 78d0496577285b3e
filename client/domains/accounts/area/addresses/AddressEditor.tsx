import { type SubmitEvent, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { AddressEditor_address$key } from '../../../../__generated__/AddressEditor_address.graphql.ts'
import type { AddressEditor_shop$key } from '../../../../__generated__/AddressEditor_shop.graphql.ts'
import { accountPaths } from '../../../../router/accountPaths.ts'
import { usePlace, useRouter } from '../../../../router/RouterContext.ts'
import { Notice } from '../../../../ui/Badge.tsx'
import { Button, LinkButton } from '../../../../ui/Button.tsx'
import { Checkbox } from '../../../../ui/Choices.tsx'
import { useKeptForm } from '../../../../ui/keptForm.ts'
import { useCreateAddress } from '../../mutations/useCreateAddress.ts'
import { useUpdateAddress } from '../../mutations/useUpdateAddress.ts'
import { AddressForm } from '../../parts/addresses/AddressForm.tsx'
import type { FormMistake } from '../../parts/addresses/addressMistakes.ts'
import { addressFrom, postalAddress } from '../../parts/addresses/postalAddress.ts'
import { fieldMistakes } from '../../parts/fieldMistakes.ts'
import style from './Addresses.module.css'
import { defaultsFrom } from './addressEntries.ts'

export interface AddressEditorProps {
  /** Null for a new one. */
  address: AddressEditor_address$key | null
  shop: AddressEditor_shop$key
  /** Whether there are addresses already; the first one is the default without asking. */
  hasOthers: boolean
}

/** Keeps an address, or changes one that is kept. */
export function AddressEditor(props: AddressEditorProps) {
  const address = useFragment(
    graphql`
      fragment AddressEditor_address on SavedAddress {
        id
        ...postalAddress_address
      }
    `,
    props.address,
  )
  const shop = useFragment(
    graphql`
      fragment AddressEditor_shop on Shop {
        homeCountry
        countries {
          code
          title
        }
      }
    `,
    props.shop,
  )
  const { navigate } = useRouter()
  const [create, isCreating] = useCreateAddress()
  const [update, isUpdating] = useUpdateAddress()
  const [mistakes, setMistakes] = useState<readonly FormMistake[]>([])
  const form = useRef<HTMLFormElement>(null)
  const forget = useKeptForm(form, `form ${usePlace().path}`)

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entries = new FormData(event.currentTarget)
    const fields = addressFrom(entries)
    const { isDone, refusals } = address
      ? await update({ addressId: address.id, changes: fields })
      : await create({ address: fields, defaultFor: defaultsFrom(entries) })
    if (isDone) {
      forget()
      navigate(accountPaths.addresses)
      return
    }
    const found = fieldMistakes(refusals)
    setMistakes(found)
    const first = found.find(({ field }) => field !== null)?.field
    const element = first ? form.current?.elements.namedItem(first) : null
    if (element instanceof HTMLElement) element.focus()
  }
  const errorOf = (field: string) => {
    const mistake = mistakes.find(each => each.field === field)
    return mistake && <FormattedMessage id={mistake.text} values={mistake.values} />
  }
  const general = mistakes.filter(each => each.field === null)

  return (
    <form ref={form} noValidate className={style.form} onSubmit={submit}>
      {general.map(({ text, values }) => (
        <Notice key={text} tone="danger" isUrgent>
          <FormattedMessage id={text} values={values} />
        </Notice>
      ))}
      <AddressForm
        address={address ? postalAddress(address) : null}
        countries={shop.countries}
        homeCountry={shop.homeCountry}
        errorOf={errorOf}
      />
      {!address && props.hasOthers && (
        <div className={style.choices}>
          <Checkbox name="defaultShipping" label={<FormattedMessage id="account.addresses.makeShipping" />} />
          <Checkbox name="defaultInvoice" label={<FormattedMessage id="account.addresses.makeInvoice" />} />
        </div>
      )}
      <div className={style.buttons}>
        <Button type="submit" isBusy={isCreating || isUpdating}>
          <FormattedMessage id="account.save" />
        </Button>
        <LinkButton look="quiet" to={accountPaths.addresses}>
          <FormattedMessage id="ui.dialog.cancel" />
        </LinkButton>
      </div>
    </form>
  )
}
