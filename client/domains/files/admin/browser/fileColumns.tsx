import { FormattedMessage, useIntl } from 'react-intl'
import { CropIcon } from '../../../../adminKit/icons.tsx'
import type { Column } from '../../../../adminKit/list/columns.ts'
import { Instant } from '../../../../adminKit/list/Instant.tsx'
import { Truncated } from '../../../../adminKit/list/Truncated.tsx'
import { adminFormats } from '../../../../adminKit/useAdminFormat.ts'
import { Link } from '../../../../router/Link.tsx'
import { Status } from '../../../../ui/Badge.tsx'
import { PenIcon } from '../../../../ui/icons.tsx'
import { fileSize } from '../../parts/uploads/fileSize.ts'
import { cropPath, filePath } from '../fileUrl.ts'
import { FileTags } from './FileTags.tsx'
import { FileThumb } from './FileThumb.tsx'
import { type FileRow, isCroppable } from './fileRow.ts'
import style from './files.module.css'
import { typeTitles } from './fileWords.ts'

/** The columns of lists of files. */
export function useFileColumns(): readonly Column<FileRow>[] {
  const intl = useIntl()
  const format = adminFormats(intl)
  const typeOf = ({ type }: FileRow) =>
    type in typeTitles ? intl.formatMessage({ id: typeTitles[type as 'PDF'] }) : ''
  return [
    {
      key: 'picture',
      title: 'files.picture',
      isTitleHidden: true,
      width: 86,
      rank: 0,
      card: 'picture',
      text: () => '',
      cell: file => <FileThumb file={file} />,
    },
    {
      key: 'name',
      title: 'files.name',
      sort: 'name',
      width: 170,
      grow: 4,
      rank: 0,
      card: 'title',
      text: file => file.name,
      cell: file => <Truncated text={file.name} lines={2} />,
    },
    {
      key: 'type',
      title: 'files.type',
      width: 96,
      rank: 4,
      card: 'fact',
      text: typeOf,
    },
    {
      key: 'size',
      title: 'files.size',
      sort: 'size',
      beginsFalling: true,
      isNumber: true,
      width: 96,
      rank: 2,
      card: 'fact',
      text: file => fileSize(file.size, intl),
    },
    {
      key: 'pixels',
      title: 'files.pixels',
      isNumber: true,
      width: 120,
      rank: 5,
      card: 'none',
      text: ({ width, height }) => (width && height ? `${width} × ${height}` : ''),
    },
    {
      key: 'tags',
      title: 'files.tags',
      width: 170,
      grow: 3,
      rank: 1,
      card: 'line',
      text: file => file.tags.join(', '),
      isAbove: true,
      isOnCardAnyway: true,
      cell: file => <FileTags file={file} />,
    },
    {
      key: 'seen',
      title: 'files.seen',
      width: 104,
      rank: 6,
      card: 'fact',
      text: ({ isPublic }) => intl.formatMessage({ id: isPublic ? 'files.seen.everybody' : 'files.seen.inside' }),
      cell: ({ isPublic }) => (
        <Status tone={isPublic ? 'good' : 'neutral'} isHollow={!isPublic}>
          <FormattedMessage id={isPublic ? 'files.seen.everybody' : 'files.seen.inside'} />
        </Status>
      ),
    },
    {
      key: 'uploaded',
      title: 'files.uploaded',
      sort: 'uploaded',
      beginsFalling: true,
      width: 148,
      rank: 3,
      card: 'fact',
      text: file => format.instant(file.createdAt),
      repeats: file => format.day(file.createdAt),
      cell: (file, isRepeated) => <Instant at={file.createdAt} isRepeated={isRepeated} />,
    },
    {
      key: 'changed',
      title: 'files.changed',
      sort: 'changed',
      beginsFalling: true,
      width: 148,
      rank: 7,
      isExtra: true,
      card: 'none',
      text: file => format.instant(file.changedAt),
      cell: (file, isRepeated) => <Instant at={file.changedAt} isRepeated={isRepeated} />,
    },
    {
      key: 'alt',
      title: 'files.alt',
      width: 150,
      grow: 2,
      rank: 8,
      isExtra: true,
      card: 'none',
      text: ({ alt }) => alt?.de || alt?.en || '',
    },
    {
      key: 'tools',
      title: 'files.tools',
      isTitleHidden: true,
      width: 88,
      rank: 0,
      card: 'corner',
      isAbove: true,
      text: () => '',
      cell: file => <FileTools file={file} />,
    },
  ]
}

/** The ways to a file's page and, of pictures and PDFs, to where they are cropped. */
function FileTools({ file }: { file: FileRow }) {
  const intl = useIntl()
  if (!file.viewerCanEdit) return null
  const edit = intl.formatMessage({ id: 'files.edit' }, { name: file.name })
  const crop = intl.formatMessage({ id: 'files.crop' }, { name: file.name })
  return (
    <span className={style.tools}>
      <Link to={filePath(file.id)} className={style.edit} aria-label={edit} title={edit}>
        <PenIcon size={18} />
      </Link>
      {isCroppable(file) && !file.deletedAt && (
        <Link to={cropPath(file.id)} aria-label={crop} title={crop}>
          <CropIcon size={18} />
        </Link>
      )}
    </span>
  )
}
