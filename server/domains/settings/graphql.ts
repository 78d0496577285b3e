import { builder } from '../../api/builder.ts'
import type { RequestContext } from '../../api/context.ts'
import { payloadType, withRefusals } from '../../api/errors.ts'
import { numberedConnection, numberedPage, pageComplexity } from '../../api/numberedPages.ts'
import { QrCodeRef } from '../../api/values.ts'
import { textIn } from '../../kit/languages.ts'
import { withoutControls } from '../../kit/words.ts'
import { type GuaranteeNotice, guaranteeNotice } from './legalTexts/guaranteeNotice.ts'
import { legalText } from './legalTexts/legalText.ts'
import { isOpen, missingParticulars, type Particular, particulars, textsToReview } from './legalTexts/particulars.ts'
import { undoSettingsChange, updateSettings } from './operations.ts'
import {
  browseHistory,
  countHistory,
  readSections,
  readSettings,
  type SectionState,
  type SettingsChange,
  settingsFrom,
} from './queries.ts'
import { mayChange, type Settings, type SettingsProblem, schemasOf } from './rules.ts'
import { operatorSettings, shopAddress, shopSettings } from './settings.ts'
import { ownTextsOf } from './texts/queries.ts'
import {
  type ImportedField,
  importSettings,
  type SettingsImport,
  settingsFile,
  tryImport,
  undoSettingsImport,
} from './transfers/operations.ts'

const settingsKey = {}

/** The configuration, read once per request. */
export const settingsOf = (context: RequestContext): Promise<Settings> =>
  context.onceForAll(settingsKey, () => readSettings(context.database.drizzle))

/** Takes over the configuration that another statement brought along as `settingsText`, so that it is not read again. */
export const primeSettings = (context: RequestContext, text: string): Promise<Settings> =>
  context.onceForAll(settingsKey, () => Promise.resolve(settingsFrom(text)))

export const LegalTextRef = builder.objectRef<{ title: string; body: string }>('LegalText').implement({
  fields: t => ({ title: t.exposeString('title'), body: t.expose('body', { type: 'Html' }) }),
})

const GuaranteeNoticeRef = builder.objectRef<GuaranteeNotice>('GuaranteeNotice').implement({
  description: 'The harmonised notice on the legal guarantee of conformity (Reg. (EU) 2025/1960), to be drawn.',
  fields: t => ({
    title: t.exposeString('title'),
    protection: t.expose('protection', { type: 'Html', description: 'What stands in the frame.' }),
    rights: t.expose('rights', { type: 'Html' }),
    liability: t.expose('liability', { type: 'Html' }),
    periods: t.expose('periods', { type: 'Html' }),
    more: t.expose('more', { type: 'Html' }),
    url: t.exposeString('url', { description: 'What the QR code leads to.' }),
    address: t.exposeString('address', { description: 'The same as it is printed below the code.' }),
    qrCode: t.expose('qrCode', { type: QrCodeRef }),
    steps: t.expose('steps', { type: 'Html' }),
    commercial: t.expose('commercial', { type: 'Html' }),
  }),
})

export const ShopRef = builder.objectRef<Settings>('Shop').implement({
  description: 'What everybody may know of the shop and its operator.',
  fields: t => ({
    name: t.string({ resolve: settings => shopSettings.of(settings).name }),
    claim: t.string({ resolve: (settings, _args, { language }) => textIn(language, shopSettings.of(settings).claim) }),
    currency: t.string({ resolve: settings => shopSettings.of(settings).currency }),
    email: t.string({ resolve: settings => shopSettings.of(settings).email }),
    phone: t.string({ resolve: settings => shopSettings.of(settings).phone }),
    address: t.string({ resolve: shopAddress }),
    timeZone: t.string({
      description: 'IANA name; days and instants are shown by it.',
      resolve: settings => shopSettings.of(settings).timeZone,
    }),
    textsVersion: t.string({
      nullable: true,
      description: 'Names the texts that the shop says in words of its own; null where there are none.',
      resolve: async (settings, _args, { database }) => (await ownTextsOf(database.drizzle, settings)).version || null,
    }),
    homeCountry: t.string({ resolve: settings => shopSettings.of(settings).country }),
    legalText: t.field({
      type: LegalTextRef,
      nullable: true,
      description:
        'A standing page by its name: imprint, privacy, agb, shipping, withdrawal, disclaimer, help, sizes, accessibility, guarantee.',
      args: { name: t.arg.string({ required: true }) },
      resolve: (settings, { name }, { language, config }) => legalText(settings, name, language, config.publicUrl),
    }),
    guaranteeNotice: t.field({
      type: GuaranteeNoticeRef,
      description: 'What consumers are told of the legal guarantee before they order.',
      resolve: (_settings, _args, { language }) => guaranteeNotice(language),
    }),
  }),
})

builder.queryField('shop', t =>
  t.field({
    type: ShopRef,
    shared: true,
    authScopes: { public: true },
    resolve: (_root, _args, context) => settingsOf(context),
  }),
)

const SettingsProblemRef = builder.objectRef<SettingsProblem>('SettingsProblem').implement({
  description: 'A stored value that does not fit: its default counts until somebody mends it.',
  fields: t => ({
    path: t.stringList({ resolve: ({ path }) => [...path] }),
    message: t.exposeString('message'),
  }),
})

const SettingsSectionRef = builder.objectRef<SectionState>('SettingsSection').implement({
  description: 'What can be set in one field of the shop’s work.',
  fields: t => ({
    key: t.string({ resolve: ({ section }) => section.key }),
    version: t.exposeInt('version', { description: 'Counts the changes; goes into the next one.' }),
    values: t.expose('values', { type: 'Json', description: 'Every field with the value that counts.' }),
    defaults: t.field({ type: 'Json', resolve: ({ section }) => section.defaults }),
    fields: t.stringList({
      description: 'Names of all that can be set, secrets included.',
      resolve: ({ section, values }) => [...Object.keys(section.fields), ...section.secretsOf(values)],
    }),
    schema: t.field({
      type: 'Json',
      description: 'The JSON Schema of each field, by its name.',
      resolve: ({ section }) => schemasOf(section),
    }),
    secrets: t.stringList({
      description: 'Names of texts that can be set and are never shown.',
      resolve: ({ section, values }) => [...section.secretsOf(values)],
    }),
    secretsSet: t.stringList({
      description: 'Names of those that are set.',
      resolve: ({ secretsSet }) => [...secretsSet],
    }),
    problems: t.field({ type: [SettingsProblemRef], resolve: ({ problems }) => [...problems] }),
    viewerCanEdit: t.boolean({ resolve: ({ section }, _args, { viewer }) => mayChange(viewer, section) }),
  }),
})

const SettingsFieldChangeRef = builder.objectRef<SettingsChange['fields'][number]>('SettingsFieldChange').implement({
  fields: t => ({
    name: t.exposeString('name'),
    before: t.expose('before', { type: 'Json', nullable: true, description: 'Null for a secret, too.' }),
    after: t.expose('after', { type: 'Json', nullable: true, description: 'Null for a secret, too.' }),
    isSecret: t.exposeBoolean('isSecret'),
  }),
})
const SettingsChangeRef = builder.objectRef<SettingsChange>('SettingsChange').implement({
  description: 'Who changed what of a section, and when.',
  fields: t => ({
    key: t.exposeString('id', { description: 'Names the change to `undoSettingsChange`.' }),
    section: t.exposeString('section'),
    at: t.expose('at', { type: 'DateTime' }),
    actorName: t.exposeString('actorName', { nullable: true }),
    isUndo: t.exposeBoolean('isUndo'),
    fields: t.field({ type: [SettingsFieldChangeRef], resolve: ({ fields }) => [...fields] }),
  }),
})
const SettingsChangeConnectionRef = numberedConnection<SettingsChange>('SettingsChange', SettingsChangeRef)

const UpdateSettingsInput = builder.inputType('UpdateSettingsInput', {
  fields: t => ({
    section: t.string({ required: true, description: 'The key of the section.' }),
    version: t.int({ required: true, description: 'The version of the section that was seen.' }),
    changes: t.field({
      type: 'Json',
      required: true,
      description:
        'Fields with their new values: what is left out stays, null clears a field that may be empty, takes a secret away, and sets others back to their default.',
    }),
  }),
})
const UndoSettingsChangeInput = builder.inputType('UndoSettingsChangeInput', {
  fields: t => ({
    key: t.string({ required: true, description: 'The key of the change.' }),
    version: t.int({ required: true, description: 'The version of the section that was seen.' }),
  }),
})

const ParticularRef = builder.objectRef<Particular>('ShopParticular').implement({
  description: 'A particular that has to be told before the shop may sell, and by whom.',
  fields: t => ({
    field: t.string({
      description: '`section.field` of the settings.',
      resolve: ({ section, field }) => `${section}.${field}`,
    }),
    legalForms: t.stringList({
      nullable: true,
      description: 'Values of `operator.legalForm` that need it; null: all.',
      resolve: ({ legalForms }) => legalForms && [...legalForms],
    }),
    countries: t.stringList({
      nullable: true,
      description: 'Values of `shop.country` that need it; null: all.',
      resolve: ({ countries }) => countries && [...countries],
    }),
  }),
})

export const OpeningRef = builder.objectRef<Settings>('ShopOpening').implement({
  description: 'Whether the shop may sell, and what its operator has still to do for that.',
  fields: t => ({
    isOpen: t.boolean({ resolve: isOpen }),
    isDemo: t.boolean({ resolve: settings => operatorSettings.of(settings).isDemo }),
    missing: t.stringList({
      description: 'Particulars of the imprint that are missing or made up, as `section.field` of the settings.',
      resolve: settings => missingParticulars(settings).map(({ section, field }) => `${section}.${field}`),
    }),
    needed: t.field({
      type: [ParticularRef],
      description: 'What has to be told, by legal form and country.',
      resolve: () => [...particulars],
    }),
    textsToReview: t.stringList({
      description:
        'Standing pages whose wording could not be compared with the law of the shop’s country; for a lawyer.',
      resolve: settings => [...textsToReview(settings)],
    }),
  }),
})

const SettingsPayload = payloadType<{ section: SectionState | null }>('SettingsPayload', t => ({
  section: t.expose('section', { type: SettingsSectionRef, nullable: true }),
  opening: t.field({
    type: OpeningRef,
    description: 'Whether the shop may sell by now.',
    // What this request read before its change would be old.
    resolve: (_payload, _args, { database }) => readSettings(database.drizzle),
  }),
}))

const ImportedFieldRef = builder.objectRef<ImportedField>('ImportedSetting').implement({
  description: 'A setting that a file changes.',
  fields: t => ({
    section: t.exposeString('section', { description: 'Key of its section.' }),
    name: t.exposeString('name', { description: 'Of the field.' }),
    before: t.expose('before', { type: 'Json', nullable: true, description: 'What it was.' }),
    after: t.expose('after', { type: 'Json', nullable: true, description: 'What it is then.' }),
  }),
})
const importFields = (t: Parameters<Parameters<typeof payloadType<SettingsImport>>[1]>[0]) => ({
  importId: t.exposeString('importId', {
    nullable: true,
    description: 'Names the import to `undoSettingsImport`; null where nothing was changed.',
  }),
  changes: t.field({
    type: [ImportedFieldRef],
    description: 'What changes, or was changed.',
    resolve: ({ changes }) => [...changes],
  }),
})
const ImportSettingsPayload = payloadType<SettingsImport>('ImportSettingsPayload', importFields)
const UndoSettingsImportPayload = payloadType<SettingsImport>('UndoSettingsImportPayload', importFields)
const nothingImported: SettingsImport = { importId: null, changes: [] }
const ImportSettingsInput = builder.inputType('ImportSettingsInput', {
  fields: t => ({
    file: t.field({ type: 'Json', required: true, description: 'What `settingsFile` answered, here or elsewhere.' }),
    isTrial: t.boolean({ description: 'Whether it is only tried: nothing is changed.' }),
  }),
})
const UndoSettingsImportInput = builder.inputType('UndoSettingsImportInput', {
  fields: t => ({ importId: t.string({ required: true, description: 'Names the import.' }) }),
})

const ofSection = (run: () => Promise<SectionState>) =>
  withRefusals<{ section: SectionState | null }>({ section: null }, async () => ({ section: await run() }))

builder.queryFields(t => ({
  shopOpening: t.field({
    type: OpeningRef,
    authScopes: { staff: 'settings' },
    resolve: (_root, _args, context) => settingsOf(context),
  }),
  settingsSections: t.field({
    type: [SettingsSectionRef],
    description: 'Everything that can be set, by section.',
    authScopes: { staff: 'settings' },
    resolve: (_root, _args, { database }) => readSections(database.drizzle),
  }),
  settingsSection: t.field({
    type: SettingsSectionRef,
    nullable: true,
    description: 'One section by its key; null where there is none.',
    authScopes: { staff: 'settings' },
    args: { key: t.arg.string({ required: true }) },
    resolve: async (_root, { key }, { database }) =>
      (await readSections(database.drizzle)).find(({ section }) => section.key === key) ?? null,
  }),
  settingsHistory: t.field({
    type: SettingsChangeConnectionRef,
    description: 'The changes of a section, the latest first.',
    authScopes: { staff: 'settings' },
    complexity: pageComplexity,
    args: { section: t.arg.string({ required: true }), first: t.arg.int(), after: t.arg.string() },
    resolve: (_root, { section, ...page }, { database: { drizzle: reader } }) => {
      const key = withoutControls(section) ?? ''
      return numberedPage(page, {
        read: part => browseHistory(reader, key, part),
        count: most => countHistory(reader, key, most),
      })
    },
  }),
}))

builder.queryField('settingsFile', t =>
  t.field({
    type: 'Json',
    description: 'All settings as a file for `importSettings`; secrets are none of it.',
    authScopes: { admin: 'settings' },
    resolve: async (_root, _args, { database }) => settingsFile(await readSections(database.drizzle)),
  }),
)

builder.mutationFields(t => ({
  importSettings: t.field({
    type: ImportSettingsPayload,
    description: 'Takes over a file of settings as a whole, or not at all.',
    authScopes: { admin: 'settings' },
    args: { input: t.arg({ type: ImportSettingsInput, required: true }) },
    resolve: (_root, { input: { file, isTrial } }, context) =>
      withRefusals<SettingsImport>(nothingImported, () => (isTrial ? tryImport : importSettings)(context, { file })),
  }),
  undoSettingsImport: t.field({
    type: UndoSettingsImportPayload,
    description: 'Sets all that an import changed back to what it was before.',
    authScopes: { admin: 'settings' },
    args: { input: t.arg({ type: UndoSettingsImportInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<SettingsImport>(nothingImported, () => undoSettingsImport(context, input)),
  }),
  updateSettings: t.field({
    type: SettingsPayload,
    description: 'Changes fields of one section.',
    authScopes: { admin: 'settings' },
    args: { input: t.arg({ type: UpdateSettingsInput, required: true }) },
    resolve: (_root, { input }, context) =>
      ofSection(() => updateSettings(context, { ...input, changes: input.changes })),
  }),
  undoSettingsChange: t.field({
    type: SettingsPayload,
    description: 'Sets the fields of a change back to what they were before it, but for secrets.',
    authScopes: { admin: 'settings' },
    args: { input: t.arg({ type: UndoSettingsChangeInput, required: true }) },
    resolve: (_root, { input: { key, version } }, context) =>
      ofSection(() => undoSettingsChange(context, { changeId: key, version })),
  }),
}))
