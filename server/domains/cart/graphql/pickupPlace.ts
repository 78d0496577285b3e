import { builder } from '../../../api/builder.ts'
import type { NamedPlace } from '../../pricing/rules/pickup.ts'

export const PickupPlaceRef = builder.objectRef<NamedPlace>('PickupPlace').implement({
  description: 'A place where goods are handed out; of an order as it was when it was ordered.',
  fields: t => ({
    key: t.exposeString('key', { description: 'By which it is chosen.' }),
    name: t.exposeString('name', { description: 'What it is called.' }),
    address: t.exposeString('address', { description: 'Where it is, in one line.' }),
    hours: t.exposeString('hours', { nullable: true, description: 'When it is open; null where nothing is said.' }),
    note: t.exposeString('note', { nullable: true, description: 'What else is to know; null for nothing.' }),
    country: t.exposeString('country', {
      nullable: true,
      description: 'ISO 3166 alpha-2; null: the country of the shop.',
    }),
  }),
})
