const tabKey = 'localsessionid'

/** Names this tab, so that the server can tell two tabs of one person apart. */
export function tabId(): string {
  const known = sessionStorage.getItem(tabKey)
  if (known) return known
  const id = crypto.randomUUID()
  sessionStorage.setItem(tabKey, id)
  return id
}
