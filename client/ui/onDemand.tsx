import { type ComponentType, createElement, use } from 'react'

/** Code that could not be loaded is asked for again after this long at the earliest. */
const restMilliseconds = 1000

/** A component in code of its own. */
export type OnDemand<Props extends object> = ComponentType<Props> & {
  /** Loads its code, so that it can be drawn at once; rejects where that fails. */
  load: () => Promise<unknown>
}

/**
 * A component whose code is loaded when it is first drawn, under a `Suspense`. Unlike `lazy`, it asks again after a
 * failure: the boundary around it says what failed, and the next attempt finds it.
 */
export function onDemand<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): OnDemand<Props> {
  let code: ReturnType<typeof load> | null = null
  let loaded: ComponentType<Props> | null = null
  const wanted = () => {
    if (!code) {
      code = load()
      code.then(
        ({ default: Component }) => {
          loaded = Component
        },
        () =>
          setTimeout(() => {
            code = null
          }, restMilliseconds),
      )
    }
    return code
  }
  // Code that is there needs no promise: React would take the part over a moment later, and what is typed until then is lost.
  const Part = (props: Props) => createElement(loaded ?? use(wanted()).default, props)
  return Object.assign(Part, { load: wanted })
}
