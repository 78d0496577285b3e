import { builder } from '../../../../api/builder.ts'
import { payloadType, withRefusals } from '../../../../api/errors.ts'
import { type NumberedPage, numberedConnection, numberedPage, pageComplexity } from '../../../../api/numberedPages.ts'
import { DirectionRef } from '../../../../api/values.ts'
import { globalId } from '../../../../kit/globalIds.ts'
import { joinConsent } from '../operations.ts'
import {
  browseDecisions,
  countDecisions,
  countDecisionTabs,
  type DecisionTab,
  decisionTabs,
  type ListedDecision,
} from '../queries.ts'
import { ConsentPurposeRef, ConsentWayRef } from './consent.ts'

const ConsentDecisionRef = builder.objectRef<ListedDecision>('ConsentDecision').implement({
  description: 'A decision about services of others, as it is listed; it names nobody.',
  fields: t => ({
    id: t.id({ description: 'Names the decision.', resolve: ({ id }) => globalId('ConsentDecision', id) }),
    subject: t.exposeString('subject', { description: 'The number under which it was made; the browser shows it.' }),
    decidedAt: t.expose('decidedAt', { type: 'DateTime', description: 'When it was made.' }),
    version: t.exposeString('textVersion', { description: 'Names the words that were shown.' }),
    language: t.exposeString('language', { description: 'In which language they were shown.' }),
    way: t.expose('way', { type: ConsentWayRef, description: 'Where it was made.' }),
    granted: t.field({
      type: [ConsentPurposeRef],
      description: 'What was allowed.',
      resolve: ({ granted }) => [...granted],
    }),
    refused: t.field({
      type: [ConsentPurposeRef],
      description: 'What was asked for and not allowed.',
      resolve: ({ refused }) => [...refused],
    }),
    isOfAccount: t.exposeBoolean('isOfAccount', {
      description: 'Whether whoever made it had signed in, or did so later in the same browser.',
    }),
  }),
})

const DecisionTabRef = builder.enumType('ConsentDecisionTab', {
  description: 'What was decided.',
  values: {
    ALL: { value: 'all', description: 'Anything.' },
    ALLOWED: { value: 'allowed', description: 'All that was asked for is allowed.' },
    PARTLY: { value: 'partly', description: 'Some of it is allowed.' },
    REFUSED: { value: 'refused', description: 'Nothing is allowed.' },
  } as const,
})
const DecisionTabCountRef = builder
  .objectRef<{ key: DecisionTab; count: number }>('ConsentDecisionTabCount')
  .implement({
    description: 'How many decisions a tab holds.',
    fields: t => ({
      key: t.expose('key', { type: DecisionTabRef, description: 'The tab.' }),
      count: t.exposeInt('count', { description: 'How many; 1,001 stands for more.' }),
    }),
  })

type DecisionPage = NumberedPage<ListedDecision> & { tabs: () => Promise<Record<DecisionTab, number>> }
const DecisionConnectionRef = numberedConnection<ListedDecision, DecisionPage>('ConsentDecision', ConsentDecisionRef)
builder.objectField(DecisionConnectionRef, 'tabs', t =>
  t.field({
    type: [DecisionTabCountRef],
    description: 'How many there are of each kind, under the rest of the filter.',
    resolve: async page => {
      const counts = await page.tabs()
      return decisionTabs.map(key => ({ key, count: counts[key] }))
    },
  }),
)

const DecisionFilterInput = builder.inputType('ConsentDecisionFilter', {
  description: 'Which decisions are listed.',
  fields: t => ({
    tab: t.field({ type: DecisionTabRef, description: 'What was decided; absent: anything.' }),
    subject: t.string({ description: 'The number under which they were made, as a whole.' }),
  }),
})

builder.queryField('consentDecisions', t =>
  t.field({
    type: DecisionConnectionRef,
    description: 'All decisions about services of others that have to be proven.',
    authScopes: { staff: 'settings' },
    complexity: pageComplexity,
    args: {
      first: t.arg.int(),
      after: t.arg.string(),
      filter: t.arg({ type: DecisionFilterInput, description: 'Which of them.' }),
      direction: t.arg({ type: DirectionRef, description: 'By their time; absent: the latest first.' }),
    },
    resolve: async (_root, { filter, direction, ...args }, { database: { drizzle }, viewer }) => {
      const wanted = { tab: filter?.tab, subject: filter?.subject?.trim() || null }
      const listed = await numberedPage(args, {
        read: part => browseDecisions(drizzle, viewer, wanted, direction ?? 'desc', part),
        count: most => countDecisions(drizzle, viewer, wanted, most),
      })
      return { ...listed, tabs: () => countDecisionTabs(drizzle, viewer, wanted) }
    },
  }),
)

type Joined = { joinedCount: number }
const JoinConsentPayload = payloadType<Joined>('JoinConsentPayload', t => ({
  joinedCount: t.exposeInt('joinedCount', { description: 'How many decisions came to the account.' }),
}))
const JoinConsentInput = builder.inputType('JoinConsentInput', {
  description: 'Decisions that were made in this browser before signing in.',
  fields: t => ({
    subject: t.string({ required: true, description: 'The number that the browser made for itself, 22 characters.' }),
  }),
})

builder.mutationField('joinConsent', t =>
  t.field({
    type: JoinConsentPayload,
    description:
      'Joins what was decided in this browser before signing in to the account; decisions of other accounts stay theirs.',
    authScopes: { oneself: true },
    args: { input: t.arg({ type: JoinConsentInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<Joined>({ joinedCount: 0 }, async () => {
        await context.responder.limitExactly('form')
        return { joinedCount: await joinConsent(context, input.subject) }
      }),
  }),
)
