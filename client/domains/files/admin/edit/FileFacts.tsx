import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { FileFacts_file$key } from '../../../../__generated__/FileFacts_file.graphql.ts'
import { Card } from '../../../../adminKit/frame/Card.tsx'
import { DetailList, Fact } from '../../../../adminKit/frame/DetailList.tsx'
import { useAdminFormat } from '../../../../adminKit/useAdminFormat.ts'
import { fileSize } from '../../parts/uploads/fileSize.ts'

/** What a file is, as far as nobody types it. */
export function FileFacts(props: { file: FileFacts_file$key }) {
  const file = useFragment(
    graphql`
      fragment FileFacts_file on File {
        mimeType
        size
        width
        height
        isEdited
        createdAt
        changedAt
        downloadUrl
      }
    `,
    props.file,
  )
  const intl = useIntl()
  const { instant, count } = useAdminFormat()
  return (
    <Card title={<FormattedMessage id="fileEdit.facts" />}>
      <DetailList>
        <Fact label={<FormattedMessage id="fileEdit.type" />}>{file.mimeType}</Fact>
        <Fact label={<FormattedMessage id="fileEdit.size" />}>{fileSize(file.size, intl)}</Fact>
        {file.width && file.height ? (
          <Fact label={<FormattedMessage id="fileEdit.pixels" />}>
            {count(file.width)} × {count(file.height)}
          </Fact>
        ) : null}
        {file.isEdited && (
          <Fact label={<FormattedMessage id="fileEdit.edited" />}>
            <FormattedMessage id="fileEdit.isEdited" />
          </Fact>
        )}
        <Fact label={<FormattedMessage id="fileEdit.uploaded" />}>{instant(file.createdAt)}</Fact>
        <Fact label={<FormattedMessage id="fileEdit.changed" />}>{instant(file.changedAt)}</Fact>
        <Fact label={<FormattedMessage id="fileEdit.address" />}>{file.downloadUrl}</Fact>
      </DetailList>
    </Card>
  )
}
