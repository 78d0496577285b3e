import { FormattedMessage } from 'react-intl'
import { FormDialog } from '../../../../adminKit/edit/FormDialog.tsx'
import type { EditField } from '../../../../adminKit/edit/fields.ts'
import { useRouter } from '../../../../router/RouterContext.ts'
import { useChangeOrderAddress } from '../../mutations/useChangeOrderAddress.ts'
import type { OrderDialogProps } from './dialogs.ts'
import { type Telling, tellingField } from './TakeBackDialog.tsx'
import { useOrderDone } from './useOrderDone.ts'

interface Entered extends Telling {
  address: {
    type: string
    company: string
    vatId: string
    title: string
    firstName: string
    lastName: string
    address: string
    zip: string
    city: string
    phone: string
  }
}

const isCompany = ({ address }: Entered) => address.type === 'COMPANY'

const fields: readonly EditField<Entered>[] = [
  {
    path: 'address.type',
    label: 'account.address.type',
    control: {
      kind: 'choice',
      options: [
        { value: 'PERSON', label: 'account.address.person' },
        { value: 'COMPANY', label: 'account.address.company' },
      ],
    },
  },
  {
    path: 'address.company',
    label: 'account.address.companyName',
    longest: 120,
    isRequired: isCompany,
    isShown: isCompany,
  },
  { path: 'address.vatId', label: 'account.address.vatId', longest: 20, isShown: isCompany },
  { path: 'address.title', label: 'account.address.title', longest: 40 },
  { path: 'address.firstName', label: 'account.address.firstName', longest: 80, isRequired: true },
  { path: 'address.lastName', label: 'account.address.lastName', longest: 80, isRequired: true },
  { path: 'address.address', label: 'account.address.street', longest: 160, isRequired: true },
  { path: 'address.zip', label: 'account.address.zip', longest: 16, isRequired: true },
  { path: 'address.city', label: 'account.address.city', longest: 80, isRequired: true },
  {
    path: 'address.phone',
    label: 'account.address.phone',
    longest: 40,
    control: { kind: 'text', inputMode: 'tel' },
  },
  tellingField,
]

export interface OrderAddressDialogProps extends OrderDialogProps {
  kind: 'SHIPPING' | 'INVOICE'
}

/** Changes where the goods or the invoice go; the country stays, for prices and VAT were reckoned by it. */
export function OrderAddressDialog({ order, kind, isOpen, onClose }: OrderAddressDialogProps) {
  const [change] = useChangeOrderAddress()
  const router = useRouter()
  const done = useOrderDone(order.orderNumber)
  const { type, countryName, ...before } = kind === 'SHIPPING' ? order.shippingAddress : order.invoiceAddress
  const address = {
    ...{ type: String(type), company: before.company ?? '', vatId: before.vatId ?? '', title: before.title ?? '' },
    ...{ firstName: before.firstName, lastName: before.lastName, address: before.address },
    ...{ zip: before.zip, city: before.city, phone: before.phone ?? '' },
  }
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      isWide
      title={{
        id: kind === 'SHIPPING' ? 'admin.address.shippingTitle' : 'admin.address.invoiceTitle',
        values: { number: order.orderNumber },
      }}
      verb="admin.address.verb"
      text={
        <p>
          <FormattedMessage id="admin.address.text" values={{ country: countryName }} />
        </p>
      }
      initial={{ address, tellsCustomer: true }}
      fields={fields}
      submit={async ({ address: entered, tellsCustomer }) => {
        const answer = await change({
          ...{ orderId: order.id, revision: order.revision, kind, tellsCustomer },
          address: { ...entered, type: entered.type === 'COMPANY' ? 'COMPANY' : 'PERSON' },
        })
        // The newer state comes, what is typed stays.
        if (answer.refusals.some(({ code }) => code === 'STALE_REVISION')) router.reload()
        return done(answer, 'admin.address.done', tellsCustomer)
      }}
      refusalTexts={{ INVALID_INPUT: 'admin.address.invalid' }}
    />
  )
}
