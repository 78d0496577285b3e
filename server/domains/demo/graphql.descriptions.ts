/** What the demo shop's part of the schema means where no field says it itself (see `server/api/descriptions`). */
export const demoDescriptions = {
  DemoState: {
    customers: 'Accounts that came with it.',
    orders: 'Orders that came with it.',
    products: 'Products that came with it.',
    viewerCanRemove: 'Whether the viewer may remove them.',
  },
  RemoveDemoPayload: { removed: 'How many things were removed; null where it was refused.' },
  Query: { demo: 'How many things there are that came with the demo shop.' },
}
