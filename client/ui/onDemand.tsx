import { type ComponentType, createElement, use } from 'react'

/** Code that could not be loaded is asked for again after this long at the earliest. */
const restMilliseconds = 1000

/**
 * A component whose code is loaded when it is first drawn, under a `Suspense`. Unlike `lazy`, it asks again after a
 * failure: the boundary around it says what failed, and the next attempt finds it.
 */
export function onDemand<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  let code: ReturnType<typeof load> | null = null
  const ask = () => {
    const asked = load()
    asked.catch(() =>
      setTimeout(() => {
        code = null
      }, restMilliseconds),
    )
    return asked
  }
  return props => {
    code ??= ask()
    return createElement(use(code).default, props)
  }
}
