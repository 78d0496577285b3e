import { graphql, useFragment } from 'react-relay'
import type { VideoBlock_block$key } from '../../../../__generated__/VideoBlock_block.graphql.ts'
import { ThirdParty } from '../../../privacy/parts/ThirdParty.tsx'
import type { BlockProps } from '../BlockGrid.tsx'
import style from './rare.module.css'

/** Where the players of others are; both are asked to keep nothing of whoever watches. */
const players = {
  YOUTUBE: (id: string) => `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?autoplay=1&rel=0`,
  VIMEO: (id: string) => `https://player.vimeo.com/video/${encodeURIComponent(id)}?autoplay=1&dnt=1`,
} as const

/** Where one watches it with them. */
const pages = {
  YOUTUBE: (id: string) => `https://www.youtube.com/watch?${new URLSearchParams({ v: id })}`,
  VIMEO: (id: string) => `https://vimeo.com/${encodeURIComponent(id)}`,
} as const

const services = { YOUTUBE: 'youtube', VIMEO: 'vimeo' } as const

/** A video: one of the shop's own plays here; one that lies elsewhere is loaded when somebody wants it. */
export function VideoBlock({ block }: BlockProps<VideoBlock_block$key>) {
  const { source, file, videoId, title, poster, captions } = useFragment(
    graphql`
      fragment VideoBlock_block on VideoBlock {
        source
        file {
          url
          mimeType
        }
        videoId
        title
        poster {
          url(width: 1280)
        }
        captions {
          url
        }
      }
    `,
    block,
  )
  if (source !== 'FILE') {
    if (!videoId) return null
    return (
      <div className={style.video} style={poster ? { backgroundImage: `url("${encodeURI(poster.url)}")` } : undefined}>
        <ThirdParty service={services[source]} title={title} elsewhere={pages[source](videoId)}>
          {() => (
            <iframe
              src={players[source](videoId)}
              title={title}
              allow="autoplay; fullscreen; picture-in-picture"
              allowFullScreen
              referrerPolicy="strict-origin"
            />
          )}
        </ThirdParty>
      </div>
    )
  }
  if (!file) return null
  return (
    // biome-ignore lint/a11y/useMediaCaption: its captions are a file that the editor chooses
    <video className={style.video} controls preload="none" poster={poster?.url} aria-label={title || undefined}>
      <source src={file.url} type={file.mimeType} />
      {captions && <track kind="captions" src={captions.url} default />}
    </video>
  )
}
