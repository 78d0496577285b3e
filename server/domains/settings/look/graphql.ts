import { builder, type UploadedFile } from '../../../api/builder.ts'
import { payloadType, withRefusals } from '../../../api/errors.ts'
import { atMost } from '../../../api/inputLimits.ts'
import { refuse } from '../../../kit/refusals.ts'
import { type Contrast, contrastsOf } from '../conflicts/look.ts'
import { usualColours } from '../defaults/lookTokens.ts'
import { ShopRef } from '../graphql.ts'
import { readSection } from '../rules.ts'
import { lookSettings } from '../settings.ts'
import { MOST_FONT_BYTES } from './fonts.ts'
import { addLookFile, deleteTheme, LONGEST_THEME_NAME, removeLookFile, saveTheme } from './operations.ts'
import { presets } from './presets.ts'
import { type LookFile, type LookTheme, savedThemes, uploadedFiles } from './queries.ts'
import { lookCss, lookFilePath } from './rules.ts'
import { cssOf, type Sheet } from './sheets.ts'

const LookRef = builder.objectRef<Sheet>('Look').implement({
  description: 'How the shop looks, where it looks otherwise than usual.',
  fields: t => ({
    url: t.exposeString('url', { nullable: true, description: 'The style sheet; null where no token differs.' }),
    fonts: t.stringList({ description: 'Fonts that it shows.', resolve: ({ fonts }) => [...fonts] }),
    logo: t.exposeString('logo', { nullable: true, description: 'The picture of the shop; null for the usual mark.' }),
    favicon: t.exposeString('favicon', { nullable: true, description: 'The sign of the tab; null for the usual one.' }),
  }),
})

builder.objectField(ShopRef, 'look', t =>
  t.field({
    type: LookRef,
    nullable: true,
    description: 'Null where the shop looks as usual.',
    resolve: settings => {
      const sheet = cssOf(settings)
      return sheet.url === null && sheet.logo === null && sheet.favicon === null ? null : sheet
    },
  }),
)

const LookFileKindRef = builder.enumType('LookFileKind', {
  description: 'What a file of a look is.',
  values: {
    FONT: { value: 'font', description: 'A font.' },
    PICTURE: { value: 'picture', description: 'A logo, or the sign of the tab.' },
  } as const,
})
const LookFileRef = builder.objectRef<LookFile>('LookFile').implement({
  description: 'A font or a picture that was uploaded for looks.',
  fields: t => ({
    key: t.exposeString('id', { description: 'Its name in a look.' }),
    kind: t.expose('kind', { type: LookFileKindRef, description: 'What it is.' }),
    name: t.exposeString('name', { description: 'Of a font its family, of a picture the name of its file.' }),
    url: t.string({ description: 'Where it is found.', resolve: ({ id }) => lookFilePath(id) }),
  }),
})

type Theme = {
  readonly key: string
  readonly name: string | null
  readonly values: unknown
  readonly saved: LookTheme | null
}
const ThemeRef = builder.objectRef<Theme>('Theme').implement({
  description: 'A look that can be taken: one that comes with the product, or one that was saved.',
  fields: t => ({
    key: t.exposeString('key', { description: 'Its name for programs.' }),
    name: t.exposeString('name', {
      nullable: true,
      description: 'What somebody called it; null for one of the product’s.',
    }),
    values: t.expose('values', {
      type: 'Json',
      description: 'Its fields, as the section `look` of the settings has them.',
    }),
  }),
})

const ContrastRef = builder.objectRef<Contrast>('LookContrast').implement({
  description: 'How well something can be read.',
  fields: t => ({
    scheme: t.exposeString('scheme', { description: '`light` or `dark`.' }),
    on: t.exposeString('on', { description: 'The colour below.' }),
    of: t.exposeString('of', { description: 'The colour above.' }),
    ratio: t.exposeFloat('ratio', { description: 'The contrast, 1 to 21.' }),
    least: t.exposeFloat('least', { description: 'What it has to be (WCAG 2.2 AA).' }),
  }),
})
type Draft = { readonly css: string; readonly contrasts: readonly Contrast[]; readonly isLook: boolean }
const LookDraftRef = builder.objectRef<Draft>('LookDraft').implement({
  description: 'How pages would look.',
  fields: t => ({
    css: t.exposeString('css', { description: 'The style sheet.' }),
    contrasts: t.field({
      type: [ContrastRef],
      description: 'All that stands on something.',
      complexity: { multiplier: 60 },
      resolve: ({ contrasts }) => [...contrasts],
    }),
    isLook: t.exposeBoolean('isLook', {
      description: 'Whether the values were a look; of what was none the usual is shown.',
    }),
  }),
})

builder.queryFields(t => ({
  usualColours: t.field({
    type: 'Json',
    description: 'The usual colours of the tokens that can be changed, by their names: light and dark.',
    authScopes: { staff: 'settings' },
    resolve: () => usualColours,
  }),
  lookFiles: t.field({
    type: [LookFileRef],
    description: 'Fonts and pictures that were uploaded for looks.',
    authScopes: { staff: 'settings' },
    complexity: { field: 10, multiplier: 30 },
    resolve: (_root, _args, { database }) => uploadedFiles(database.drizzle),
  }),
  themes: t.field({
    type: [ThemeRef],
    description: 'Looks that can be taken: those of the product, then those that were saved.',
    authScopes: { staff: 'settings' },
    complexity: { field: 10, multiplier: 33 },
    resolve: async (_root, _args, { database }): Promise<Theme[]> => [
      ...presets.map(({ key, values }) => ({ key, name: null, values, saved: null })),
      ...(await savedThemes(database.drizzle)).map(saved => ({
        ...{ key: saved.id, name: saved.name, values: saved.values, saved },
      })),
    ],
  }),
  lookDraft: t.field({
    type: LookDraftRef,
    description: 'How pages would look with these values of the section `look`; nothing is saved.',
    authScopes: { staff: 'settings' },
    complexity: 20,
    args: { values: t.arg({ type: 'Json', required: true, description: 'Fields of the section.' }) },
    resolve: (_root, { values }): Draft => {
      const { values: look, problems } = readSection(lookSettings, values)
      return { css: lookCss(look, true), contrasts: contrastsOf(look), isLook: problems.length === 0 }
    },
  }),
}))

/** The bytes of an upload, of which no more than are taken come into memory. */
async function bytesOf(file: UploadedFile): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of file.createReadStream()) {
    size += (part as Buffer).length
    if (size > MOST_FONT_BYTES) refuse('FILE_TOO_LARGE', ['file'], `At most ${MOST_FONT_BYTES} bytes.`)
    parts.push(part as Buffer)
  }
  return Buffer.concat(parts)
}

const AddLookFileInput = builder.inputType('AddLookFileInput', {
  description: 'A font or a picture for looks.',
  fields: t => ({
    kind: t.field({ type: LookFileKindRef, required: true, description: 'What it is to be.' }),
    file: t.field({ type: 'Upload', description: 'WOFF2; or SVG, PNG, WebP, JPEG, AVIF.' }),
  }),
})
const KeyInput = (name: string, description: string) =>
  builder.inputType(name, {
    description,
    fields: t => ({ key: t.string({ required: true, description: 'Its key.' }) }),
  })
const RemoveLookFileInput = KeyInput('RemoveLookFileInput', 'A file of looks that goes.')
const DeleteThemeInput = KeyInput('DeleteThemeInput', 'A saved theme that goes.')
const SaveThemeInput = builder.inputType('SaveThemeInput', {
  description: 'A look to be saved under a name.',
  fields: t => ({
    name: t.string({
      required: true,
      description: 'What it is called; one of the same name is replaced.',
      ...atMost({ characters: LONGEST_THEME_NAME }),
    }),
    values: t.field({ type: 'Json', required: true, description: 'Fields of the section `look`.' }),
  }),
})

type Added = { key: string | null }
const LookFilePayload = payloadType<Added>('LookFilePayload', t => ({
  key: t.exposeString('key', { nullable: true, description: 'The key of the file.' }),
}))
const ThemePayload = payloadType<Added>('ThemePayload', t => ({
  key: t.exposeString('key', { nullable: true, description: 'The key of the theme.' }),
}))

builder.mutationFields(t => ({
  addLookFile: t.field({
    type: LookFilePayload,
    description: 'Takes a font or a picture for looks.',
    authScopes: { admin: 'settings' },
    args: { input: t.arg({ type: AddLookFileInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<Added>({ key: null }, async () => {
        const file = (await input.file) as UploadedFile | null | undefined
        if (!file) return refuse('FILE_TYPE_INVALID', ['file'], 'There is no file.')
        return {
          key: await addLookFile(context, { kind: input.kind, name: file.filename, bytes: await bytesOf(file) }),
        }
      }),
  }),
  removeLookFile: t.field({
    type: LookFilePayload,
    description: 'Removes a file that no look shows.',
    authScopes: { admin: 'settings' },
    args: { input: t.arg({ type: RemoveLookFileInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<Added>({ key: null }, async () => {
        await removeLookFile(context, input.key)
        return { key: input.key }
      }),
  }),
  saveTheme: t.field({
    type: ThemePayload,
    description: 'Saves a look under a name.',
    authScopes: { admin: 'settings' },
    args: { input: t.arg({ type: SaveThemeInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<Added>({ key: null }, async () => ({
        key: await saveTheme(context, { name: input.name, values: input.values }),
      })),
  }),
  deleteTheme: t.field({
    type: ThemePayload,
    description: 'Deletes a saved theme; the look stays.',
    authScopes: { admin: 'settings' },
    args: { input: t.arg({ type: DeleteThemeInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<Added>({ key: null }, async () => {
        await deleteTheme(context, input.key)
        return { key: input.key }
      }),
  }),
}))
