import { FormattedMessage, useIntl } from 'react-intl'
import { EditInput } from '../../../../adminKit/edit/EditInput.tsx'
import type { Message } from '../../../../adminKit/edit/fields.ts'
import { useEditingContext } from '../../../../adminKit/edit/useEditing.ts'
import rows from '../../../../adminKit/settings/rows.module.css'
import { Button } from '../../../../ui/Button.tsx'
import style from './draft.module.css'
import { cellKey, type DraftForm, namesIn, piecesIn, type RunForm, words } from './draftForm.ts'

export interface RunEditorProps {
  run: RunForm
  path: string
  onDrop: () => void
}

/** A size run: how many of each fit and size, and who stands on them. */
export function RunEditor({ run, path, onDrop }: RunEditorProps) {
  const intl = useIntl()
  const { set, isReadOnly, problems } = useEditingContext<DraftForm>()
  const [fits, sizes] = [words(run.fits), words(run.sizes)]
  const change = (key: string, typed: string) =>
    set(`${path}.amounts`, { ...run.amounts, [key]: typed.replace(/\D/g, '').slice(0, 4) })
  return (
    <div className={rows.groups}>
      <div className={style.party}>
        <EditInput path={`${path}.fits`} label="invoicing.run.fits" hint="invoicing.run.listHint" longest={500} />
        <EditInput path={`${path}.sizes`} label="invoicing.run.sizes" hint="invoicing.run.listHint" longest={500} />
      </div>
      <div className={style.grid}>
        <table>
          <caption className="visually-hidden">
            <FormattedMessage id="invoicing.run.caption" />
          </caption>
          <thead>
            <tr>
              <td />
              {sizes.map(size => (
                <th key={size} scope="col">
                  {size}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {fits.map(fit => (
              <tr key={fit}>
                <th scope="row">{fit}</th>
                {sizes.map(size => (
                  <td key={size}>
                    <input
                      inputMode="numeric"
                      aria-label={intl.formatMessage({ id: 'invoicing.run.cell' }, { fit, size })}
                      value={run.amounts[cellKey(fit, size)] ?? ''}
                      readOnly={isReadOnly}
                      onChange={event => change(cellKey(fit, size), event.target.value)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={rows.words} aria-live="polite">
        <FormattedMessage id="invoicing.run.pieces" values={{ count: piecesIn(run), names: namesIn(run).length }} />
      </p>
      <EditInput
        path={`${path}.names`}
        label="invoicing.run.names"
        hint="invoicing.run.namesHint"
        longest={100_000}
        control={{ kind: 'area', rows: 5 }}
        warning={problems[`${path}.names`] ? undefined : warningOf(run)}
      />
      {!isReadOnly && (
        <div>
          <Button look="quiet" size="small" onClick={onDrop}>
            <FormattedMessage id="invoicing.run.drop" />
          </Button>
        </div>
      )}
    </div>
  )
}

/** Names that belong to no piece, and more of them than there are pieces. */
function warningOf(run: RunForm): Message | undefined {
  const [fits, sizes] = [words(run.fits), words(run.sizes)]
  const names = namesIn(run)
  const lost = names.find(({ fit, size }) => !fits.includes(fit) || !sizes.includes(size))
  if (lost) return { id: 'invoicing.run.unknown', values: { size: lost.size, fit: lost.fit } }
  for (const fit of fits) {
    for (const size of sizes) {
      const named = names.filter(each => each.fit === fit && each.size === size).length
      if (named > (Number(run.amounts[cellKey(fit, size)]) || 0)) {
        return { id: 'invoicing.run.tooMany', values: { fit, size, count: named } }
      }
    }
  }
  return undefined
}
