import { useCallback, useMemo } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { SectionEditor_section$key } from '../../../__generated__/SectionEditor_section.graphql.ts'
import type { VoucherSettings_picture$key } from '../../../__generated__/VoucherSettings_picture.graphql.ts'
import { EditInput } from '../../../adminKit/edit/EditInput.tsx'
import { centsFrom, eurosOf } from '../../../adminKit/edit/euros.ts'
import type { EditField, Message } from '../../../adminKit/edit/fields.ts'
import { useEditingContext } from '../../../adminKit/edit/useEditing.ts'
import { SectionEditor, type SectionValues } from '../../../adminKit/settings/SectionEditor.tsx'
import { numberOf } from '../../../adminKit/settings/values.ts'
import type { Language } from '../../../intl/languages.ts'
import { useLanguage } from '../../../router/RouterContext.ts'
import { type ChosenPicture, PictureField } from '../../files/admin/chooser/PictureField.tsx'

interface SettingsForm {
  readonly enabled: boolean
  readonly image: ChosenPicture | null
  readonly validYears: string
  readonly leastAmount: string
  readonly mostAmount: string
}

/** What the fields of the section are called, for the form and for its history. */
const names = {
  enabled: 'voucher.settings.enabled',
  image: 'voucher.settings.image',
  validYears: 'voucher.settings.validYears',
  leastAmount: 'voucher.settings.leastAmount',
  mostAmount: 'voucher.settings.mostAmount',
} as const satisfies Readonly<Record<string, Message>>

const yearsOf = (typed: string): number | null => {
  const text = typed.trim() || '0'
  const years = /^\d{1,2}$/.test(text) ? Number(text) : null
  return years !== null && (years === 0 || years >= 3) ? years : null
}

/** What buyers may be offered, in cents, as the section accepts it. */
const amounts = { least: 100, most: 1_000_000 }

const amountField = (path: 'leastAmount' | 'mostAmount', language: Language): EditField<SettingsForm> => ({
  ...{ path, label: names[path], hint: 'voucher.settings.amountHint', longest: 10, isRequired: true },
  control: { kind: 'text', inputMode: 'decimal', unit: '€' },
  check: form => {
    const cents = centsFrom(form[path], language)
    if (cents === null || cents < amounts.least || cents > amounts.most) return 'voucher.settings.amountWrong'
    const least = centsFrom(form.leastAmount, language)
    return path === 'mostAmount' && least !== null && cents < least ? 'voucher.settings.amountsReversed' : null
  },
})

/** The fields of the section as they are typed. */
export const fieldsIn = (language: Language): readonly EditField<SettingsForm>[] => [
  {
    path: 'enabled',
    label: names.enabled,
    hint: 'voucher.settings.enabledHint',
    control: { kind: 'switch' },
    isWide: true,
  },
  {
    path: 'validYears',
    label: names.validYears,
    hint: 'voucher.settings.validYearsHint',
    control: { kind: 'text', inputMode: 'numeric' },
    longest: 2,
    isWide: true,
    check: ({ validYears }) => (yearsOf(validYears) === null ? 'voucher.settings.yearsWrong' : null),
    warn: ({ validYears }) => ((yearsOf(validYears) ?? 0) > 0 ? 'voucher.settings.austria' : null),
  },
  {
    path: 'image',
    label: names.image,
    show: (image: SettingsForm['image']) => image?.name ?? '',
    isWide: true,
  },
  amountField('leastAmount', language),
  amountField('mostAmount', language),
]

export interface VoucherSettingsProps {
  section: SectionEditor_section$key
  /** The picture that is set; null: none. */
  picture: VoucherSettings_picture$key | null
}

/** The id of a file as the settings keep it, which are read by programs that know no other. */
const keyOf = (globalId: string): string => atob(globalId).split(':').at(-1)!

/** The fields in their order, the picture by the library. */
function Inputs({ language }: { language: Language }) {
  const { values, set, isReadOnly } = useEditingContext<SettingsForm>()
  return (
    <>
      {fieldsIn(language).map(({ path }) =>
        path === 'image' ? (
          <PictureField
            key={path}
            title={names.image}
            hint="voucher.settings.imageHint"
            none="voucher.settings.noImage"
            remove="voucher.settings.removeImage"
            picture={values.image}
            isReadOnly={isReadOnly}
            onChange={image => set('image', image)}
          />
        ) : (
          <EditInput key={path} path={path} />
        ),
      )}
    </>
  )
}

/** The section `voucher` in one form. */
export function VoucherSettings({ section, ...props }: VoucherSettingsProps) {
  const picture = useFragment(
    graphql`
      fragment VoucherSettings_picture on File {
        id
        name
        url: pictureUrl(width: 200, height: 200)
      }
    `,
    props.picture,
  )
  const language = useLanguage()
  const formOf = useCallback(
    (values: SectionValues): SettingsForm => ({
      enabled: values.enabled !== false,
      image: picture ? { id: picture.id, name: picture.name, url: picture.url ?? null } : null,
      validYears: String(numberOf(values.validYears) ?? 0),
      leastAmount: eurosOf(numberOf(values.leastAmount), language),
      mostAmount: eurosOf(numberOf(values.mostAmount), language),
    }),
    [language, picture],
  )
  const sections = useMemo(
    () => [
      {
        id: 'vouchers',
        title: 'voucher.settings.section',
        fields: fieldsIn(language),
        children: <Inputs language={language} />,
      } as const,
    ],
    [language],
  )
  const changesOf = (form: SettingsForm, changed: readonly string[]) => {
    const whole: Readonly<Record<string, unknown>> = {
      enabled: form.enabled,
      image: form.image && keyOf(form.image.id),
      validYears: yearsOf(form.validYears),
      leastAmount: centsFrom(form.leastAmount, language),
      mostAmount: centsFrom(form.mostAmount, language),
    }
    return Object.fromEntries(
      Object.entries(whole).filter(([name]) => changed.some(path => path.split('.')[0] === name)),
    )
  }
  return (
    <SectionEditor
      section={section}
      title="voucher.settings.title"
      note="voucher.settings.note"
      formOf={formOf}
      sections={sections}
      changesOf={changesOf}
      names={names}
    />
  )
}
