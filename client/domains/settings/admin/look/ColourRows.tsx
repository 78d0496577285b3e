import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useEditingContext } from '../../../../adminKit/edit/useEditing.ts'
import { Corner } from '../../../../ui/Corner.tsx'
import { FieldError } from '../../../../ui/Field.tsx'
import { CheckIcon, WarningIcon } from '../../../../ui/icons.tsx'
import style from './look.module.css'
import { colourGroups, colourTitles, type LookForm, type Scheme, schemes, type UsualColours } from './lookForm.ts'
import { useDraft } from './useDraft.ts'

/** The colours as a table: each in both schemes, with what can be read on it. */
export function ColourRows({ usual }: { usual: UsualColours }) {
  return (
    <div className={style.colours}>
      <Corner>{attempt => <Contrasts usual={usual} attempt={attempt} />}</Corner>
      {colourGroups.map(({ title, names }) => (
        <table key={title} className={style.table}>
          <caption>
            <FormattedMessage id={title} />
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">
                  <FormattedMessage id="look.colour" />
                </span>
              </th>
              <th scope="col">
                <FormattedMessage id="look.light" />
              </th>
              <th scope="col">
                <FormattedMessage id="look.dark" />
              </th>
            </tr>
          </thead>
          <tbody>
            {names.map(name => (
              <tr key={name}>
                <th scope="row">
                  <FormattedMessage id={colourTitles[name]!} />
                </th>
                {schemes.map(scheme => (
                  <td key={scheme}>
                    <Colour name={name} scheme={scheme} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  )
}

function Colour({ name, scheme }: { name: string; scheme: Scheme }) {
  const intl = useIntl()
  const { values, set, problems, isReadOnly } = useEditingContext<LookForm>()
  const path = `${scheme}.${name}`
  const colour = values[scheme][name] ?? ''
  const label = `${intl.formatMessage({ id: colourTitles[name]! })}, ${intl.formatMessage({ id: scheme === 'light' ? 'look.light' : 'look.dark' })}`
  const problemId = useId()
  const problem = problems[path]
  return (
    <div>
      <div className={style.colour}>
        <input
          type="color"
          className={style.well}
          aria-label={intl.formatMessage({ id: 'look.choose' }, { label })}
          value={/^#[0-9a-f]{6}$/.test(colour) ? colour : '#000000'}
          disabled={isReadOnly}
          onChange={event => set(path, event.target.value)}
        />
        <input
          type="text"
          className={style.code}
          name={path}
          aria-label={label}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? problemId : undefined}
          value={colour}
          maxLength={7}
          spellCheck={false}
          readOnly={isReadOnly}
          onChange={event => set(path, event.target.value.trim().toLowerCase())}
        />
      </div>
      {problem && <FieldError id={problemId}>{problem}</FieldError>}
    </div>
  )
}

/** What cannot be read well enough, above the colours; that all can, too. */
function Contrasts({ usual, attempt }: { usual: UsualColours; attempt: number }) {
  const intl = useIntl()
  const { contrasts } = useDraft(usual, attempt)
  const poor = contrasts.filter(({ ratio, least }) => ratio < least)
  const nameOf = (name: string) => intl.formatMessage({ id: colourTitles[name] ?? 'look.colour' })
  if (poor.length === 0)
    return (
      <p className={style.contrast} data-tone="good" role="status">
        <CheckIcon size={18} />
        <FormattedMessage id="look.contrast.good" values={{ count: contrasts.length }} />
      </p>
    )
  return (
    <div className={style.contrast} data-tone="danger" role="status">
      <WarningIcon size={18} />
      <div>
        <FormattedMessage id="look.contrast.poor" values={{ count: poor.length }} />
        <ul>
          {poor.map(({ scheme, on, of, ratio, least }) => (
            <li key={`${scheme} ${on} ${of}`}>
              <FormattedMessage
                id="look.contrast.pair"
                values={{
                  scheme: intl.formatMessage({ id: scheme === 'light' ? 'look.light' : 'look.dark' }),
                  of: nameOf(of),
                  on: nameOf(on),
                  ratio: intl.formatNumber(ratio),
                  least: intl.formatNumber(least),
                }}
              />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
