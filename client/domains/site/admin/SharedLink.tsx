import { FormattedMessage } from 'react-intl'
import { Link } from '../../../router/Link.tsx'
import { useOrigin, useSite } from '../../../router/RouterContext.ts'
import style from './SharedLink.module.css'

/** How the start page looks where somebody shares it, and the way to what it is made of. */
export function SharedLink() {
  const { name, origin, image, pageTitle, description } = useSite()
  const here = useOrigin()
  return (
    <>
      <div className={style.card}>
        {image ? (
          <img className={style.picture} src={image.url} alt="" width={1200} height={630} loading="lazy" />
        ) : (
          <p className={style.none}>
            <FormattedMessage id="site.social.shared.noPicture" />
          </p>
        )}
        <div className={style.words}>
          <span className={style.address}>{(origin || here).replace(/^https?:\/\//, '')}</span>
          <span className={style.title}>{pageTitle ?? name}</span>
          <span className={style.text}>{description ?? <FormattedMessage id="site.social.shared.noText" />}</span>
        </div>
      </div>
      <p className={style.note}>
        <FormattedMessage id="site.social.shared.note" />{' '}
        <Link className="link" to="/admincenter/settings/seo#share">
          <FormattedMessage id="site.social.shared.change" />
        </Link>
      </p>
    </>
  )
}
