import { useMemo } from 'react'
import type { SectionEditor_section$key } from '../../../../__generated__/SectionEditor_section.graphql.ts'
import { EditInput } from '../../../../adminKit/edit/EditInput.tsx'
import type { EditField, Message } from '../../../../adminKit/edit/fields.ts'
import { useEditingContext } from '../../../../adminKit/edit/useEditing.ts'
import { SectionEditor } from '../../../../adminKit/settings/SectionEditor.tsx'
import { UnitRows } from './UnitRows.tsx'
import { PIECE, type UnitsForm, unitsChangesOf, unitsFormOf } from './unitsForm.ts'

const listed: EditField<UnitsForm> = {
  path: 'units',
  label: 'admin.units.listed',
  check: ({ units }) =>
    new Map(
      units.flatMap(({ one }, at): [string, Message][] =>
        one.de.trim() === '' ? [[`units.${at}.one.de`, 'edit.missing']] : [],
      ),
    ),
  show: (units: UnitsForm['units']) => units.map(({ one }) => one.de).join(', '),
}
const usual: EditField<UnitsForm> = {
  path: 'defaultUnit',
  label: 'admin.units.default',
  hint: 'admin.units.default.hint',
}

const names = { units: listed.label, defaultUnit: usual.label } as const

/** Where in the form a path of the section is. */
const placeOf = ([list = '', at, part]: readonly string[]): string | null =>
  list !== 'units' || at === undefined ? list : part === 'many' ? `units.${at}.many.de` : `units.${at}.one.de`

const texts: Readonly<Record<string, Message>> = {
  TRANSITION_NOT_ALLOWED: 'admin.units.inUse',
  ENTRY_TWICE: 'admin.units.twice',
}

/** One of the units that are saved; a new one can be chosen once it is. */
function DefaultUnit() {
  const { values } = useEditingContext<UnitsForm>()
  const options = [
    { value: PIECE, label: 'admin.products.unit.piece' } as const,
    ...values.units
      .filter(({ key }) => key !== '')
      .map(({ key, one, many }) => ({
        value: key,
        label: { text: many.de && many.de !== one.de ? `${one.de}/${many.de}` : one.de },
      })),
  ]
  return <EditInput path="defaultUnit" control={{ kind: 'choice', options }} />
}

/** The section `units` in one form. */
export function UnitsEditor({ section }: { section: SectionEditor_section$key }) {
  const sections = useMemo(
    () => [
      {
        ...({ id: 'units', title: 'admin.units.listed', fields: [listed] } as const),
        children: <UnitRows />,
        hasRequired: ({ units }: UnitsForm) => units.length > 0,
      },
      { ...({ id: 'default', title: 'admin.units.ofNew', fields: [usual] } as const), children: <DefaultUnit /> },
    ],
    [],
  )
  return (
    <SectionEditor
      section={section}
      title="admin.units.title"
      note="admin.units.note"
      formOf={unitsFormOf}
      sections={sections}
      changesOf={unitsChangesOf}
      placeOf={placeOf}
      textOf={code => texts[code] ?? null}
      names={names}
    />
  )
}
