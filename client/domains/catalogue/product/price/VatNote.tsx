import { type ReactNode, Suspense } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay'
import type { VatNote_price$data, VatNote_price$key } from '../../../../__generated__/VatNote_price.graphql.ts'
import type { VatNoteQuery } from '../../../../__generated__/VatNoteQuery.graphql.ts'
import { useFormat } from '../../../../intl/format.ts'
import { Link } from '../../../../router/Link.tsx'
import { Boundary } from '../../../../ui/Boundary.tsx'
import { useViewer } from '../../../../viewer/Viewer.tsx'
import { type DestinationVat, vatNoteText } from './vatNoteText.ts'

/** The VAT that is in a price, or comes on top: at home, until it is known where the goods go. Only who has something in
 *  their cart can have said that. */
export function VatNote(props: { price: VatNote_price$key }) {
  const price = useFragment(
    graphql`
      fragment VatNote_price on ProductPrice {
        vatGroup
        vatRate
        vatIncluded
        vatLabel
        vatGround
      }
    `,
    props.price,
  )
  const { cartPieceCount } = useViewer()
  const atHome = <Note price={price} destination={null} />
  // Of a small business it is the same wherever the goods go.
  if (cartPieceCount === 0 || price.vatGround !== null) return atHome
  return (
    <Boundary resetKey={cartPieceCount} fallback={() => atHome}>
      <Suspense fallback={atHome}>
        <NoteAtDestination price={price} />
      </Suspense>
    </Boundary>
  )
}

const query = graphql`
  query VatNoteQuery {
    viewer {
      cart {
        destinationVat {
          countryName
          isHome
          category
          rates {
            group
            rate
          }
        }
      }
    }
  }
`

type Price = VatNote_price$data

function NoteAtDestination({ price }: { price: Price }) {
  const { viewer } = useLazyLoadQuery<VatNoteQuery>(query, {})
  return <Note price={price} destination={viewer.cart?.destinationVat ?? null} />
}

function Note({ price, destination }: { price: Price; destination: DestinationVat | null }) {
  const format = useFormat()
  const shipping = (text: ReactNode) => (
    <Link key="shipping" to="/Versandkosten" className="link">
      {text}
    </Link>
  )
  if (price.vatGround !== null)
    return <FormattedMessage id="product.price.vatGround" values={{ ground: price.vatGround, shipping }} />
  const { id, rate, country } = vatNoteText(price, destination)
  return (
    <FormattedMessage id={id} values={{ rate: format.count(rate / 100), label: price.vatLabel, country, shipping }} />
  )
}
