import { fold, stem } from './words.ts'

/** Nouns that German sticks together in the names of teamwear and sports goods. A word that is not here is still found
 *  inside others when someone searches for it; these are found at once and rank as parts of a title. */
const nouns = `
anzug arm armband baer ball bag band bein beutel bluse body boxer brust bund cap damen decke dress druck einlage
fahne fan farbe feld fest flasche fleece fussball gamaschen garnitur gruppe guertel hallen hand handball handschuh
handtuch hemd herren hoodie hose hosen hut jacke jersey junior kapitaen kapuze kappe kinder kissen kleid kleidung
knie koffer kompression korb kordel kurz lang laufen lauf leder leib leibchen leine logo maedchen mannschaft mantel
markierung matte medaille mode muetze mund mutter nacken name netz nummer ober outdoor paket pokal polo praesentation
pullover pulli pumpe rad regen reise rock rolle rucksack runner sack schal schienbein schiedsrichter schirm schluessel
schoner schuh schule schutz schweiss set shirt short shorts socke sport spiel spieler sporttasche staffel stiefel
stirnband stoff strick strumpf strickjacke stutzen style sweat sweater tasche team tights top torwart trainer training
trikot trinkflasche trolley tuch turn turnbeutel unter unterhemd verein vest volleyball waesche warm wasser weste
wetter winter wind windbreaker yoga zip zipper
`
const known: ReadonlySet<string> = new Set(
  nouns
    .trim()
    .split(/\s+/)
    .map(noun => stem(fold(noun))),
)

/** A word as it is indexed: its stem, and of a compound the stems of its parts. `tail`: the last part, which says what
 *  it is; null where that is not known. */
export type AnalysedWord = {
  readonly stem: string
  readonly parts: readonly string[]
  readonly tail: string | null
}

/** Words come again and again when a catalogue is indexed; this many are remembered. */
const rememberedWords = 20_000
const remembered = new Map<string, AnalysedWord>()

/** Stem and parts of a folded word. */
export function analyseWord(folded: string): AnalysedWord {
  const found = remembered.get(folded)
  if (found) return found
  const parts = compoundParts(folded)
  const tail = parts.find(part => stem(folded).endsWith(part)) ?? null
  const word = { stem: stem(folded), parts, tail }
  if (remembered.size >= rememberedWords) remembered.clear()
  remembered.set(folded, word)
  return word
}

/** What German puts between the parts of a compound. */
const joints = ['', 's', 'es', 'n', 'en', 'er', 'e']
/** Shortest part: 'set', 'bag'. */
const shortestPart = 3

/** The stems of the nouns at the two ends of a compound, e.g. training and hos of 'trainingshose'; none if it is no
 *  compound of known nouns. Takes a folded word; its own stem is not among the parts.
 *  Both ends are looked at apart: 'steppjacke' has the part jack although 'stepp' is not known. */
export function compoundParts(folded: string): string[] {
  const parts = new Set(partsByTail(folded))
  if (parts.size === 0) {
    const head = longestHead(folded)
    if (head) parts.add(head)
  }
  parts.delete(stem(folded))
  return [...parts]
}

/** The longest known tail, and what stands before it: a known noun, or a compound again ('torwart|trikot|set'). */
function partsByTail(folded: string): string[] {
  for (let cut = shortestPart; cut <= folded.length - shortestPart; cut += 1) {
    const tail = stem(folded.slice(cut))
    if (!known.has(tail)) continue
    const before = folded.slice(0, cut)
    const head = headOf(before)
    // A tail of three letters ('set', 'top') is only believed behind a known head: 'korsett', 'laptop'.
    if (head === null && folded.length - cut < 4) continue
    return [...(head === null ? [] : [head]), tail, ...partsByTail(before)]
  }
  return []
}

/** The stem of a whole word as the head of a compound, its joint taken off; null if it is not known. */
function headOf(text: string): string | null {
  for (const joint of joints) {
    if (!text.endsWith(joint) || text.length - joint.length < shortestPart) continue
    const head = stem(joint === '' ? text : text.slice(0, -joint.length))
    if (known.has(head)) return head
  }
  return null
}

/** The longest known noun that a word begins with, if enough is left for another ('training' in 'trainingsplan'). */
function longestHead(folded: string): string | null {
  for (let cut = folded.length - shortestPart; cut >= 4; cut -= 1) {
    const head = headOf(folded.slice(0, cut))
    if (head !== null) return head
  }
  return null
}
