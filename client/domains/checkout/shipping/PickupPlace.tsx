import { graphql, useFragment } from 'react-relay'
import type { PickupPlace_place$key } from '../../../__generated__/PickupPlace_place.graphql.ts'
import { Option } from '../parts/Options.tsx'
import style from './PickupPlace.module.css'

const fragment = graphql`
  fragment PickupPlace_place on PickupPlace {
    key
    name
    address
    hours
    note
  }
`

/** A place where goods are handed out: what it is called, where it is, when it is open. */
export function PickupPlace(props: { place: PickupPlace_place$key; isNameless?: boolean }) {
  const { name, address, hours, note } = useFragment(fragment, props.place)
  const lines = [props.isNameless ? null : name, address, hours, note].filter(line => line)
  return lines.map((line, at) => (
    <span key={at} className={style.line}>
      {line}
    </span>
  ))
}

export interface PickupPlaceOptionProps {
  place: PickupPlace_place$key
  isChosen: boolean
  isInvalid: boolean
  onChoose: (key: string) => void
}

/** One of several places. */
export function PickupPlaceOption({ place, isChosen, isInvalid, onChoose }: PickupPlaceOptionProps) {
  const { key, name } = useFragment(fragment, place)
  return (
    <Option
      name="pickupPlace"
      value={key}
      isChosen={isChosen}
      isInvalid={isInvalid}
      onChoose={() => onChoose(key)}
      title={name}
    >
      <PickupPlace place={place} isNameless />
    </Option>
  )
}
