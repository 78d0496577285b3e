import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type {
  SellingSection_choices$data,
  SellingSection_choices$key,
} from '../../../../__generated__/SellingSection_choices.graphql.ts'
import { EditInput, FieldWarning } from '../../../../adminKit/edit/EditInput.tsx'
import { type Option, wordsOf } from '../../../../adminKit/edit/fields.ts'
import { useEditingContext } from '../../../../adminKit/edit/useEditing.ts'
import { Card } from '../../../../adminKit/frame/Card.tsx'
import { ProductChanges as accepted } from '../../../../schema/accepted.ts'
import { unitOptions } from '../unitOptions.ts'
import type { ProductValues } from './fields.ts'
import type { OfferValues } from './parts.ts'
import { RowsEditor } from './RowsEditor.tsx'
import style from './sections.module.css'

export interface SellingSectionProps {
  choices: SellingSection_choices$key
  /** Whether the product is sold from a stock of its own. */
  hasOwnStock: boolean
}

const noOffer: OfferValues = { from: '', until: '', discountGroups: [], startsAt: '', endsAt: '' }

/** Stock of what has no sizes, the groups of the configuration that the product is in, limited-time offers, and how much
 *  is in a piece. */
export function SellingSection({ hasOwnStock, ...props }: SellingSectionProps) {
  const choices = useFragment(
    graphql`
      fragment SellingSection_choices on CatalogueChoices {
        vatGroups {
          id
          title
          isDefault
        }
        shippingGroups {
          id
          title
          isDefault
        }
        discountGroups {
          id
          title
        }
        quantityUnits {
          id
          title
          isDefault
        }
      }
    `,
    props.choices,
  )
  const intl = useIntl()
  const warning = useEditingContext<ProductValues>().warnings.get('offers')
  const usual = (groups: SellingSection_choices$data['vatGroups']): readonly Option[] => [
    {
      value: '',
      label: { id: 'admin.product.usualGroup', values: { title: groups.find(each => each.isDefault)?.title ?? '' } },
    },
    ...groups.map(({ id, title }) => ({ value: id, label: { text: title } })),
  ]
  const discounts = {
    kind: 'choices',
    options: choices.discountGroups.map(({ id, title }) => ({ value: id, label: { text: title } })),
  } as const
  return (
    <Card id="selling" title={<FormattedMessage id="admin.product.selling" />}>
      <div className={style.four}>
        {hasOwnStock && <EditInput path="available" />}
        <EditInput path="vatGroup" control={{ kind: 'choice', options: usual(choices.vatGroups) }} />
        <EditInput path="shippingGroup" control={{ kind: 'choice', options: usual(choices.shippingGroups) }} />
        <EditInput
          path="quantityUnit"
          control={{ kind: 'choice', options: unitOptions(choices.quantityUnits, intl) }}
        />
        <EditInput
          path="content.amount"
          label="admin.product.contentAmount"
          hint="admin.product.contentHint"
          control={{ kind: 'text', inputMode: 'numeric' }}
        />
        <EditInput
          path="content.unit"
          label="admin.product.contentUnit"
          control={{
            kind: 'choice',
            options: [
              { value: 'GRAM', label: 'admin.product.unit.gram' },
              { value: 'MILLILITRE', label: 'admin.product.unit.millilitre' },
              { value: 'CENTIMETRE', label: 'admin.product.unit.centimetre' },
              { value: 'SQUARE_CENTIMETRE', label: 'admin.product.unit.squareCentimetre' },
            ],
          }}
        />
      </div>
      <EditInput path="discountGroups" control={discounts} />
      <h3 className={style.heading}>
        <FormattedMessage id="admin.product.offers" />
      </h3>
      <RowsEditor<OfferValues>
        path="offers"
        empty={noOffer}
        add="admin.product.offerAdd"
        none="admin.product.noOffers"
        most={accepted.offers.entries}
        row={(_offer, at) => (
          <>
            <EditInput
              path={`offers.${at}.from`}
              label="admin.product.offerFrom"
              control={{ kind: 'text', type: 'date' }}
              isRequired
            />
            <EditInput
              path={`offers.${at}.until`}
              label="admin.product.offerUntil"
              control={{ kind: 'text', type: 'date' }}
              isRequired
            />
            <EditInput
              path={`offers.${at}.discountGroups`}
              label="admin.product.discountGroups"
              control={discounts}
              className={style.wide}
            />
          </>
        )}
      />
      {warning && <FieldWarning>{wordsOf(warning, intl)}</FieldWarning>}
    </Card>
  )
}
