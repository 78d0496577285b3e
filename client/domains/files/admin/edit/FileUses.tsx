import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { FileUses_file$key } from '../../../../__generated__/FileUses_file.graphql.ts'
import { Link } from '../../../../router/Link.tsx'
import style from './FileEditor.module.css'
import { useTitle } from './useTitle.ts'

/** Where a file is used, with the way there. */
export function FileUses(props: { file: FileUses_file$key }) {
  const { uses, useCount } = useFragment(
    graphql`
      fragment FileUses_file on File {
        useCount
        uses {
          kind
          title
          adminPath
          count
        }
      }
    `,
    props.file,
  )
  const intl = useIntl()
  const titleOf = useTitle()
  if (uses.length === 0)
    return (
      <p className={style.hint}>
        <FormattedMessage id="fileEdit.unused" />
      </p>
    )
  return (
    <>
      <ul className={style.uses}>
        {uses.map(use => (
          <li key={`${use.kind} ${use.adminPath}`}>
            <span className={style.hint}>{titleOf(use.kind)}</span>
            {use.title === null || use.title === undefined ? (
              <FormattedMessage id="fileEdit.hidden" />
            ) : (
              <Link className="link" to={use.adminPath}>
                {use.title}
              </Link>
            )}
            {use.count > 1 && <span className={style.hint}>{intl.formatNumber(use.count)}×</span>}
          </li>
        ))}
      </ul>
      {useCount > uses.length && (
        <p className={style.hint}>
          <FormattedMessage id="fileEdit.moreUses" values={{ count: useCount - uses.length }} />
        </p>
      )}
    </>
  )
}
