import { FormattedMessage, useIntl } from 'react-intl'
import { EditInput } from '../../../../adminKit/edit/EditInput.tsx'
import { useEditingContext } from '../../../../adminKit/edit/useEditing.ts'
import { OrderedCard } from '../../../../adminKit/settings/OrderedCard.tsx'
import style from '../../../../adminKit/settings/rows.module.css'
import { useCountryNames } from '../../../../adminKit/settings/useCountryNames.ts'
import { Notice } from '../../../../ui/Badge.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { PlusIcon } from '../../../../ui/pageIcons.tsx'
import { newPlace, type PickupForm } from './pickupForm.ts'

/** The places in the order in which buyers choose of them. */
export function PickupPlaces() {
  const { values, insert, isReadOnly } = useEditingContext<PickupForm>()
  return (
    <div className={style.groups}>
      {values.places.length === 0 &&
        (values.isOffered ? (
          <Notice tone="warn">
            <FormattedMessage id="pricing.pickup.none" />
          </Notice>
        ) : (
          <p className={style.words}>
            <FormattedMessage id="pricing.pickup.empty" />
          </p>
        ))}
      {values.places.map(({ key }, at) => (
        // A new place has no key yet; what is typed lives in the form, by place.
        <Place key={key || at} at={at} />
      ))}
      {!isReadOnly && (
        <div>
          <Button look="quiet" size="small" icon={<PlusIcon size={16} />} onClick={() => insert('places', newPlace)}>
            <FormattedMessage id="pricing.pickup.add" />
          </Button>
        </div>
      )}
    </div>
  )
}

function Place({ at }: { at: number }) {
  const intl = useIntl()
  const countries = useCountryNames()
  const { values } = useEditingContext<PickupForm>()
  const { places } = values
  const place = places[at]
  if (!place) return null
  const name = place.name.de || intl.formatMessage({ id: 'pricing.pickup.new' })
  const path = `places.${at}`
  return (
    <OrderedCard
      list="places"
      at={at}
      name={name}
      up="pricing.pickup.up"
      down="pricing.pickup.down"
      removal="pricing.pickup.remove"
    >
      <div className={style.head}>
        <EditInput path={`${path}.name.de`} label="pricing.pickup.name.de" longest={300} isRequired />
        <EditInput path={`${path}.name.en`} label="pricing.pickup.name.en" longest={300} />
        <EditInput path={`${path}.address.de`} label="pricing.pickup.address.de" longest={300} isRequired />
        <EditInput path={`${path}.address.en`} label="pricing.pickup.address.en" longest={300} />
        <EditInput path={`${path}.hours.de`} label="pricing.pickup.hours.de" longest={300} />
        <EditInput path={`${path}.hours.en`} label="pricing.pickup.hours.en" longest={300} />
        <EditInput path={`${path}.note.de`} label="pricing.pickup.note.de" longest={300} />
        <EditInput path={`${path}.note.en`} label="pricing.pickup.note.en" longest={300} />
        <EditInput
          path={`${path}.country`}
          label="pricing.country"
          control={{
            kind: 'choice',
            options: [
              { value: '', label: 'pricing.pickup.country.shop' },
              ...countries
                .all(place.country ? [place.country] : [])
                .map(({ value, label }) => ({ value, label: { text: label } })),
            ],
          }}
        />
      </div>
    </OrderedCard>
  )
}
