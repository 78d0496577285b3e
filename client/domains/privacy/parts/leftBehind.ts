/** Cookies that services of others set under the shop's own name. Source: `server/kit/thirdParties.ts`. */
const leftBehind = /^(?:_ga(?:_\w+)?|_gid|_gat\w*|_gcl_au|_fbp|_fbc)$/

/** Takes away what services of others left in this browser under the shop's name, for this site and those above it. */
export function forgetLeftBehind(): void {
  const names = document.cookie.split('; ').flatMap(pair => pair.split('=')[0] ?? [])
  const parts = location.hostname.split('.')
  const domains = parts.slice(0, -1).map((_, at) => `; domain=.${parts.slice(at).join('.')}`)
  for (const name of names.filter(each => leftBehind.test(each)))
    for (const domain of ['', ...domains]) {
      // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store
      document.cookie = `${name}=; path=/; max-age=0${domain}`
    }
}
