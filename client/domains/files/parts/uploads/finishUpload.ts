import { commitMutation, graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type { finishUploadMutation } from '../../../../__generated__/finishUploadMutation.graphql.ts'
import type { RequestFailed } from '../../../../relay/network.ts'
import type { UploadEntry } from './entries.ts'
import { type Finished, UploadFailed } from './queue.ts'
import { uploadIdOf } from './transfer.ts'

const mutation = graphql`
  mutation finishUploadMutation($input: FinishUploadInput!) {
    finishUpload(input: $input) {
      isNew
      file {
        id
        name
      }
      quota {
        total
        used
      }
      errors {
        code
        ... on ImageTooSmall {
          width
          height
          leastWidth
          leastHeight
        }
        ... on FileTooLarge {
          most
        }
        ... on FileDuplicate {
          existing {
            id
            name
          }
        }
      }
    }
  }
`

/** Makes a file of the library of what has arrived at an address. Throws UploadFailed. */
export function finishUpload(
  environment: Environment,
  url: string,
  { newTags, onDuplicate }: Pick<UploadEntry, 'newTags' | 'onDuplicate'>,
  wanted: Pick<finishUploadMutation['variables']['input'], 'extensions' | 'minimum'>,
): Promise<Finished> {
  return new Promise((resolve, reject) => {
    commitMutation<finishUploadMutation>(environment, {
      mutation,
      variables: { input: { uploadId: uploadIdOf(url), tags: [...newTags], onDuplicate, ...wanted } },
      updater(store) {
        // The room has no id of its own by which Relay would find it.
        const quota = store.getRootField('finishUpload')?.getLinkedRecord('quota')
        if (quota) store.getRoot().getLinkedRecord('uploadRules')?.setLinkedRecord(quota, 'quota')
      },
      onCompleted({ finishUpload: { file, isNew, errors } }) {
        if (file) return resolve({ file, isNew })
        const [problem] = errors
        resolve({ existing: problem?.existing ?? null, problem: { code: 'INVALID_INPUT', ...problem } })
      },
      onError(error) {
        const { status } = error as RequestFailed
        reject(new UploadFailed(!status || status >= 500 || status === 429, error))
      },
    })
  })
}
