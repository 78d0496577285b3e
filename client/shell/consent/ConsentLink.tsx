import { FormattedMessage } from 'react-intl'
import { useConsent, wantConsentDialog } from '../../viewer/consent.ts'

/** Opens what was decided about services of others, to change it. Where nothing needs consent there is nothing. */
export function ConsentLink() {
  const { shop } = useConsent()
  if (shop === null) return null
  return (
    <li>
      <button type="button" onClick={() => wantConsentDialog(true)}>
        <FormattedMessage id="shell.consent.link" />
      </button>
    </li>
  )
}
