import { useIntl } from 'react-intl'
import { EditInput } from '../../../../adminKit/edit/EditInput.tsx'
import { FormDialog } from '../../../../adminKit/edit/FormDialog.tsx'
import type { Control } from '../../../../adminKit/edit/fields.ts'
import { RowsEditor } from './RowsEditor.tsx'
import { type PropertyFields, propertyLengths, propertyProblems } from './variantProperties.ts'

export interface SizePropertiesDialogProps {
  /** 'Größe M, Herren'; the dialog is open while there is one. */
  label: string | null
  rows: readonly PropertyFields[]
  onTake: (rows: readonly PropertyFields[]) => void
  onClose: () => void
}

interface Values {
  properties: readonly PropertyFields[]
}

const kinds: Control = {
  kind: 'choice',
  options: [
    { value: 'text', label: 'admin.product.propertyText' },
    { value: 'number', label: 'admin.product.propertyNumber' },
    { value: 'flag', label: 'admin.product.propertyFlag' },
  ],
}
const controls: Readonly<Record<PropertyFields['kind'], Control>> = {
  text: { kind: 'text' },
  number: { kind: 'text', inputMode: 'decimal' },
  flag: {
    kind: 'choice',
    options: [
      { value: 'no', label: 'edit.no' },
      { value: 'yes', label: 'edit.yes' },
    ],
  },
}

/** Asks for what tells one size from others besides fit, colour and size. What is taken over is saved with the rest. */
export function SizePropertiesDialog({ label, rows, onTake, onClose }: SizePropertiesDialogProps) {
  const intl = useIntl()
  return (
    <FormDialog<Values>
      isOpen={label !== null}
      onClose={onClose}
      isWide
      title={{ id: 'admin.product.sizeProperties', values: { label: label ?? '' } }}
      verb="admin.product.propertiesTake"
      text={intl.formatMessage({ id: 'admin.product.sizePropertiesText' })}
      initial={{ properties: rows }}
      fields={[
        {
          path: 'properties',
          label: 'admin.product.properties',
          check: ({ properties }) => propertyProblems(properties, 'properties'),
        },
      ]}
      submit={async ({ properties }) => {
        // Of yes or no the choice shows 'no' until somebody chooses.
        onTake(properties.map(row => (row.kind === 'flag' && row.value !== 'yes' ? { ...row, value: 'no' } : row)))
        return { isDone: true, refusals: [] }
      }}
    >
      <RowsEditor<PropertyFields>
        path="properties"
        empty={{ key: '', kind: 'text', value: '' }}
        add="admin.product.propertyAdd"
        none="admin.product.noProperties"
        most={propertyLengths.entries}
        row={({ kind }, at) => (
          <>
            <EditInput path={`properties.${at}.key`} label="admin.product.propertyKey" longest={propertyLengths.key} />
            <EditInput path={`properties.${at}.kind`} label="admin.product.propertyKind" control={kinds} />
            <EditInput
              path={`properties.${at}.value`}
              label="admin.product.propertyValue"
              longest={propertyLengths.value}
              control={controls[kind]}
            />
          </>
        )}
      />
    </FormDialog>
  )
}
