import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { ColorUse_color$key } from '../../../../__generated__/ColorUse_color.graphql.ts'
import { Link } from '../../../../router/Link.tsx'
import { useLanguage } from '../../../../router/RouterContext.ts'
import { productPath } from '../../parts/editorPath.ts'
import style from './colors.module.css'

/** The products that come in a colour. */
export function ColorUse(props: { color: ColorUse_color$key }) {
  const { products, productCount } = useFragment(
    graphql`
      fragment ColorUse_color on ManagedColor {
        productCount
        products {
          productId
          productNumber
          sizeCount
          title {
            de
            en
          }
        }
      }
    `,
    props.color,
  )
  const language = useLanguage()
  if (products.length === 0) {
    return (
      <p className={style.hint}>
        <FormattedMessage id="admin.colors.unused" />
      </p>
    )
  }
  const more = productCount - products.length
  return (
    <>
      <ul className={style.uses}>
        {products.map(({ productId, productNumber, sizeCount, title }) => (
          <li key={productId}>
            <Link to={productPath(productId)}>{(language === 'en' && title.en) || title.de}</Link>
            <span className={style.hint}>
              <FormattedMessage id="admin.colors.usedIn" values={{ number: productNumber, count: sizeCount }} />
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className={style.hint}>
          <FormattedMessage id="admin.colors.usedInMore" values={{ count: more }} />
        </p>
      )}
    </>
  )
}
