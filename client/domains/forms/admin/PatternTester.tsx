import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { TextField } from '../../../ui/Field.tsx'
import { verdictOf } from '../blocks/fieldRules.ts'
import type { FieldForm } from './formForm.ts'

/** Says of a sample what visitors would be told of it, by the very rule that their page has. */
export function PatternTester({ field }: { field: FieldForm }) {
  const intl = useIntl()
  const [sample, setSample] = useState('')
  const { pattern, patternText, success, warningPattern, warning } = field
  const said = (texts: { readonly de: string; readonly en: string }) =>
    (intl.locale.startsWith('en') && texts.en) || texts.de
  const rules = {
    pattern,
    warningPattern,
    patternText: said(patternText),
    success: said(success),
    warning: said(warning),
  }
  const verdict = verdictOf(rules, sample)
  const misfit = verdict?.kind === 'error' && (
    <FormattedMessage
      id="admin.forms.sample.misfits"
      values={{ text: verdict.text || intl.formatMessage({ id: 'admin.forms.sample.usual' }) }}
    />
  )
  return (
    <TextField
      label={<FormattedMessage id="admin.forms.sample" />}
      isOptional
      value={sample}
      maxLength={500}
      autoComplete="off"
      onChange={event => setSample(event.target.value)}
      error={misfit || undefined}
      hint={
        <span role="status">
          {sample.trim() === '' || verdict?.kind === 'error' ? (
            <FormattedMessage id="admin.forms.sampleHint" />
          ) : verdict?.kind === 'warning' ? (
            <FormattedMessage id="admin.forms.sample.warns" values={{ text: verdict.text }} />
          ) : (
            <FormattedMessage id="admin.forms.sample.fits" />
          )}
        </span>
      }
    />
  )
}
