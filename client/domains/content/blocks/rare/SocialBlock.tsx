import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { SocialBlock_block$key } from '../../../../__generated__/SocialBlock_block.graphql.ts'
import { ThirdParty } from '../../../privacy/parts/ThirdParty.tsx'
import type { BlockProps } from '../BlockGrid.tsx'
import style from './rare.module.css'

const services = {
  INSTAGRAM: { service: 'instagram', name: 'Instagram' },
  FACEBOOK: { service: 'facebook', name: 'Facebook' },
} as const

/** Something at a social network: the way there, and what it looks like once somebody wants it loaded. */
export function SocialBlock({ block }: BlockProps<SocialBlock_block$key>) {
  const { title, post } = useFragment(
    graphql`
      fragment SocialBlock_block on SocialBlock {
        title
        post {
          service
          url
          embedUrl
        }
      }
    `,
    block,
  )
  if (!post) return null
  const { service, name } = services[post.service]
  return (
    <figure className={style.social}>
      <div className={style.socialFrame}>
        <ThirdParty service={service} title={title}>
          {() => (
            <iframe
              src={post.embedUrl}
              title={title || name}
              allow="fullscreen; picture-in-picture"
              referrerPolicy="strict-origin"
            />
          )}
        </ThirdParty>
      </div>
      <figcaption>
        <a className="link" href={post.url} rel="noopener noreferrer">
          <FormattedMessage id="site.social.open" values={{ service: name }} />
        </a>
      </figcaption>
    </figure>
  )
}
