import { builder } from '../../api/builder.ts'
import { payloadType, withRefusals } from '../../api/errors.ts'
import { mayRead, mayWrite } from '../../kit/viewer.ts'
import { DashboardRef } from '../orders/graphql/browser.ts'
import { type RemovedDemo, removeDemo } from './operations.ts'
import { type DemoState, readDemo } from './queries.ts'

const DemoStateRef = builder.objectRef<DemoState>('DemoState').implement({
  description: 'How many things there are that came with the demo shop.',
  fields: t => ({
    customers: t.exposeInt('customers'),
    persons: t.exposeInt('persons', { description: 'Contact persons.' }),
    orders: t.exposeInt('orders'),
    mails: t.exposeInt('mails', { description: 'About its orders.' }),
    products: t.exposeInt('products'),
    viewerCanRemove: t.boolean({ resolve: (_state, _args, { viewer }) => mayWrite(viewer, 'settings') }),
  }),
})

const RemoveDemoInput = builder.inputType('RemoveDemoInput', {
  fields: t => ({
    withCatalogue: t.boolean({
      required: true,
      description: 'Whether its products, groups, colours and pictures go too; the shop is then no demo any more.',
    }),
  }),
})

const RemoveDemoPayload = payloadType<{ removed: DemoState | null; left: DemoState | null }>(
  'RemoveDemoPayload',
  t => ({
    removed: t.expose('removed', { type: DemoStateRef, nullable: true }),
    left: t.expose('left', {
      type: DemoStateRef,
      nullable: true,
      description: 'What stays, because it was not to go or something rests on it that people made.',
    }),
  }),
)

builder.objectField(DashboardRef, 'demo', t =>
  t.field({
    type: DemoStateRef,
    nullable: true,
    description: 'Null for whoever may not see the settings.',
    resolve: (_dashboard, _args, { database, viewer }) =>
      mayRead(viewer, 'settings') ? readDemo(database.drizzle) : null,
  }),
)

builder.queryField('demo', t =>
  t.field({
    type: DemoStateRef,
    authScopes: { staff: 'settings' },
    resolve: (_root, _args, { database }) => readDemo(database.drizzle),
  }),
)

builder.mutationField('removeDemo', t =>
  t.field({
    type: RemoveDemoPayload,
    description: 'Removes what came with the demo shop; what people made stays, and what it rests on.',
    authScopes: { admin: 'settings' },
    args: { input: t.arg({ type: RemoveDemoInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<RemovedDemo | { removed: null; left: null }>({ removed: null, left: null }, () =>
        removeDemo(context, input),
      ),
  }),
)
