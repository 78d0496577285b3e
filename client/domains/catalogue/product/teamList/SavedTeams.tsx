import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { SavedTeamsQuery } from '../../../../__generated__/SavedTeamsQuery.graphql.ts'
import type { MessageId } from '../../../../intl/messageIds.ts'
import { Button, IconButton } from '../../../../ui/Button.tsx'
import { TextField } from '../../../../ui/Field.tsx'
import { TrashIcon } from '../../../../ui/pageIcons.tsx'
import { useDeleteTeamList } from '../../../accounts/mutations/useDeleteTeamList.ts'
import { useSaveTeamList } from '../../../accounts/mutations/useSaveTeamList.ts'
import type { TeamLine } from './parseTeamList.ts'
import style from './TeamList.module.css'

export interface SavedTeamsProps {
  /** What is written now, which can be kept. */
  entries: readonly TeamLine[]
  /** Puts a kept list into the field. */
  onOpen: (text: string) => void
  /** Another one asks again for what failed. */
  attempt: number
}

type Entry = Pick<TeamLine, 'name' | 'number' | 'size'>

/** A cell that reads back as it was, whatever it holds. */
const cell = (text: string) => (/[;"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

const refusalTexts: Readonly<Record<string, MessageId>> = {
  TOO_MANY_TEAM_LISTS: 'product.team.tooManyLists',
  INVALID_INPUT: 'product.team.tooLong',
}

/** The lists that a person keeps: taken up again, kept anew or in place of one of that name, and thrown away. */
export function SavedTeams({ entries, onOpen, attempt }: SavedTeamsProps) {
  const { viewer } = useLazyLoadQuery<SavedTeamsQuery>(
    graphql`
      query SavedTeamsQuery {
        viewer {
          account {
            id
            teamLists {
              id
              title
              entries {
                name
                number
                size
              }
            }
          }
        }
      }
    `,
    {},
    { fetchKey: attempt, fetchPolicy: 'store-and-network' },
  )
  const intl = useIntl()
  const [title, setTitle] = useState('')
  const [refused, setRefused] = useState<string | null>(null)
  const [saved, setSaved] = useState<string | null>(null)
  const [saveList, isSaving] = useSaveTeamList()
  const [deleteList, isDeleting] = useDeleteTeamList()
  if (!viewer.account)
    return (
      <p className={style.hint}>
        <FormattedMessage id="product.team.signIn" />
      </p>
    )
  const lists = viewer.account.teamLists
  const headings = (['product.team.name', 'product.team.number', 'product.team.size'] as const).map(id =>
    intl.formatMessage({ id }),
  )
  const open = (people: readonly Entry[], name: string) => {
    setTitle(name)
    setSaved(null)
    const rows = people.map(({ name, number, size }) => [name, number, size].map(cell))
    onOpen([headings, ...rows].map(row => row.join('; ')).join('\n'))
  }
  const save = async () => {
    const known = lists.find(list => list.title === title.trim())
    const people = entries.map(({ name, number, size }) => ({ name, number, size }))
    const input = { teamListId: known?.id, title: title.trim(), entries: people }
    const { isDone, refusals } = await saveList(input)
    setRefused(refusals[0]?.code ?? null)
    setSaved(isDone ? title.trim() : null)
  }

  return (
    <div className={style.saved}>
      {lists.length > 0 && (
        <ul aria-label={intl.formatMessage({ id: 'product.team.savedLists' })}>
          {lists.map(list => (
            <li key={list.id}>
              <Button look="quiet" size="small" onClick={() => open(list.entries, list.title)}>
                <FormattedMessage id="product.team.open" values={{ title: list.title, count: list.entries.length }} />
              </Button>
              <IconButton
                label={intl.formatMessage({ id: 'product.team.delete' }, { title: list.title })}
                disabled={isDeleting}
                onClick={() => void deleteList(list.id)}
              >
                <TrashIcon size={18} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {entries.length > 0 && (
        <div className={style.save}>
          <TextField
            isOptional
            label={<FormattedMessage id="product.team.saveAs" />}
            value={title}
            autoComplete="off"
            error={refused && <FormattedMessage id={refusalTexts[refused] ?? 'product.team.notSaved'} />}
            onChange={event => {
              setTitle(event.target.value)
              setRefused(null)
              setSaved(null)
            }}
          />
          <Button look="outline" isBusy={isSaving} disabled={title.trim() === ''} onClick={() => void save()}>
            <FormattedMessage id="product.team.save" />
          </Button>
        </div>
      )}
      <p role="status" className={style.hint}>
        {saved !== null && <FormattedMessage id="product.team.savedAs" values={{ title: saved }} />}
      </p>
    </div>
  )
}
