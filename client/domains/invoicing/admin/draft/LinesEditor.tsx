import type { KeyboardEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { EditInput } from '../../../../adminKit/edit/EditInput.tsx'
import { useEditingContext } from '../../../../adminKit/edit/useEditing.ts'
import { ArrowDownIcon, ArrowUpIcon } from '../../../../adminKit/icons.tsx'
import rows from '../../../../adminKit/settings/rows.module.css'
import { useAdminFormat } from '../../../../adminKit/useAdminFormat.ts'
import { Button, IconButton } from '../../../../ui/Button.tsx'
import { PlusIcon, TrashIcon } from '../../../../ui/pageIcons.tsx'
import type { Units } from './DraftEditor.tsx'
import style from './draft.module.css'
import { type DraftForm, type LineForm, newLine } from './draftForm.ts'
import { RunEditor } from './RunEditor.tsx'

export interface LinesEditorProps extends Units {
  /** Whether lines may be optional or alternatives. */
  hasChoices: boolean
}

const kindNames = {
  item: 'invoicing.line.item',
  advance: 'invoicing.line.advance',
  text: 'invoicing.line.text',
  heading: 'invoicing.line.heading',
  subtotal: 'invoicing.line.subtotal',
  pageBreak: 'invoicing.line.pageBreak',
} as const

/** The lines in their order. Enter within one begins the next: who types many never leaves the keyboard. */
export function LinesEditor({ units, rates, hasChoices }: LinesEditorProps) {
  const { values, set, insert, isReadOnly } = useEditingContext<DraftForm>()
  const { lines } = values
  const usualRate = String(rates[0] ?? 0)
  const begin = (at: number) => {
    const line = newLine('item', lines[at]?.vatRate || usualRate)
    set('lines', [...lines.slice(0, at + 1), line, ...lines.slice(at + 1)])
    requestAnimationFrame(() => document.getElementById(`line-${line.id}`)?.querySelector('input')?.focus())
  }
  return (
    <div className={rows.groups}>
      {lines.map(({ id }, at) => (
        <LineCard key={id} at={at} units={units} rates={rates} hasChoices={hasChoices} onNext={() => begin(at)} />
      ))}
      {!isReadOnly && (
        <div className={style.adding}>
          {(['item', 'heading', 'text', 'subtotal', 'pageBreak'] as const).map(kind => (
            <Button
              key={kind}
              look="quiet"
              size="small"
              icon={<PlusIcon size={16} />}
              onClick={() => insert('lines', newLine(kind, usualRate))}
            >
              <FormattedMessage id={kindNames[kind]} />
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}

const decimal = { kind: 'text', inputMode: 'decimal' } as const

interface LineCardProps extends LinesEditorProps {
  at: number
  onNext: () => void
}

function LineCard({ at, units, rates, hasChoices, onNext }: LineCardProps) {
  const intl = useIntl()
  const format = useAdminFormat()
  const { values, set, remove, isReadOnly } = useEditingContext<DraftForm>()
  const { lines } = values
  const line = lines[at]
  if (!line) return null
  const name = line.title || line.text || intl.formatMessage({ id: kindNames[line.kind] })
  const path = `lines.${at}`
  const move = (to: number) => {
    const others = lines.filter((_, other) => other !== at)
    set('lines', [...others.slice(0, to), line, ...others.slice(to)])
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || isReadOnly) return
    event.preventDefault()
    onNext()
  }
  const choices = [...new Set([...rates.map(String), line.vatRate])].filter(Boolean)
  return (
    <fieldset id={`line-${line.id}`} className={rows.group} onKeyDown={line.kind === 'item' ? onKeyDown : undefined}>
      <legend className="visually-hidden">{name}</legend>
      <div className={rows.foot}>
        <strong className={rows.said}>
          {at + 1}. {name}
        </strong>
        {!isReadOnly && (
          <div className={rows.buttons}>
            <IconButton
              label={intl.formatMessage({ id: 'invoicing.line.up' }, { name })}
              disabled={at === 0}
              onClick={() => move(at - 1)}
            >
              <ArrowUpIcon size={18} />
            </IconButton>
            <IconButton
              label={intl.formatMessage({ id: 'invoicing.line.down' }, { name })}
              disabled={at === lines.length - 1}
              onClick={() => move(at + 1)}
            >
              <ArrowDownIcon size={18} />
            </IconButton>
            <IconButton
              label={intl.formatMessage({ id: 'invoicing.line.remove' }, { name })}
              onClick={() => remove('lines', at)}
            >
              <TrashIcon size={18} />
            </IconButton>
          </div>
        )}
      </div>
      {(line.kind === 'text' || line.kind === 'heading' || line.kind === 'subtotal') && (
        <EditInput
          path={`${path}.text`}
          label={kindNames[line.kind]}
          longest={5000}
          {...(line.kind === 'text' && { control: { kind: 'area', rows: 3 } as const })}
        />
      )}
      {line.kind === 'item' && (
        <>
          <div className={style.line}>
            <EditInput
              className={style.wide}
              path={`${path}.title`}
              label="invoicing.line.title"
              longest={200}
              isRequired
            />
            <EditInput path={`${path}.number`} label="invoicing.line.number" longest={200} />
            {line.run === null && (
              <EditInput
                path={`${path}.quantity`}
                label="invoicing.line.quantity"
                control={decimal}
                longest={14}
                isRequired
              />
            )}
            <EditInput
              path={`${path}.unit`}
              label="invoicing.line.unit"
              control={{ kind: 'choice', options: units.map(({ key, one }) => ({ value: key, label: { text: one } })) }}
            />
            <EditInput
              path={`${path}.price`}
              label="invoicing.line.price"
              control={{ ...decimal, unit: '€' }}
              longest={14}
              isRequired
            />
            <EditInput
              path={`${path}.discount`}
              label="invoicing.line.discount"
              control={{ ...decimal, unit: '%' }}
              longest={6}
            />
            <EditInput
              path={`${path}.vatRate`}
              label="invoicing.line.vatRate"
              control={{
                kind: 'choice',
                options: choices.map(rate => ({ value: rate, label: { text: format.percent(Number(rate)) } })),
              }}
            />
            {(values.buyerOrderNumber.trim() !== '' || line.orderPosition !== '') && (
              <EditInput path={`${path}.orderPosition`} label="invoicing.line.orderPosition" longest={200} />
            )}
            {hasChoices && (
              <EditInput
                path={`${path}.choice`}
                label="invoicing.line.choice"
                control={{
                  kind: 'choice',
                  options: [
                    { value: 'counts', label: 'invoicing.line.counts' },
                    { value: 'optional', label: 'invoicing.line.optional' },
                    { value: 'alternative', label: 'invoicing.line.alternative' },
                  ],
                }}
              />
            )}
          </div>
          <EditInput
            path={`${path}.description`}
            label="invoicing.line.description"
            longest={5000}
            control={{ kind: 'area', rows: 2 }}
          />
          <RunPart line={line} path={path} />
        </>
      )}
    </fieldset>
  )
}

const usualRun = { fits: 'Herren', sizes: 'S, M, L, XL', amounts: {}, names: '' }

function RunPart({ line, path }: { line: LineForm; path: string }) {
  const { set, isReadOnly } = useEditingContext<DraftForm>()
  if (line.run) return <RunEditor run={line.run} path={`${path}.run`} onDrop={() => set(`${path}.run`, null)} />
  if (isReadOnly) return null
  return (
    <div>
      <Button look="quiet" size="small" onClick={() => set(`${path}.run`, usualRun)}>
        <FormattedMessage id="invoicing.run.add" />
      </Button>
    </div>
  )
}
