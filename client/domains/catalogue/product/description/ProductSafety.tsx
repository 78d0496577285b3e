import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type {
  ProductSafety_products$data,
  ProductSafety_products$key,
} from '../../../../__generated__/ProductSafety_products.graphql.ts'
import { SafeHtml } from '../../../../ui/SafeHtml.tsx'
import style from './ProductTabs.module.css'

export interface ProductSafetyProps {
  /** The product, or the pieces of a set. */
  products: ProductSafety_products$key
}

type SafeProduct = ProductSafety_products$data[number]

/**
 * What the law wants to be seen before ordering: fibres, producer with postal and electronic address, the person in the
 * EU, warnings; for each piece of a set. Never inside of a closed tab.
 * Source: Reg. (EU) 1007/2011 Art. 16, Reg. (EU) 2023/988 Art. 19.
 */
export function ProductSafety(props: ProductSafetyProps) {
  const products = useFragment(
    graphql`
      fragment ProductSafety_products on Product @relay(plural: true) {
        id
        title
        composition
        fibreNote
        durabilityYears
        durabilityTerms
        claims {
          text
          evidence
        }
        safety {
          producer
          address
          email
          euPerson
          warnings
        }
      }
    `,
    props.products,
  )
  const shown = products.filter(
    ({ composition, fibreNote, safety, durabilityYears, claims }) =>
      composition || fibreNote || safety || durabilityYears || claims.length > 0,
  )
  if (shown.length === 0) return null
  const makers = Map.groupBy(
    shown.filter(({ safety }) => safety),
    ({ safety }) => makerKey(safety!),
  )
  const isSeveral = products.length > 1

  return (
    <section className={style.safety} aria-labelledby="safety">
      <h2 id="safety" className="h3">
        <FormattedMessage id="product.safety.title" />
      </h2>
      <dl>
        {shown.map(
          ({ id, title, composition, fibreNote }) =>
            (composition || fibreNote) && (
              <div key={id}>
                <dt>{isSeveral ? title : <FormattedMessage id="product.safety.composition" />}</dt>
                <dd>
                  {composition}
                  {fibreNote && <div>{fibreNote}</div>}
                </dd>
              </div>
            ),
        )}
        {[...makers].map(([key, made]) => (
          <Maker
            key={key}
            safety={made[0]!.safety!}
            // Of one maker nobody asks which pieces are theirs.
            titles={makers.size > 1 ? made.map(({ title }) => title) : []}
          />
        ))}
        {shown.map(
          ({ id, title, durabilityYears, durabilityTerms }) =>
            durabilityYears && (
              <div key={id}>
                <dt>
                  <FormattedMessage id="product.safety.durability" />
                  {isSeveral && ` (${title})`}
                </dt>
                <dd>
                  <FormattedMessage id="product.safety.durabilityYears" values={{ years: durabilityYears }} />
                  {durabilityTerms && <SafeHtml html={durabilityTerms} />}
                </dd>
              </div>
            ),
        )}
        {shown.flatMap(({ id, title, claims }) =>
          claims.map(({ text, evidence }) => (
            <div key={`${id} ${text}`}>
              <dt>
                {text}
                {isSeveral && ` (${title})`}
              </dt>
              <dd>
                <FormattedMessage id="product.safety.evidence" values={{ evidence }} />
              </dd>
            </div>
          )),
        )}
        {shown.map(
          ({ id, title, safety }) =>
            safety?.warnings && (
              <div key={id}>
                <dt>
                  <FormattedMessage id="product.safety.warnings" />
                  {isSeveral && ` (${title})`}
                </dt>
                <dd>{safety.warnings}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  )
}

type Safety = NonNullable<SafeProduct['safety']>

const makerKey = ({ producer, address, email, euPerson }: Safety): string =>
  [producer, address, email, euPerson].join('\n')

function Maker({ safety, titles }: { safety: Safety; titles: readonly string[] }) {
  const { producer, address, email, euPerson } = safety
  return (
    <>
      {(producer || address || email) && (
        <div>
          <dt>
            <FormattedMessage id="product.safety.producer" />
            {titles.length > 0 && ` (${titles.join(', ')})`}
          </dt>
          <dd>
            {[producer, address].filter(Boolean).join(', ')}
            {email && (
              <>
                {', '}
                <a className="link" href={`mailto:${email}`}>
                  {email}
                </a>
              </>
            )}
          </dd>
        </div>
      )}
      {euPerson && (
        <div>
          <dt>
            <FormattedMessage id="product.safety.euPerson" />
          </dt>
          <dd>{euPerson}</dd>
        </div>
      )}
    </>
  )
}
