import { useRouter } from '../../router/RouterContext.ts'

/** Which row of a list was left for its own page, and at which address of the list. */
interface Left {
  id: string
  at: number
  address: string
}

/** By the list's path. In memory, and not in the browser's storage: addresses of lists hold what was searched for. */
const lists = new Map<string, Left>()

/** Notes that the row `id`, the one at `at`, is being left for its page. */
export const leaveAt = (path: string, address: string, id: string, at: number) =>
  void lists.set(path, { id, at, address })

/** Notes at which address a list is looked at, so that ways back lead there. */
export function noteListUrl(path: string, address: string): void {
  if (lists.get(path)?.address !== address) lists.set(path, { id: '', at: -1, address })
}

/** Where a way back to a list leads: to tab, filters, order and page as they were left. */
export const wayBack = (path: string): string => lists.get(path)?.address ?? path

/** The row to go on with in a list: that which was left or, where it is gone, the one that took its place. */
export function rowToGoOnWith(path: string, address: string, ids: readonly string[]): number | null {
  const left = lists.get(path)
  if (!left || left.address !== address || left.at < 0 || ids.length === 0) return null
  const at = ids.indexOf(left.id)
  return at >= 0 ? at : Math.min(left.at, ids.length - 1)
}

let isReturning = false

/** Says that the next page is a list that one comes back to, by a way back or after deleting what one looked at. */
export function announceReturn(): void {
  isReturning = true
}

/** Whether one comes back; true once for each announcement. */
export function takeReturn(): boolean {
  const was = isReturning
  isReturning = false
  return was
}

/** Goes back to a list from what is no longer there, as after deleting it. */
export function useWayBack(): (path: string) => void {
  const router = useRouter()
  return path => {
    announceReturn()
    router.navigate(wayBack(path), { replace: true })
  }
}
