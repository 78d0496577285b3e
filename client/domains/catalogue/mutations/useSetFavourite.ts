import { graphql } from 'react-relay'
import type { useSetFavouriteMutation } from '../../../__generated__/useSetFavouriteMutation.graphql.ts'
import { useMutationWithRefusals } from '../../../relay/useMutationWithRefusals.ts'
import { useViewer } from '../../../viewer/Viewer.tsx'

/** Puts a product on the list of favourites or takes it off, shown at once. */
export function useSetFavourite() {
  const [run, isPending] = useMutationWithRefusals<useSetFavouriteMutation>(graphql`
    mutation useSetFavouriteMutation($input: SetFavouriteInput!) {
      setFavourite(input: $input) {
        viewer {
          favouriteProductIds
        }
        errors {
          code
          path
        }
      }
    }
  `)
  const { favouriteProductIds } = useViewer()

  const setFavourite = (productId: string, isFavourite: boolean) => {
    const others = [...favouriteProductIds].filter(id => id !== productId)
    return run(
      { input: { productId, isFavourite } },
      {
        optimisticResponse: {
          setFavourite: { viewer: { favouriteProductIds: isFavourite ? [...others, productId] : others }, errors: [] },
        },
      },
    )
  }
  return [setFavourite, isPending] as const
}
