import { useMemo } from 'react'
import { FormattedMessage } from 'react-intl'
import type { SectionEditor_section$key } from '../../../../__generated__/SectionEditor_section.graphql.ts'
import type { EditField, Message } from '../../../../adminKit/edit/fields.ts'
import { SectionEditor } from '../../../../adminKit/settings/SectionEditor.tsx'
import { LinkButton } from '../../../../ui/Button.tsx'
import { shippingNames } from '../shipping/shippingFields.ts'
import { PickupPlaces } from './PickupPlaces.tsx'
import { type PickupForm, pickupChangesOf, pickupFormOf, pickupPlaceOf } from './pickupForm.ts'

const offered: EditField<PickupForm> = {
  ...({ path: 'isOffered', label: 'pricing.shipping.pickup.isOffered', hint: 'pricing.shipping.pickup.hint' } as const),
  control: { kind: 'switch' },
  isWide: true,
}

function problemsOf({ isOffered, places }: PickupForm): ReadonlyMap<string, Message> {
  const problems = new Map<string, Message>()
  if (isOffered && places.length === 0) problems.set('isOffered', 'pricing.pickup.none')
  for (const [at, { name, address }] of places.entries()) {
    if (name.de.trim() === '') problems.set(`places.${at}.name.de`, 'edit.missing')
    if (address.de.trim() === '') problems.set(`places.${at}.address.de`, 'edit.missing')
  }
  return problems
}

const listed: EditField<PickupForm> = {
  path: 'places',
  label: 'pricing.pickup.places',
  check: problemsOf,
  show: (places: PickupForm['places']) => places.map(({ name }) => name.de).join(', '),
}

/** Where goods are handed out: a part of the section `shipping`. */
export function PickupEditor({ section }: { section: SectionEditor_section$key }) {
  const sections = useMemo(
    () => [
      { id: 'offer', title: 'pricing.shipping.section.pickup', fields: [offered] } as const,
      {
        ...({ id: 'places', title: 'pricing.pickup.places', fields: [listed] } as const),
        children: <PickupPlaces />,
      },
    ],
    [],
  )
  return (
    <SectionEditor
      section={section}
      title="pricing.pickup.title"
      note="pricing.pickup.note"
      formOf={pickupFormOf}
      sections={sections}
      changesOf={pickupChangesOf}
      placeOf={pickupPlaceOf}
      names={shippingNames}
      actions={
        <LinkButton look="quiet" size="small" to="/admincenter/shipping/groups">
          <FormattedMessage id="pricing.shipping.title" />
        </LinkButton>
      }
    />
  )
}
