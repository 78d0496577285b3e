import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '../../../../intl/messageIds.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Corner } from '../../../../ui/Corner.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { FieldError, TextAreaField } from '../../../../ui/Field.tsx'
import type { Choice } from '../choice/choices.ts'
import { sizeName } from '../sizes/stockText.ts'
import { parseTeamList } from './parseTeamList.ts'
import { isBlocking, type PlacedTeam, placeTeam, type TeamProblem } from './placeTeam.ts'
import { SavedTeams } from './SavedTeams.tsx'
import style from './TeamList.module.css'

export interface TeamListDialogProps {
  isOpen: boolean
  onClose: () => void
  /** The sizes of the colour that is shown. */
  choices: readonly Choice[]
  fit: Choice['fit']
  /** Of a printed text; null where nothing can be printed. */
  maxLength: number | null
  onTake: (team: PlacedTeam) => void
}

const problemTexts: Readonly<Record<TeamProblem, MessageId>> = {
  sizeMissing: 'product.team.sizeMissing',
  sizeUnknown: 'product.team.sizeUnknown',
  soldOut: 'product.team.soldOut',
  notEnough: 'product.team.notEnough',
  textTooLong: 'product.team.textTooLong',
  notPrintable: 'product.team.notPrintable',
  sameNumber: 'product.team.sameNumber',
  sameName: 'product.team.sameName',
}

/** A team's list, typed, pasted or kept: checked line by line, and put into sizes and texts in one step. */
export default function TeamListDialog(props: TeamListDialogProps) {
  const { isOpen, onClose, choices, fit, maxLength, onTake } = props
  const intl = useIntl()
  const [text, setText] = useState('')
  const sizes = [...new Set(choices.map(({ size }) => size))].filter(size => size !== '')
  const entries = parseTeamList(text, sizes)
  const team = placeTeam(entries, choices, fit, maxLength)
  const blocked = team.lines.filter(({ problems }) => problems.some(isBlocking)).length

  return (
    <Dialog
      isKept
      isWide
      isOpen={isOpen}
      onClose={onClose}
      title={<FormattedMessage id="product.team.title" />}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            <FormattedMessage id="ui.dialog.cancel" />
          </Button>
          <Button
            disabled={team.lines.length === 0 || blocked > 0}
            onClick={() => {
              onTake(team)
              onClose()
            }}
          >
            <FormattedMessage id="product.team.take" values={{ count: team.lines.length }} />
          </Button>
        </>
      }
    >
      <div className={style.body}>
        <Corner>{attempt => <SavedTeams entries={entries} onOpen={setText} attempt={attempt} />}</Corner>
        <TextAreaField
          label={<FormattedMessage id="product.team.list" />}
          hint={<FormattedMessage id="product.team.hint" values={{ sizes: sizes.join(', ') }} />}
          rows={8}
          spellCheck={false}
          value={text}
          placeholder={intl.formatMessage({ id: 'product.team.placeholder' }, { size: sizes[0] ?? 'M' })}
          onChange={event => setText(event.target.value)}
        />
        {team.lines.length > 0 && (
          <table className={style.table}>
            <caption className="visually-hidden">
              <FormattedMessage id="product.team.read" />
            </caption>
            <thead>
              <tr>
                {(['product.team.name', 'product.team.number', 'product.team.size'] as const).map(id => (
                  <th key={id} scope="col">
                    <FormattedMessage id={id} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {team.lines.map(line => (
                <tr key={line.line} data-blocked={line.problems.some(isBlocking) || undefined}>
                  <td>
                    {line.name || '–'}
                    {line.problems.map(problem => (
                      <span key={problem} className={style.problem} data-tone={isBlocking(problem) ? 'danger' : 'warn'}>
                        <FormattedMessage
                          id={problemTexts[problem]}
                          values={{ size: line.size, number: line.number, maxLength: maxLength ?? 0 }}
                        />
                      </span>
                    ))}
                  </td>
                  <td>{line.number || '–'}</td>
                  <td>{line.choice ? sizeName(intl, line.choice) : line.size || '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <div role="status">
          {blocked > 0 && (
            <FieldError>
              <FormattedMessage id="product.team.blocked" values={{ count: blocked }} />
            </FieldError>
          )}
        </div>
      </div>
    </Dialog>
  )
}
