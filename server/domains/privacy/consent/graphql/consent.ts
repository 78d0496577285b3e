import { builder } from '../../../../api/builder.ts'
import { payloadType, withRefusals } from '../../../../api/errors.ts'
import {
  type ConsentPurpose,
  consentPurposes,
  type ThirdPartyName,
  thirdParties,
} from '../../../../kit/thirdParties.ts'
import { ShopRef } from '../../../settings/graphql.ts'
import type { Settings } from '../../../settings/rules.ts'
import { privacySettings, servicesOn } from '../../settings.ts'
import type { ConsentWay } from '../../tables.ts'
import { decideConsent } from '../operations.ts'
import { type ConsentRecord, decisionsOf } from '../queries.ts'
import { type ConsentRequest, type ConsentService, consentRequest, consentVersion } from '../words.ts'

const constantOf = (name: string) => name.replaceAll(/[A-Z]/g, letter => `_${letter}`).toUpperCase()

/** What each purpose means to programs. */
const purposeTexts = {
  analytics: 'Statistics of visits.',
  adCampaign: 'Measuring ad campaigns.',
  maps: 'Maps that are shown at once.',
  video: 'Videos that are shown at once.',
  instagram: 'Posts from Instagram that are shown at once.',
  facebook: 'Posts from Facebook that are shown at once.',
  facebookPixel: 'Advertising on Facebook and Instagram by visits.',
  firebaseMessaging: 'Messages that are sent to the browser.',
} as const satisfies Record<ConsentPurpose, string>

export const ConsentPurposeRef = builder.enumType('ConsentPurpose', {
  description: 'What a visitor agrees to, each by itself.',
  values: Object.fromEntries(
    consentPurposes.map(purpose => [constantOf(purpose), { value: purpose, description: purposeTexts[purpose] }]),
  ) as Record<string, { value: ConsentPurpose }>,
})
const ThirdPartyRef = builder.enumType('ThirdParty', {
  description: 'A service of another provider that pages can load.',
  values: Object.fromEntries(
    (Object.keys(thirdParties) as ThirdPartyName[]).map(name => [
      constantOf(name),
      { value: name, description: `${thirdParties[name].name}, of ${thirdParties[name].provider}.` },
    ]),
  ) as Record<string, { value: ThirdPartyName }>,
})
export const ConsentWayRef = builder.enumType('ConsentWay', {
  description: 'Where a decision was made.',
  values: {
    DIALOG: { value: 'dialog', description: 'In the dialog.' },
    PLACEHOLDER: { value: 'placeholder', description: 'At the picture that stands for a service.' },
  } as const,
})

const ShopConsentRef = builder.objectRef<Settings>('ShopConsent').implement({
  description: 'What of the shop needs the consent of visitors.',
  fields: t => ({
    version: t.string({
      description: 'Names the words and services that are asked for; goes into the decision.',
      resolve: settings => consentVersion(settings) ?? '',
    }),
    asks: t.boolean({
      description: 'Whether visitors are asked who did not decide yet; else only where they meet what needs it.',
      resolve: settings => privacySettings.of(settings).showConsentDialog,
    }),
    services: t.field({
      type: [ThirdPartyRef],
      description: 'The services that are switched on.',
      resolve: settings => servicesOn(settings),
    }),
    googleAnalyticsId: t.string({
      description: 'The shop’s number with Google Analytics; empty without one.',
      resolve: settings => privacySettings.of(settings).googleAnalyticsId,
    }),
    googleAdwordsId: t.string({
      description: 'The shop’s number with Google Ads; empty without one.',
      resolve: settings => privacySettings.of(settings).googleAdwordsId,
    }),
    facebookPixelId: t.string({
      description: 'The number of the shop’s Meta Pixel; empty without one.',
      resolve: settings => privacySettings.of(settings).facebookPixelId,
    }),
  }),
})

const ConsentServiceRef = builder.objectRef<ConsentService>('ConsentService').implement({
  description: 'A service of another provider, as visitors are told of it.',
  fields: t => ({
    name: t.exposeString('name', { description: 'What it is called.' }),
    provider: t.exposeString('provider', { description: 'The company, and where it sits.' }),
    receives: t.exposeString('receives', { description: 'What it gets to know.' }),
    keeps: t.exposeString('keeps', { description: 'What it keeps in the browser, and for how long.' }),
  }),
})
const AskedPurposeRef = builder.objectRef<ConsentRequest['purposes'][number]>('AskedPurpose').implement({
  description: 'Something that a visitor can agree to.',
  fields: t => ({
    purpose: t.expose('purpose', { type: ConsentPurposeRef, description: 'By this name it goes into the decision.' }),
    title: t.exposeString('title', { description: 'What it is, in a word.' }),
    text: t.exposeString('text', { description: 'What it is for.' }),
    services: t.field({
      type: [ConsentServiceRef],
      description: 'What is loaded for it.',
      resolve: ({ services }) => [...services],
    }),
  }),
})
const ConsentRequestRef = builder.objectRef<ConsentRequest>('ConsentRequest').implement({
  description: 'What visitors are asked for their consent, word for word, in the language asked for.',
  fields: t => ({
    title: t.exposeString('title', { description: 'The question.' }),
    text: t.exposeString('text', { description: 'What follows from the answers.' }),
    refuse: t.exposeString('refuse', { description: 'The button that refuses all.' }),
    accept: t.exposeString('accept', { description: 'The button that allows all.' }),
    choose: t.exposeString('choose', { description: 'The button that allows what is ticked.' }),
    purposes: t.field({
      type: [AskedPurposeRef],
      description: 'What can be allowed, each by itself.',
      resolve: ({ purposes }) => [...purposes],
    }),
  }),
})

builder.objectFields(ShopRef, t => ({
  consent: t.field({
    type: ShopConsentRef,
    nullable: true,
    description: 'Null where nothing needs consent, as it is as long as no service of others is switched on.',
    resolve: settings => (servicesOn(settings).length > 0 ? settings : null),
  }),
  consentRequest: t.field({
    type: ConsentRequestRef,
    nullable: true,
    description: 'What visitors are asked; null where nothing needs consent.',
    resolve: (settings, _args, { language }) => consentRequest(servicesOn(settings), language),
  }),
}))

const ConsentRecordRef = builder.objectRef<ConsentRecord>('ConsentRecord').implement({
  description: 'A decision about services of others, with the words that it was about.',
  fields: t => ({
    key: t.exposeString('id', { description: 'Names the decision.' }),
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
    request: t.field({
      type: ConsentRequestRef,
      description: 'The words that were shown.',
      resolve: ({ request }) => request,
    }),
  }),
})

builder.queryField('consentRecords', t =>
  t.field({
    type: [ConsentRecordRef],
    description: 'What was decided under the number that a browser shows its visitor, the latest first.',
    authScopes: { staff: 'settings' },
    args: { subject: t.arg.string({ required: true, description: 'The number, 22 characters.' }) },
    complexity: { field: 20, multiplier: 50 },
    resolve: (_root, { subject }, { database }) => decisionsOf(database.drizzle, subject),
  }),
)

type Decided = { decidedAt: Date | null }
const DecideConsentPayload = payloadType<Decided>('DecideConsentPayload', t => ({
  decidedAt: t.expose('decidedAt', { type: 'DateTime', nullable: true, description: 'When it was taken down.' }),
}))
const DecideConsentInput = builder.inputType('DecideConsentInput', {
  fields: t => ({
    subject: t.string({
      required: true,
      description: 'A random number that the browser made for itself, 22 characters of base64url, the same each time.',
    }),
    version: t.string({ required: true, description: 'The version of what was asked.' }),
    granted: t.field({
      type: [ConsentPurposeRef],
      required: true,
      description: 'What is allowed; whatever else was asked for is refused.',
    }),
    way: t.field({ type: ConsentWayRef, required: true, description: 'Where it was decided.' }),
  }),
})

builder.mutationField('decideConsent', t =>
  t.field({
    type: DecideConsentPayload,
    description: 'Takes down what a visitor decided about services of others; the latest decision counts.',
    authScopes: { inPerson: true },
    args: { input: t.arg({ type: DecideConsentInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<Decided>({ decidedAt: null }, async () => {
        await context.responder.limitExactly('form')
        const way: ConsentWay = input.way
        return { decidedAt: await decideConsent(context, { ...input, way }) }
      }),
  }),
)
