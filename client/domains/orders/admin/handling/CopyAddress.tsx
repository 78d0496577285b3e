import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { CopyAddress_address$key } from '../../../../__generated__/CopyAddress_address.graphql.ts'
import { Button } from '../../../../ui/Button.tsx'
import { useToasts } from '../../../../ui/Toasts.tsx'

/** Copies an address as it stands on a label, for the carrier's own form. */
export function CopyAddress(props: { address: CopyAddress_address$key }) {
  const address = useFragment(
    graphql`
      fragment CopyAddress_address on PostalAddress {
        title
        company
        firstName
        lastName
        address
        zip
        city
        countryName
      }
    `,
    props.address,
  )
  const { title, company, firstName, lastName, zip, city } = address
  const person = [title, firstName, lastName].filter(Boolean).join(' ')
  return <CopyLines lines={[company, person, address.address, `${zip} ${city}`, address.countryName]} />
}

/** Copies lines as they stand on a label; empty ones are left out. */
export function CopyLines(props: { lines: readonly (string | null | undefined)[] }) {
  const intl = useIntl()
  const toasts = useToasts()
  const lines = props.lines.filter(Boolean)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(lines.join('\n'))
      toasts.tell({ kind: 'success', title: intl.formatMessage({ id: 'admin.address.copied' }) })
    } catch {
      toasts.tell({ kind: 'warning', title: intl.formatMessage({ id: 'admin.address.notCopied' }) })
    }
  }
  return (
    <p>
      <Button look="quiet" size="small" onClick={copy}>
        <FormattedMessage id="admin.address.copy" />
      </Button>
    </p>
  )
}
