import { builder } from '../../api/builder.ts'
import { globalId } from '../../kit/globalIds.ts'
import { mayRead } from '../../kit/viewer.ts'
import { DashboardRef } from '../orders/graphql/browser.ts'
import { type EditedThing, editedAt, readFirstSteps, readSystem, type SystemState } from './queries.ts'
import type { FirstStep, SystemCheck } from './rules.ts'

const SystemCheckKeyRef = builder.enumType('SystemCheckKey', {
  description: 'What of the server is looked after.',
  values: {
    HTTPS: { value: 'https', description: 'Browsers reach the shop by https.' },
    MAIL_SERVER: { value: 'mailServer', description: 'A mail server is named, so that mails go out.' },
    MAIL_SENDER: { value: 'mailSender', description: 'Mails have an address that they come from.' },
    FAILED_JOBS: { value: 'failedJobs', description: 'No work of the shop gave up.' },
    LATE_JOBS: { value: 'lateJobs', description: 'Work that is due is done.' },
    FAILED_MAILS: { value: 'failedMails', description: 'No mail could not be sent.' },
    DISK: { value: 'disk', description: 'There is room on the disk.' },
    IS_OPEN: { value: 'isOpen', description: 'All that the law wants told is told, so that the shop may sell.' },
  } as const,
})
const SystemCheckRef = builder.objectRef<{ key: SystemCheck; isFine: boolean }>('SystemCheck').implement({
  description: 'Something of the server that is looked after.',
  fields: t => ({
    key: t.expose('key', { type: SystemCheckKeyRef, description: 'What it is.' }),
    isFine: t.exposeBoolean('isFine', { description: 'Whether all is well.' }),
  }),
})

const SystemRef = builder.objectRef<SystemState>('System').implement({
  description: 'What the server is made of and how it is doing; nothing of it is secret.',
  fields: t => ({
    version: t.exposeString('version', { description: 'Of the product.' }),
    nodeVersion: t.exposeString('nodeVersion', { description: 'Of Node.js.' }),
    startedAt: t.expose('startedAt', { type: 'DateTime', description: 'When the process that answers was started.' }),
    publicUrl: t.exposeString('publicUrl', { description: 'Under which people reach the shop.' }),
    processes: t.exposeInt('processes', { description: 'That answer requests.' }),
    databaseVersion: t.exposeString('databaseVersion', { description: 'Of PostgreSQL.' }),
    isDatabaseEmbedded: t.exposeBoolean('isDatabaseEmbedded', {
      description: 'Whether the shop runs the database itself.',
    }),
    databaseSize: t.exposeFloat('databaseSize', { description: 'In bytes.' }),
    lastMigration: t.exposeString('lastMigration', {
      nullable: true,
      description: 'The last change of the tables that ran.',
    }),
    waitingJobs: t.exposeInt('waitingJobs', { description: 'Work that waits or runs; 1,001 stands for more.' }),
    failedJobs: t.exposeInt('failedJobs', { description: 'Work that gave up; 1,001 stands for more.' }),
    queuedMails: t.exposeInt('queuedMails', { description: 'Mails that wait; 1,001 stands for more.' }),
    failedMails: t.exposeInt('failedMails', { description: 'Mails that could not be sent; 1,001 stands for more.' }),
    lastMailAt: t.expose('lastMailAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When a mail went out last; null where none did.',
    }),
    hasMailServer: t.exposeBoolean('hasMailServer', { description: 'Whether a mail server is named.' }),
    mailSender: t.exposeString('mailSender', { description: 'Where mails come from; empty where nothing is said.' }),
    isStoredInBucket: t.boolean({
      description: 'Whether new files are kept in a bucket, and not on the disk.',
      resolve: ({ storage }) => storage === 's3',
    }),
    storageUsed: t.exposeFloat('storageUsed', { description: 'Bytes of all files.' }),
    storageTotal: t.exposeFloat('storageTotal', { description: 'Bytes that files may take.' }),
    diskFree: t.exposeFloat('diskFree', {
      nullable: true,
      description: 'Bytes that are left on the disk; null where nobody says.',
    }),
    checks: t.field({
      type: [SystemCheckRef],
      description: 'What is looked after, with whether all is well.',
      resolve: ({ checks }) => [...checks],
    }),
  }),
})

builder.queryField('system', t =>
  t.field({
    type: SystemRef,
    description: 'How the server is doing.',
    authScopes: { admin: 'settings' },
    complexity: 50,
    resolve: (_root, _args, { database: { drizzle }, config, now }) => readSystem(drizzle, config, now()),
  }),
)

const FirstStepKeyRef = builder.enumType('FirstStepKey', {
  description: 'What a new shop needs before it can open.',
  values: {
    COMPANY: { value: 'company', description: 'Who stands behind it, as the imprint has to tell.' },
    ADDRESS: { value: 'address', description: 'Where it is and how it is reached.' },
    TAX: { value: 'tax', description: 'A rate of VAT at home.' },
    SHIPPING: { value: 'shipping', description: 'What sending costs, or where goods are picked up.' },
    PAYMENT: { value: 'payment', description: 'A way to pay.' },
    MAIL: { value: 'mail', description: 'By what mails go out.' },
    LEGAL: { value: 'legal', description: 'All that its legal pages need.' },
    PRODUCT: { value: 'product', description: 'A product of its own.' },
  } as const,
})
const FirstStepRef = builder.objectRef<FirstStep>('FirstStep').implement({
  description: 'Something that a new shop needs before it can open.',
  fields: t => ({
    key: t.expose('key', { type: FirstStepKeyRef, description: 'What it is.' }),
    isDone: t.exposeBoolean('isDone', { description: 'Whether it is there.' }),
    isSkipped: t.exposeBoolean('isSkipped', { description: 'Whether somebody does not want to be told of it.' }),
    missing: t.stringList({
      description:
        'What is to be told yet, as `section.field` of the settings; `product.offline` and `product.soldOut` where there are products, and none can be bought.',
      resolve: ({ missing }) => [...missing],
    }),
  }),
})
const FirstStepsRef = builder
  .objectRef<{ readonly isHidden: boolean; readonly steps: readonly FirstStep[] }>('FirstSteps')
  .implement({
    description: 'What a new shop still needs.',
    fields: t => ({
      isHidden: t.exposeBoolean('isHidden', { description: 'Whether it is not shown unasked.' }),
      steps: t.field({
        type: [FirstStepRef],
        description: 'In the order in which somebody does them.',
        resolve: ({ steps }) => [...steps],
      }),
    }),
  })

builder.queryField('firstSteps', t =>
  t.field({
    type: FirstStepsRef,
    description: 'What a new shop still needs, by what is there.',
    authScopes: { staff: 'settings' },
    resolve: (_root, _args, { database: { drizzle }, config, now }) => readFirstSteps(drizzle, config, now()),
  }),
)

builder.objectField(DashboardRef, 'firstSteps', t =>
  t.field({
    type: FirstStepsRef,
    nullable: true,
    description: 'What a new shop still needs; null for whoever may not see the settings.',
    resolve: (_dashboard, _args, { database: { drizzle }, config, now, viewer }) =>
      mayRead(viewer, 'settings') ? readFirstSteps(drizzle, config, now()) : null,
  }),
)

const EditedKindRef = builder.enumType('EditedKind', {
  description: 'What is edited behind an address of the site.',
  values: {
    ENTRY: { value: 'entry', description: 'A page, a post, an event or a standing page.' },
    PRODUCT: { value: 'product', description: 'A product.' },
    PRODUCT_GROUP: { value: 'group', description: 'A group of products.' },
  } as const,
})

const editors = {
  entry: ['/admincenter/pages/edit/', 'ManagedEntry'],
  product: ['/admincenter/products/', 'Product'],
  group: ['/admincenter/groups/', 'ProductGroup'],
} as const

const EditedThingRef = builder.objectRef<EditedThing>('EditedThing').implement({
  description: 'What visitors see at an address of the site, as it is edited.',
  fields: t => ({
    kind: t.expose('kind', { type: EditedKindRef, description: 'What it is.' }),
    title: t.exposeString('title', { description: 'As visitors read it.' }),
    editorPath: t.string({
      description: 'Where it is edited, a path of the admin centre.',
      resolve: ({ kind, id }) => {
        const [path, type] = editors[kind]
        if (id === null) return '/admincenter/pages/standing'
        return `${path}${encodeURIComponent(globalId(type, id))}`
      },
    }),
  }),
})

builder.queryField('editedAt', t =>
  t.field({
    type: EditedThingRef,
    nullable: true,
    description: 'What is edited behind an address of the site; null where nothing is, such as the cart.',
    authScopes: { system: true },
    complexity: 20,
    args: {
      path: t.arg.string({ required: true, description: 'Without language and query: `/teamwear/trikot`.' }),
      language: t.arg.string({ required: true, description: 'In which it was asked for: `de` or `en`.' }),
    },
    resolve: (_root, { path, language }, { database, viewer, now }) =>
      editedAt(database, viewer, { path, language: language === 'en' ? 'en' : 'de', now: now() }),
  }),
)
