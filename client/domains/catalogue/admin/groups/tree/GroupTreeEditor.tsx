import { useMemo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { GroupTreeEditor_tree$key } from '../../../../../__generated__/GroupTreeEditor_tree.graphql.ts'
import { EditPage, type Saved } from '../../../../../adminKit/edit/EditPage.tsx'
import type { EditField } from '../../../../../adminKit/edit/fields.ts'
import { useLanguage } from '../../../../../router/RouterContext.ts'
import { LinkButton } from '../../../../../ui/Button.tsx'
import { PlusIcon } from '../../../../../ui/pageIcons.tsx'
import { EmptyState } from '../../../../../ui/States.tsx'
import { useArrangeProductGroups } from '../../mutations/useArrangeProductGroups.ts'
import { groupListPath, newGroupPath } from '../groupsUrl.ts'
import { GroupTree, type TreeGroup } from './GroupTree.tsx'
import { first, type Levels, levelsToSend } from './groupTree.ts'

/** How groups stand below each other, as it is arranged. */
export interface TreeForm {
  levels: Levels
}

export interface GroupTreeEditorProps {
  tree: GroupTreeEditor_tree$key
  isReadOnly: boolean
}

/** The tree of product groups: each level is one thing that is changed and saved. */
export function GroupTreeEditor({ isReadOnly, ...props }: GroupTreeEditorProps) {
  const tree = useFragment(
    graphql`
      fragment GroupTreeEditor_tree on ProductGroupTree {
        groups {
          groupId
          slug
          path
          title {
            de
            en
          }
          isMainGallery
          productCount
          memberCount
        }
        levels {
          parentId
          childIds
        }
      }
    `,
    props.tree,
  )
  const intl = useIntl()
  const language = useLanguage()
  const [arrange] = useArrangeProductGroups()
  const groups = useMemo(
    () =>
      new Map(
        tree.groups.map(({ groupId, title, ...group }): [string, TreeGroup] => [
          groupId,
          {
            ...group,
            id: groupId,
            title: (language === 'en' && title.en) || title.de,
            words: `${title.de} ${title.en ?? ''}`,
          },
        ]),
      ),
    [tree, language],
  )
  const saved = useMemo((): TreeForm => {
    const levels: Record<string, readonly string[]> = { [first]: [] }
    for (const { groupId } of tree.groups) levels[groupId] = []
    for (const { parentId, childIds } of tree.levels) levels[parentId ?? first] = childIds
    return { levels }
  }, [tree])
  const [read, setRead] = useState({ saved, version: 0 })
  if (read.saved !== saved) setRead({ saved, version: read.version + 1 })
  const fields = useMemo((): readonly EditField<TreeForm>[] => {
    const nameOf = (id: string) => groups.get(id)?.title ?? id
    const show = (ids: readonly string[]) => ids.map(nameOf).join(', ')
    return Object.keys(saved.levels).map(parent => ({
      path: `levels.${parent}`,
      label: parent === first ? 'admin.groups.tree.first' : { text: nameOf(parent) },
      show,
    }))
  }, [saved, groups])
  const save = async ({ levels }: TreeForm, changed: readonly string[]): Promise<Saved> => {
    const answer = await arrange({ levels: levelsToSend(changed, levels, saved.levels) })
    return {
      ...answer,
      fieldOf: ([, at]) => changed[Number(at)] ?? null,
      textOf: code => (code === 'INVALID_INPUT' ? 'admin.groups.circle' : null),
    }
  }
  return (
    <EditPage
      title={intl.formatMessage({ id: 'admin.groups.title' })}
      back={{ to: '/admincenter', label: <FormattedMessage id="admin.groups.tree.back" /> }}
      note={<FormattedMessage id="admin.groups.tree.note" />}
      actions={
        <>
          <LinkButton look="outline" size="small" to={groupListPath}>
            <FormattedMessage id="admin.groups.tree.asList" />
          </LinkButton>
          {!isReadOnly && (
            <LinkButton size="small" icon={<PlusIcon size={18} />} to={newGroupPath}>
              <FormattedMessage id="admin.groups.create" />
            </LinkButton>
          )}
        </>
      }
      saved={saved}
      version={read.version}
      isReadOnly={isReadOnly}
      sections={[
        {
          id: 'tree',
          title: 'admin.groups.tree.title',
          fields,
          aside: (
            <span>
              <FormattedMessage id="admin.groups.tree.count" values={{ count: groups.size }} />
            </span>
          ),
          children:
            groups.size === 0 ? (
              <EmptyState title={<FormattedMessage id="admin.groups.empty" />}>
                <FormattedMessage id="admin.groups.emptyHint" />
              </EmptyState>
            ) : (
              <GroupTree groups={groups} />
            ),
        },
      ]}
      save={save}
    />
  )
}
