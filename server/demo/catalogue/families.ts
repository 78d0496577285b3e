import type { ProductFamily, SetContent } from './content.ts'
import { handtuecher, hauben, kappen } from './equipment/accessories.ts'
import { rucksaecke, sporttaschen, turnbeutel } from './equipment/bags.ts'
import { baelle, leibchen, trinkflaschen } from './equipment/pitchside.ts'
import { alpenblick } from './jerseys/alpenblick.ts'
import { bergstadt } from './jerseys/bergstadt.ts'
import { brustring } from './jerseys/brustring.ts'
import { donauufer } from './jerseys/donauufer.ts'
import { flanke } from './jerseys/flanke.ts'
import { fels, reflex } from './jerseys/goalkeepers.ts'
import { halbzeit } from './jerseys/halbzeit.ts'
import { freiwurf, netzkante, winterrunde } from './jerseys/indoor.ts'
import { kabine } from './jerseys/kabine.ts'
import { nordwald } from './jerseys/nordwald.ts'
import { schaerpe } from './jerseys/schaerpe.ts'
import { seeufer } from './jerseys/seeufer.ts'
import { shorts } from './legwear/shorts.ts'
import { stutzen } from './legwear/socks.ts'
import { trainingshosen } from './legwear/trousers.ts'
import { fankurve, polos } from './leisure/shirts.ts'
import { feierabend, hoodies } from './leisure/sweats.ts'
import { kits } from './sets/kits.ts'
import { tracksuits } from './sets/tracksuits.ts'
import { auswaertsfahrt, boe, wetterseite } from './training/jackets.ts'
import { anpfiff, fruehschicht, puls } from './training/shirts.ts'
import { dauerlauf, trainingsjacken } from './training/tops.ts'

/** All families; their order is the order in which the shop recommends. */
export const families: readonly ProductFamily[] = [
  seeufer,
  nordwald,
  bergstadt,
  schaerpe,
  donauufer,
  brustring,
  kabine,
  flanke,
  alpenblick,
  halbzeit,
  reflex,
  fels,
  freiwurf,
  netzkante,
  winterrunde,
  trainingsjacken,
  auswaertsfahrt,
  puls,
  dauerlauf,
  wetterseite,
  trainingshosen,
  sporttaschen,
  rucksaecke,
  boe,
  anpfiff,
  fruehschicht,
  shorts,
  stutzen,
  hoodies,
  polos,
  feierabend,
  fankurve,
  baelle,
  trinkflaschen,
  turnbeutel,
  leibchen,
  hauben,
  kappen,
  handtuecher,
]

/** All sets. */
export const sets: readonly SetContent[] = [...kits, ...tracksuits]
