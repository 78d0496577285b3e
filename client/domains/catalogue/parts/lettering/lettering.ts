/** How a product is lettered, as the server says it. `place` null, or one that is not known yet: it is not drawn. */
export interface Lettering {
  readonly place: string | null | undefined
  readonly script: string
  readonly isOutlined: boolean
  readonly inks: readonly {
    readonly color: string
    readonly ink: string
    readonly outline: string | null | undefined
  }[]
}

type Place = 'BACK' | 'CHEST'

export const isPlace = (place: string | null | undefined): place is Place => place === 'BACK' || place === 'CHEST'

/** The view of a product on which a lettering is drawn; null: on none. */
export const viewOf = ({ place }: Pick<Lettering, 'place'>): 'BACK' | 'FRONT' | null =>
  isPlace(place) ? (place === 'BACK' ? 'BACK' : 'FRONT') : null
