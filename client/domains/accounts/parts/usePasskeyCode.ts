import { useCallback } from 'react'
import { useToasts } from '../../../ui/Toasts.tsx'

/** The code that speaks with the browser about passkeys, loaded when it is wanted. Where it cannot be loaded a message says
 *  so: that is something else than a person who breaks off. */
export function usePasskeyCode() {
  const { tellFailure } = useToasts()
  return useCallback(
    () =>
      import('@simplewebauthn/browser').then(
        code => ({ code, failure: null }),
        (failure: Error) => {
          tellFailure(failure)
          return { code: null, failure }
        },
      ),
    [tellFailure],
  )
}
