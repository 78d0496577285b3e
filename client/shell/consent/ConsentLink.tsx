import { useContext } from 'react'
import { FormattedMessage } from 'react-intl'
import { ShopConsentContext, wantConsentDialog } from '../../viewer/shopConsent.ts'

/** Opens what was decided about services of others, to change it. Where nothing needs consent there is nothing. */
export function ConsentLink() {
  const shop = useContext(ShopConsentContext)
  if (shop === null) return null
  return (
    <li>
      <button type="button" onClick={() => wantConsentDialog(true)}>
        <FormattedMessage id="shell.consent.link" />
      </button>
    </li>
  )
}
