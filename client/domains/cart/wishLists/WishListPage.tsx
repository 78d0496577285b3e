import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { WishListPageQuery } from '../../../__generated__/WishListPageQuery.graphql.ts'
import { accountPaths } from '../../../router/accountPaths.ts'
import { Link } from '../../../router/Link.tsx'
import { useRouter } from '../../../router/RouterContext.ts'
import { definePage, type PageProps } from '../../../router/route.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { PlusIcon } from '../../../ui/pageIcons.tsx'
import { useToasts } from '../../../ui/Toasts.tsx'
import { AccountFrame } from '../../accounts/parts/AccountFrame.tsx'
import { useDeleteWishList } from '../mutations/useDeleteWishList.ts'
import { NameDialog } from './NameDialog.tsx'
import { ShareList } from './ShareList.tsx'
import { Wishes } from './Wishes.tsx'
import style from './wishLists.module.css'

const query = graphql`
  query WishListPageQuery($id: ID) @preloadable {
    viewer {
      ...AccountFrame_viewer
      wishLists {
        id
        title
        isFirst
        wishCount
      }
      wishList(wishListId: $id) {
        id
        title
        isFirst
        ...ShareList_list
        ...Wishes_list
      }
    }
  }
`

function WishListPage(props: PageProps<WishListPageQuery>) {
  const { viewer } = usePreloadedQuery<WishListPageQuery>(query, props.query)
  const { wishList: list, wishLists: lists } = viewer
  const intl = useIntl()
  const router = useRouter()
  const { tell } = useToasts()
  const [asked, setAsked] = useState<'new' | 'rename' | 'delete' | null>(null)
  const [deleteList] = useDeleteWishList()
  const first = intl.formatMessage({ id: 'wishLists.first' })
  const titleOf = ({ title }: { title: string | null | undefined }) => title ?? first
  if (!list) return null
  const close = () => setAsked(null)
  const remove = async () => {
    close()
    const { isDone } = await deleteList({ wishListId: list.id })
    if (!isDone) return
    tell({ kind: 'success', title: intl.formatMessage({ id: 'wishLists.deleted' }, { title: titleOf(list) }) })
    router.navigate(accountPaths.wishLists, { replace: true })
  }
  return (
    <AccountFrame
      viewer={viewer}
      title={intl.formatMessage({ id: 'wishLists.title' })}
      actions={
        <Button look="outline" icon={<PlusIcon />} onClick={() => setAsked('new')}>
          <FormattedMessage id="wishLists.new" />
        </Button>
      }
    >
      <nav aria-label={intl.formatMessage({ id: 'wishLists.lists' })}>
        <ul className={style.tabs}>
          {lists.map(each => (
            <li key={each.id}>
              <Link
                to={each.isFirst ? accountPaths.wishLists : accountPaths.wishList(each.id)}
                aria-current={each.id === list.id ? 'page' : undefined}
              >
                {titleOf(each)} <span>{each.wishCount}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <section className={style.list} aria-label={titleOf(list)}>
        <div className={style.head}>
          <h2 className="h3">{titleOf(list)}</h2>
          {!list.isFirst && (
            <div className={style.ways}>
              <Button look="text" onClick={() => setAsked('rename')}>
                <FormattedMessage id="wishLists.rename" />
              </Button>
              <Button look="text" onClick={() => setAsked('delete')}>
                <FormattedMessage id="wishLists.delete" />
              </Button>
            </div>
          )}
        </div>
        <ShareList list={list} />
        <Wishes key={list.id} list={list} others={lists.filter(({ id }) => id !== list.id)} />
      </section>
      <NameDialog
        key={asked}
        isOpen={asked === 'new' || asked === 'rename'}
        list={asked === 'rename' ? list : null}
        onClose={close}
        onDone={id => router.navigate(accountPaths.wishList(id), { replace: asked === 'rename' })}
      />
      <ConfirmDialog
        isOpen={asked === 'delete'}
        isDangerous
        onClose={close}
        onConfirm={() => void remove()}
        title={<FormattedMessage id="wishLists.deleteTitle" values={{ title: titleOf(list) }} />}
        verb={<FormattedMessage id="wishLists.delete" />}
      >
        <FormattedMessage id="wishLists.deleteText" />
      </ConfirmDialog>
    </AccountFrame>
  )
}

/** A person's lists, one of them in full. */
export const page = definePage<WishListPageQuery>({
  query,
  Component: WishListPage,
  outcome: ({ viewer }) => (viewer.wishList ? 'found' : 'notFound'),
})
