import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { AddressCard_address$key } from '../../../../__generated__/AddressCard_address.graphql.ts'
import type { MessageId } from '../../../../intl/messageIds.ts'
import { accountPaths } from '../../../../router/accountPaths.ts'
import { Notice, Status } from '../../../../ui/Badge.tsx'
import { Button, LinkButton } from '../../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { AddressLines } from '../../addresses/AddressLines.tsx'
import { useDeleteAddress } from '../../mutations/useDeleteAddress.ts'
import { useSetDefaultAddress } from '../../mutations/useSetDefaultAddress.ts'
import style from './Addresses.module.css'

/** Why an address stays, by the refusal's code. */
const reasons: Partial<Record<string, MessageId>> = {
  ADDRESS_IS_DEFAULT_INVOICE: 'account.addresses.isDefaultInvoice',
  ADDRESS_IS_DEFAULT_SHIPPING: 'account.addresses.isDefaultShipping',
}

/** An address with what can be done with it. */
export function AddressCard(props: { address: AddressCard_address$key }) {
  const address = useFragment(
    graphql`
      fragment AddressCard_address on SavedAddress {
        id
        uuid
        firstName
        lastName
        isDefaultInvoice
        isDefaultShipping
        ...AddressLines_address
      }
    `,
    props.address,
  )
  const [remove, isRemoving] = useDeleteAddress()
  const [setDefault, isPreferring] = useSetDefaultAddress()
  const [isAsking, setAsking] = useState(false)
  const [refused, setRefused] = useState<readonly MessageId[]>([])
  const { id, isDefaultInvoice, isDefaultShipping } = address
  const name = `${address.firstName} ${address.lastName}`

  const forget = async () => {
    setAsking(false)
    const { refusals } = await remove(id)
    setRefused(refusals.map(({ code }) => reasons[code] ?? 'account.mistake.other'))
  }
  return (
    <li className={style.card}>
      {(isDefaultInvoice || isDefaultShipping) && (
        <p className={style.marks}>
          {isDefaultShipping && (
            <Status tone="good">
              <FormattedMessage id="account.addresses.defaultShipping" />
            </Status>
          )}
          {isDefaultInvoice && (
            <Status tone="good">
              <FormattedMessage id="account.addresses.defaultInvoice" />
            </Status>
          )}
        </p>
      )}
      <AddressLines address={address} />
      {refused.length > 0 && (
        <Notice tone="danger" isUrgent>
          {refused.map(reason => (
            <p key={reason}>
              <FormattedMessage id={reason} />
            </p>
          ))}
        </Notice>
      )}
      <div className={style.cardActions}>
        <LinkButton look="quiet" size="small" to={accountPaths.editAddress(address.uuid)}>
          <FormattedMessage id="account.addresses.edit" />
          <span className="visually-hidden">{name}</span>
        </LinkButton>
        <Button look="text" isBusy={isRemoving} onClick={() => setAsking(true)}>
          <FormattedMessage id="account.addresses.remove" />
          <span className="visually-hidden">{name}</span>
        </Button>
      </div>
      {!(isDefaultInvoice && isDefaultShipping) && (
        <div className={style.cardActions}>
          {!isDefaultShipping && (
            <Button look="text" isBusy={isPreferring} onClick={() => setDefault(id, 'SHIPPING')}>
              <FormattedMessage id="account.addresses.makeShipping" />
            </Button>
          )}
          {!isDefaultInvoice && (
            <Button look="text" isBusy={isPreferring} onClick={() => setDefault(id, 'INVOICE')}>
              <FormattedMessage id="account.addresses.makeInvoice" />
            </Button>
          )}
        </div>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={forget}
        isDangerous
        title={<FormattedMessage id="account.addresses.removeQuestion" />}
        verb={<FormattedMessage id="account.addresses.remove" />}
      >
        <FormattedMessage id="account.addresses.removeConsequence" />
      </ConfirmDialog>
    </li>
  )
}
