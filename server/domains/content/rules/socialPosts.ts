import { refusal } from '../../../kit/refusals.ts'
import type { Field, Reading } from './fields.ts'

/** A post, a video or a profile at a social network. */
export type SocialPost = {
  readonly service: 'instagram' | 'facebook'
  /** Where people see it there, without what follows whoever opens it. */
  readonly url: string
  /** What a frame shows of it. */
  readonly embedUrl: string
}

/** Longest address of a post. */
const longestUrl = 500

function instagramPost(path: string): SocialPost | null {
  const [, kind, id] = /^\/(?:[\w.]{1,30}\/)?(p|reel|tv)\/([\w-]{5,64})\/?$/.exec(path) ?? []
  const profile = /^\/([\w.]{1,30})\/?$/.exec(path)?.[1]
  const page = id ? `${kind === 'tv' ? 'p' : kind}/${id}` : profile
  return page
    ? {
        service: 'instagram',
        url: `https://www.instagram.com/${page}/`,
        embedUrl: `https://www.instagram.com/${page}/embed`,
      }
    : null
}

/** Parameters without which an address at Facebook shows something else. */
const meaningful = ['story_fbid', 'id', 'fbid', 'v'] as const

function facebookPost({ pathname, searchParams }: URL): SocialPost | null {
  if (!/^\/[\w./-]{2,200}$/.test(pathname) || /^\/(?:login|dialog|sharer|plugins|v\d)/.test(pathname)) return null
  const kept = meaningful.flatMap(name => {
    const value = searchParams.get(name)
    return value && /^[\w.:-]{1,100}$/.test(value) ? [[name, value]] : []
  })
  const query = kept.length > 0 ? `?${new URLSearchParams(kept)}` : ''
  const url = `https://www.facebook.com${pathname}${query}`
  const isVideo = /\/(?:videos|watch|reel)(?:\/|$)/.test(pathname)
  const isPost = kept.length > 0 || /\/(?:posts|photos|permalink)(?:[/.]|$)|\.php$/.test(pathname)
  const plugin = isVideo ? 'video' : isPost ? 'post' : 'page'
  return {
    service: 'facebook',
    url,
    embedUrl: `https://www.facebook.com/plugins/${plugin}.php?${new URLSearchParams({ href: url })}`,
  }
}

/** What an address at Instagram or Facebook shows; null for any other address. */
export function socialPost(address: string): SocialPost | null {
  if (address.length > longestUrl || !URL.canParse(address)) return null
  const url = new URL(address)
  if (url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return null
  if (/^(?:www\.|m\.)?instagram\.com$/.test(url.hostname)) return instagramPost(url.pathname)
  if (/^(?:www\.|m\.|de-de\.)?facebook\.com$/.test(url.hostname)) return facebookPost(url)
  return null
}

/** The address of a post at Instagram or Facebook; empty: none yet. Others are refused. */
export const socialUrl = (): Field<string> => ({
  info: { kind: 'words', most: longestUrl },
  usual: '',
  read(raw, path, { refusals }: Reading) {
    if (raw === undefined || raw === null || raw === '') return ''
    const post = typeof raw === 'string' ? socialPost(raw.trim()) : null
    if (!post) refusals.push(refusal('INVALID_INPUT', path, 'must be the address of a post at Instagram or Facebook'))
    return post?.url ?? ''
  },
  parts: () => [],
})
