import { FormattedMessage } from 'react-intl'
import { Link } from '../../../router/Link.tsx'
import { Notice } from '../../../ui/Badge.tsx'

/** What stands in place of sums and of the button that buys, in a shop that shows no prices. */
export function AskForPrices() {
  return (
    <Notice tone="neutral">
      <FormattedMessage
        id="catalogue.price.ask"
        values={{
          help: text => (
            <Link key="help" to="/help" className="link">
              {text}
            </Link>
          ),
        }}
      />
    </Notice>
  )
}
