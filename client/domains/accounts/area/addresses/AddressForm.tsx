import { type SubmitEvent, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { AddressForm_address$key } from '../../../../__generated__/AddressForm_address.graphql.ts'
import type { AddressForm_shop$key } from '../../../../__generated__/AddressForm_shop.graphql.ts'
import { accountPaths } from '../../../../router/accountPaths.ts'
import { useRouter } from '../../../../router/RouterContext.ts'
import { Notice } from '../../../../ui/Badge.tsx'
import { Button, LinkButton } from '../../../../ui/Button.tsx'
import { Checkbox, Segments } from '../../../../ui/Choices.tsx'
import { TextField } from '../../../../ui/Field.tsx'
import { SelectField } from '../../../../ui/Select.tsx'
import { useCreateAddress } from '../../mutations/useCreateAddress.ts'
import { useUpdateAddress } from '../../mutations/useUpdateAddress.ts'
import { type FieldMistake, fieldMistakes } from '../../parts/fieldMistakes.ts'
import style from './Addresses.module.css'
import { addressFrom, defaultsFrom } from './addressEntries.ts'

export interface AddressFormProps {
  /** Null for a new one. */
  address: AddressForm_address$key | null
  shop: AddressForm_shop$key
  /** Whether there are addresses already; the first one is the default without asking. */
  hasOthers: boolean
}

/** The fields of an address that is kept. */
export function AddressForm(props: AddressFormProps) {
  const address = useFragment(
    graphql`
      fragment AddressForm_address on SavedAddress {
        id
        type
        title
        company
        vatId
        firstName
        lastName
        address
        zip
        city
        country
        phone
      }
    `,
    props.address,
  )
  const shop = useFragment(
    graphql`
      fragment AddressForm_shop on Shop {
        homeCountry
        countries {
          code
          title
        }
      }
    `,
    props.shop,
  )
  const intl = useIntl()
  const { navigate } = useRouter()
  const [create, isCreating] = useCreateAddress()
  const [update, isUpdating] = useUpdateAddress()
  const [type, setType] = useState(address?.type ?? 'PERSON')
  const [mistakes, setMistakes] = useState<readonly FieldMistake[]>([])
  const form = useRef<HTMLFormElement>(null)

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entries = new FormData(event.currentTarget)
    const fields = { ...addressFrom(entries), type }
    const { isDone, refusals } = address
      ? await update({ addressId: address.id, changes: fields })
      : await create({ address: fields, defaultFor: defaultsFrom(entries) })
    if (isDone) {
      navigate(accountPaths.addresses)
      return
    }
    const found = fieldMistakes(refusals)
    setMistakes(found)
    const first = found.find(({ field }) => field !== null)?.field
    const element = first ? form.current?.elements.namedItem(first) : null
    if (element instanceof HTMLElement) element.focus()
  }
  const field = (name: string, autoComplete: string) => {
    const mistake = mistakes.find(each => each.field === name)
    return { name, autoComplete, error: mistake && <FormattedMessage id={mistake.text} /> }
  }
  const general = mistakes.filter(each => each.field === null)

  return (
    <form ref={form} noValidate className={style.form} onSubmit={submit}>
      {general.map(({ text }) => (
        <Notice key={text} tone="danger" isUrgent>
          <FormattedMessage id={text} />
        </Notice>
      ))}
      <div className={style.fields}>
        <Segments
          className={style.wide}
          label={intl.formatMessage({ id: 'account.address.type' })}
          options={[
            { value: 'PERSON', label: <FormattedMessage id="account.address.person" /> },
            { value: 'COMPANY', label: <FormattedMessage id="account.address.company" /> },
          ]}
          value={type}
          onChange={setType}
        />
        {type === 'COMPANY' && (
          <>
            <TextField
              {...field('company', 'organization')}
              className={style.wide}
              label={<FormattedMessage id="account.address.companyName" />}
              defaultValue={address?.company ?? ''}
              maxLength={120}
            />
            <TextField
              {...field('vatId', 'off')}
              className={style.wide}
              label={<FormattedMessage id="account.address.vatId" />}
              hint={<FormattedMessage id="account.address.vatIdHint" />}
              isOptional
              defaultValue={address?.vatId ?? ''}
              maxLength={20}
              autoCapitalize="characters"
              spellCheck={false}
            />
          </>
        )}
        <TextField
          {...field('title', 'honorific-prefix')}
          className={style.wide}
          label={<FormattedMessage id="account.address.title" />}
          isOptional
          defaultValue={address?.title ?? ''}
          maxLength={40}
        />
        <TextField
          {...field('firstName', 'given-name')}
          label={<FormattedMessage id="account.address.firstName" />}
          defaultValue={address?.firstName}
          maxLength={80}
        />
        <TextField
          {...field('lastName', 'family-name')}
          label={<FormattedMessage id="account.address.lastName" />}
          defaultValue={address?.lastName}
          maxLength={80}
        />
        <TextField
          {...field('address', 'street-address')}
          className={style.wide}
          label={<FormattedMessage id="account.address.street" />}
          defaultValue={address?.address}
          maxLength={160}
        />
        <div className={style.town}>
          <TextField
            {...field('zip', 'postal-code')}
            label={<FormattedMessage id="account.address.zip" />}
            defaultValue={address?.zip}
            maxLength={16}
          />
          <TextField
            {...field('city', 'address-level2')}
            label={<FormattedMessage id="account.address.city" />}
            defaultValue={address?.city}
            maxLength={80}
          />
        </div>
        <SelectField
          {...field('country', 'country')}
          label={<FormattedMessage id="account.address.country" />}
          options={shop.countries.map(each => ({ value: each.code, label: each.title }))}
          defaultValue={address?.country ?? shop.homeCountry}
        />
        <TextField
          {...field('phone', 'tel')}
          type="tel"
          label={<FormattedMessage id="account.address.phone" />}
          hint={<FormattedMessage id="account.address.phoneHint" />}
          isOptional
          defaultValue={address?.phone ?? ''}
          maxLength={40}
        />
      </div>
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
