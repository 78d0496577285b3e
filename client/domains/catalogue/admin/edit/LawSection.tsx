import { FormattedMessage, useIntl } from 'react-intl'
import { EditInput } from '../../../../adminKit/edit/EditInput.tsx'
import { Card } from '../../../../adminKit/frame/Card.tsx'
import type { MessageId } from '../../../../intl/messageIds.ts'
import { ProductChanges as accepted, ClaimInput, ProductSafetyInput as safety } from '../../../../schema/accepted.ts'
import { SectionLines } from './Inputs.tsx'
import { SectionTexts } from './LocalizedField.tsx'
import type { PartValues } from './parts.ts'
import { RowsEditor } from './RowsEditor.tsx'
import style from './sections.module.css'

const nothing = { de: '', en: '' }

/** A part's text in both languages. */
export function PairedInputs({ path, label, longest, rows }: PairedInputsProps) {
  const title = useIntl().formatMessage({ id: label })
  return (['de', 'en'] as const).map(language => (
    <EditInput
      key={language}
      path={`${path}.${language}`}
      label={{ id: language === 'de' ? 'admin.product.german' : 'admin.product.english', values: { title } }}
      longest={longest}
      control={rows ? { kind: 'area', rows, lang: language } : { kind: 'text' }}
    />
  ))
}

interface PairedInputsProps {
  path: string
  label: MessageId
  longest: number
  rows?: number
}

/** Who made it and what to be warned of, how long its producer guarantees it, and what is claimed of it with its ground. */
export function LawSection() {
  return (
    <Card id="law" title={<FormattedMessage id="admin.product.law" />}>
      <h3 className={style.heading}>
        <FormattedMessage id="admin.product.safety" />
      </h3>
      <div className={style.two}>
        <EditInput path="safety.producer" label="admin.product.producer" longest={safety.producer.characters} />
        <EditInput path="safety.address" label="admin.product.producerAddress" longest={safety.address.characters} />
        <EditInput
          path="safety.email"
          label="admin.product.producerEmail"
          longest={safety.email.characters}
          control={{ kind: 'text', type: 'email' }}
        />
        <EditInput
          path="safety.euPerson"
          label="admin.product.euPerson"
          hint="admin.product.euPersonHint"
          longest={safety.euPerson.characters}
        />
        <PairedInputs
          path="safety.warnings"
          label="admin.product.warnings"
          longest={safety.warnings.characters}
          rows={3}
        />
      </div>
      <h3 className={style.heading}>
        <FormattedMessage id="admin.product.durability" />
      </h3>
      <div className={style.four}>
        <SectionLines section="law" />
      </div>
      <SectionTexts section="law" />
      <h3 className={style.heading}>
        <FormattedMessage id="admin.product.claims" />
      </h3>
      <RowsEditor<PartValues['claims'][number]>
        path="claims"
        empty={{ text: nothing, evidence: nothing }}
        add="admin.product.claimAdd"
        none="admin.product.noClaims"
        most={accepted.claims.entries}
        row={(_claim, at) => (
          <>
            <PairedInputs path={`claims.${at}.text`} label="admin.product.claim" longest={ClaimInput.text.characters} />
            <PairedInputs
              path={`claims.${at}.evidence`}
              label="admin.product.evidence"
              longest={ClaimInput.evidence.characters}
              rows={2}
            />
          </>
        )}
      />
    </Card>
  )
}
