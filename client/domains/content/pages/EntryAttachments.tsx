import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { EntryAttachments_entry$key } from '../../../__generated__/EntryAttachments_entry.graphql.ts'
import { Link } from '../../../router/Link.tsx'
import { BlockPicture } from '../blocks/BlockPicture.tsx'
import { DownloadLink } from '../blocks/rare/DownloadLink.tsx'
import style from './EntryView.module.css'

/** Three beside each other on a desk, two on a phone. */
const share = { xs: 0.5, md: 0.33, lg: 0.33 }

/** Pictures, files and links that belong to an entry, below its blocks. */
export default function EntryAttachments(props: { entry: EntryAttachments_entry$key }) {
  const { media, downloads, links } = useFragment(
    graphql`
      fragment EntryAttachments_entry on Entry {
        media {
          url
          name
          extension
          size
          picture {
            ...BlockPicture_picture
          }
        }
        downloads {
          url
          name
          extension
          size
        }
        links {
          label
          href
        }
      }
    `,
    props.entry,
  )
  const files = [...media.filter(({ picture }) => !picture), ...downloads]
  const pictures = media.flatMap(({ url, picture }) => (picture ? [{ url, picture }] : []))
  return (
    <div className={`page ${style.attachments}`}>
      {pictures.length > 0 && (
        <ul className={style.pictures}>
          {pictures.map(({ url, picture }) => (
            <li key={url}>
              <BlockPicture picture={picture} ratio="LANDSCAPE" share={share} />
            </li>
          ))}
        </ul>
      )}
      {files.length > 0 && (
        <section>
          <h2 className="h2">
            <FormattedMessage id="site.entry.downloads" />
          </h2>
          <ul className={style.files}>
            {files.map(file => (
              <li key={file.url}>
                <DownloadLink label="" file={file} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {links.length > 0 && (
        <section>
          <h2 className="h2">
            <FormattedMessage id="site.entry.links" />
          </h2>
          <ul className={style.links}>
            {links.map(({ label, href }, at) => (
              <li key={at}>
                <Link className="link" to={href}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
