import { useEffect, useEffectEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { FileChooserListQuery } from '../../../../__generated__/FileChooserListQuery.graphql.ts'
import { ListFilters } from '../../../../adminKit/list/ListFilters.tsx'
import { ListRows } from '../../../../adminKit/list/ListRows.tsx'
import { LookSwitch } from '../../../../adminKit/list/LookSwitch.tsx'
import { Paging } from '../../../../adminKit/list/Paging.tsx'
import { isFiltered, pageSizesOf, viewOf } from '../../../../adminKit/list/url.ts'
import { useSelection } from '../../../../adminKit/list/useSelection.ts'
import { SortSelect } from '../../../../adminKit/list/ViewMenu.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { EmptyState } from '../../../../ui/States.tsx'
import { UploadQueue } from '../../parts/uploads/UploadQueue.tsx'
import { FileTile } from '../browser/FileTile.tsx'
import { choicesOf } from '../browser/fileChoices.ts'
import { useFileColumns } from '../browser/fileColumns.tsx'
import { type FileRow, fileRowOf } from '../browser/fileRow.ts'
import style from './chooser.module.css'
import { chooserUrl, chooserVariables, type PixelSize } from './chooserUrl.ts'
import { type ChooserMode, modes } from './modes.ts'

export interface FileChooserListProps {
  mode: ChooserMode
  minimum: PixelSize | null
  /** The address of the list. */
  search: string
  isWaiting: boolean
  attempt: number
  isMany: boolean
  onSelect: (files: readonly FileRow[]) => void
  onTake: (file: FileRow) => void
}

/** What is chosen from: filters, tiles or rows, pages, and a way to bring new files in. */
export function FileChooserList(props: FileChooserListProps) {
  const { mode, minimum, isMany, onTake } = props
  const intl = useIntl()
  const [arrived, setArrived] = useState(0)
  const [isUploading, setUploading] = useState(false)
  const view = viewOf(chooserUrl, new URLSearchParams(props.search))
  const response = useLazyLoadQuery<FileChooserListQuery>(
    graphql`
      query FileChooserListQuery($first: Int!, $after: String, $filter: FileFilter!, $orderBy: FileOrder!) {
        ...UploadQueue_query
        files(first: $first, after: $after, filter: $filter, orderBy: $orderBy) {
          totalCount
          isCountCapped
          ...fileChoices_files
          pageCursors {
            ...Paging_cursors
          }
          edges {
            node {
              ...fileRow_file
            }
          }
        }
      }
    `,
    chooserVariables(mode, minimum, view),
    { fetchPolicy: 'store-and-network', fetchKey: `${props.attempt} ${arrived}` },
  )
  const { files } = response
  const rows = files.edges.map(({ node }) => fileRowOf(node))
  const columns = useFileColumns().filter(({ key }) => shownColumns.includes(key))
  // What is selected stays selected under every filter: it is collected.
  const selection = useSelection<FileRow>()('', rows)
  const tell = useEffectEvent(() => props.onSelect(selection.rows))
  const selected = [...selection.selected.keys()].join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever other rows are selected
  useEffect(() => tell(), [selected])
  const press = (file: FileRow) =>
    isMany ? selection.tick(file.id, !selection.selected.has(file.id), false) : onTake(file)
  const choices = choicesOf(intl, files)
  return (
    <>
      <ListFilters address={chooserUrl} view={view} options={{ tag: choices.tag, extension: choices.extension }}>
        <SortSelect view={view} columns={columns} />
        <LookSwitch view={view} />
        <Button look="quiet" size="small" aria-expanded={isUploading} onClick={() => setUploading(!isUploading)}>
          <FormattedMessage id="chooser.upload" />
        </Button>
      </ListFilters>
      {isUploading && (
        <UploadQueue
          query={response}
          place={`chooser ${mode}`}
          allowedExtensions={modes[mode].extensions}
          minimum={minimum}
          onUploaded={() => setArrived(before => before + 1)}
        />
      )}
      {rows.length === 0 ? (
        <EmptyState title={<FormattedMessage id={isFiltered(view) ? 'files.nothing' : 'chooser.empty'} />}>
          <FormattedMessage id={isFiltered(view) ? 'files.nothingHint' : 'chooser.emptyHint'} />
        </EmptyState>
      ) : (
        <ListRows
          caption={intl.formatMessage({ id: modes[mode].title })}
          columns={columns}
          tile={view.isTiled ? file => <FileTile file={file} /> : undefined}
          rows={rows}
          nameOf={file => file.name}
          open={{ run: press }}
          sort={view.sort}
          isWaiting={props.isWaiting}
          selection={
            isMany ? { selected: selection.selected, onTick: selection.tick, onTickAll: selection.tickAll } : undefined
          }
        />
      )}
      {files.totalCount > 0 && (
        <div className={style.paging}>
          <Paging
            cursors={files.pageCursors}
            pageSize={view.size}
            sizes={pageSizesOf(chooserUrl)}
            stepsAbove={chooserUrl.stepsAbove}
            totalCount={files.totalCount}
            isCapped={files.isCountCapped}
          />
        </div>
      )}
    </>
  )
}

const shownColumns = ['picture', 'name', 'type', 'size', 'pixels', 'uploaded']
