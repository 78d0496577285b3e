import { Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { EntryFindingCode, FindingsPanelQuery } from '../../../../__generated__/FindingsPanelQuery.graphql.ts'
import { wordsOf } from '../../../../adminKit/edit/fields.ts'
import type { MessageId } from '../../../../intl/messageIds.ts'
import { Notice, Status, type Tone } from '../../../../ui/Badge.tsx'
import { Corner } from '../../../../ui/Corner.tsx'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import { typeOf } from '../designer/blockTypes.ts'
import { useDesigner } from '../designer/useDesigner.ts'
import style from './Editor.module.css'

export interface FindingsPanelProps {
  entryId: string
  /** What is saved: it is looked at anew with each version. */
  version: number
}

const titles: Readonly<Record<Exclude<EntryFindingCode, '%future added value'>, MessageId>> = {
  ALT_MISSING: 'admin.pages.finding.altMissing',
  BLOCK_EMPTY: 'admin.pages.finding.blockEmpty',
  DESCRIPTION_MISSING: 'admin.pages.finding.descriptionMissing',
  FILE_MISSING: 'admin.pages.finding.fileMissing',
  FILE_PRIVATE: 'admin.pages.finding.filePrivate',
  GALLERY_PRIVATE: 'admin.pages.finding.galleryPrivate',
  HEADING_EMPTY: 'admin.pages.finding.headingEmpty',
  HEADING_SKIPPED: 'admin.pages.finding.headingSkipped',
  LINK_DEAD: 'admin.pages.finding.linkDead',
  LINK_EMPTY: 'admin.pages.finding.linkEmpty',
  LINK_MISSING: 'admin.pages.finding.linkMissing',
  LINK_UNPUBLISHED: 'admin.pages.finding.linkUnpublished',
  LINK_VAGUE: 'admin.pages.finding.linkVague',
  REUSABLE_UNPUBLISHED: 'admin.pages.finding.reusableUnpublished',
  TITLE_MISSING: 'admin.pages.finding.titleMissing',
  UNTRANSLATED: 'admin.pages.finding.untranslated',
  VIDEO_TITLE_MISSING: 'admin.pages.finding.videoTitleMissing',
}

const severities = {
  ERROR: { tone: 'danger', text: 'admin.pages.severity.error' },
  WARNING: { tone: 'warn', text: 'admin.pages.severity.warning' },
  HINT: { tone: 'neutral', text: 'admin.pages.severity.hint' },
} as const satisfies Readonly<Record<string, { tone: Tone; text: MessageId }>>

/** What readers would stumble over, each with a way to the block that it is about. */
export function FindingsPanel(props: FindingsPanelProps) {
  const intl = useIntl()
  return (
    <section className={style.group} aria-label={intl.formatMessage({ id: 'admin.pages.findings' })}>
      <h2>
        <FormattedMessage id="admin.pages.findings" />
      </h2>
      <Corner>
        {attempt => (
          <Suspense fallback={<Skeleton height="60px" />}>
            <Findings {...props} attempt={attempt} />
          </Suspense>
        )}
      </Corner>
    </section>
  )
}

type Asked = FindingsPanelProps & { attempt: number }

function useFindings({ entryId, version, attempt }: Asked): readonly Finding[] {
  const { managedEntry } = useLazyLoadQuery<FindingsPanelQuery>(
    graphql`
      query FindingsPanelQuery($id: ID!) {
        managedEntry(id: $id) {
          findings {
            code
            severity
            blockId
            language
            detail
          }
        }
      }
    `,
    { id: entryId },
    { fetchPolicy: 'store-and-network', fetchKey: `${version} ${attempt}` },
  )
  return managedEntry?.findings ?? []
}

/** How much was found that keeps readers out or makes them stumble; nothing while that is not known, or where there is none. */
export function FindingsNotice(props: FindingsPanelProps) {
  return (
    <Corner>
      {attempt => (
        <Suspense>
          <Stumbles {...props} attempt={attempt} />
        </Suspense>
      )}
    </Corner>
  )
}

function Stumbles(props: Asked) {
  const found = useFindings(props)
  const errors = found.filter(({ severity }) => severity === 'ERROR').length
  const count = errors + found.filter(({ severity }) => severity === 'WARNING').length
  if (count === 0) return null
  return (
    <Notice tone={errors > 0 ? 'danger' : 'warn'}>
      <FormattedMessage id="admin.pages.findingsBefore" values={{ count }} />
    </Notice>
  )
}

function Findings(props: Asked) {
  const found = useFindings(props)
  const others = found.filter(({ code }) => code !== 'UNTRANSLATED')
  const untranslated = found.filter(({ code }) => code === 'UNTRANSLATED')
  const sorted = order.flatMap(severity => others.filter(each => each.severity === severity))
  return (
    <>
      {others.length === 0 && (
        <p className={style.note}>
          <FormattedMessage id="admin.pages.noFindings" />
        </p>
      )}
      <FindingList findings={sorted} />
      {untranslated.length > 0 && (
        <details>
          <summary>
            <FormattedMessage id="admin.pages.untranslatedCount" values={{ count: untranslated.length }} />
          </summary>
          <FindingList findings={untranslated} />
        </details>
      )}
    </>
  )
}

/** What keeps readers out comes first. */
const order = ['ERROR', 'WARNING', 'HINT']

type Finding = NonNullable<FindingsPanelQuery['response']['managedEntry']>['findings'][number]

function FindingList({ findings }: { findings: readonly Finding[] }) {
  const intl = useIntl()
  const store = useDesigner()
  return (
    <ul className={style.list}>
      {findings.map(({ code, severity, blockId, language, detail }) => {
        const { tone, text } = severities[severity as keyof typeof severities] ?? severities.HINT
        const block = store.find(blockId ?? null)
        const type = block && typeOf(block.type)
        const title = titles[code as keyof typeof titles]
        return (
          <li key={`${code} ${blockId} ${language} ${detail}`}>
            <span className={style.revision}>
              <Status tone={tone} isHollow={severity === 'HINT'}>
                <FormattedMessage id={text} />
              </Status>
              {language && <span className={style.note}>{language}</span>}
            </span>
            <span>
              {title ? intl.formatMessage({ id: title }) : code}
              {detail && <span className={style.note}> {detail}</span>}
            </span>
            {block && (
              <span>
                <button type="button" className="link" onClick={() => store.select(block.id)}>
                  {type ? wordsOf(type.title, intl) : block.type}
                </button>
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
