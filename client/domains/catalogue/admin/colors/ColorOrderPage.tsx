import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { ColorOrderPageQuery } from '../../../../__generated__/ColorOrderPageQuery.graphql.ts'
import { EditPage, type Saved } from '../../../../adminKit/edit/EditPage.tsx'
import { useEditingContext } from '../../../../adminKit/edit/useEditing.ts'
import { OrderList } from '../../../../adminKit/order/OrderList.tsx'
import { Link } from '../../../../router/Link.tsx'
import { useRouter } from '../../../../router/RouterContext.ts'
import { definePage, type PageProps } from '../../../../router/route.ts'
import { swatchStyle } from '../../../../ui/swatch.ts'
import { useViewer } from '../../../../viewer/Viewer.tsx'
import { useArrangeColors } from '../mutations/useArrangeColors.ts'
import style from './colors.module.css'
import { colorPath, colorsPath } from './colorsUrl.ts'

const query = graphql`
  query ColorOrderPageQuery @preloadable {
    colors {
      id
      code
      title
      hex
      swatchUrl
    }
  }
`

type Color = ColorOrderPageQuery['response']['colors'][number]

interface OrderForm {
  order: readonly string[]
}

function ColorOrderPage(props: PageProps<ColorOrderPageQuery>) {
  const { colors } = usePreloadedQuery<ColorOrderPageQuery>(query, props.query)
  const intl = useIntl()
  const router = useRouter()
  const mayChange = useViewer().mayWrite('CATALOGUE')
  const [arrange] = useArrangeColors()
  const saved = useMemo((): OrderForm => ({ order: colors.map(({ id }) => id) }), [colors])
  const nameOf = (id: string) => colors.find(color => color.id === id)?.title ?? id
  const save = async ({ order }: OrderForm): Promise<Saved> => {
    const answer = await arrange({ colorIds: order })
    return { ...answer, fieldOf: () => 'order', next: () => router.reload() }
  }
  return (
    <EditPage
      title={intl.formatMessage({ id: 'admin.colors.order' })}
      back={{ to: colorsPath, label: <FormattedMessage id="admin.colors.title" /> }}
      note={<FormattedMessage id="admin.colors.orderNote" />}
      saved={saved}
      isReadOnly={!mayChange}
      sections={[
        {
          id: 'order',
          title: 'admin.colors.title',
          fields: [
            {
              path: 'order',
              label: 'admin.colors.order',
              show: (ids: readonly string[]) => ids.map(nameOf).join(', '),
            },
          ],
          children: <OrderedColors colors={colors} />,
        },
      ]}
      save={save}
    />
  )
}

function OrderedColors({ colors }: { colors: readonly Color[] }) {
  const intl = useIntl()
  const { values, set, isReadOnly } = useEditingContext<OrderForm>()
  const byId = useMemo(() => new Map(colors.map(color => [color.id, color])), [colors])
  const entries = values.order.flatMap(id => {
    const color = byId.get(id)
    return color ? [{ id, name: color.title, content: <ColorLine color={color} /> }] : []
  })
  return (
    <OrderList
      label={intl.formatMessage({ id: 'admin.colors.order' })}
      entries={entries}
      isReadOnly={isReadOnly}
      onOrder={ids => set('order', ids)}
    />
  )
}

function ColorLine({ color: { id, hex, swatchUrl, title, code } }: { color: Color }) {
  return (
    <span className={style.named}>
      <span className={style.swatch} style={swatchStyle({ hex, swatchUrl })} />
      <Link to={colorPath(id)} className={style.name}>
        {title}
      </Link>
      <span className={style.hint}>{code}</span>
    </span>
  )
}

/** The colours in the order in which the shop offers them, which is arranged here. */
export const page = definePage<ColorOrderPageQuery>({ query, Component: ColorOrderPage, outcome: () => 'found' })
