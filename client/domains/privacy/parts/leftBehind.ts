/** Cookies that services of others set under the shop's own name. Source: `server/kit/thirdParties.ts`. */
const leftBehind = /^(?:_ga(?:_\w+)?|_gid|_gat\w*|_gcl_au|_fbp|_fbc)$/

/** Takes away what services of others left in this browser under the shop's name, for this site and those above it. */
export function forgetLeftBehind(): void {
  const names = document.cookie.split('; ').flatMap(pair => pair.split('=')[0] ?? [])
  const parts = location.hostname.split('.')
  const domains = parts.slice(0, -1).map((_, at) => `; domain=.${parts.slice(at).join('.')}`)
  const gone = names
    .filter(each => leftBehind.test(each))
    .flatMap(name => ['', ...domains].map(domain => `${name}=; path=/; max-age=0${domain}`))
  for (const cookie of gone) {
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store
    document.cookie = cookie
  }
}
