/** What a browser that reads bar codes offers; no library stands in where it does not. Source: WICG Shape Detection API. */
interface Detector {
  detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>
}
type DetectorClass = new (options: { formats: readonly string[] }) => Detector

const detectorClass = (): DetectorClass | null => {
  const found = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector
  return found ?? null
}

/** Bar codes of goods, and what shops print themselves. */
const formats = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'code_39', 'qr_code'] as const

/** Whether the browser can read bar codes with its camera. */
export const canReadCodes = (): boolean =>
  detectorClass() !== null && typeof navigator !== 'undefined' && navigator.mediaDevices !== undefined

const LOOK_MILLISECONDS = 200
/** The same code counts again only after so long without it: one look at a label is one piece. */
const SAME_MILLISECONDS = 1500

/**
 * Shows the camera in `video` and tells each code that comes into sight, until the returned function is called. Rejects
 * where there is no camera, or nobody allows it; `onFailure` hears where its picture can be read no more.
 */
export async function watchCodes(
  video: HTMLVideoElement,
  onCode: (code: string) => void,
  onFailure: () => void,
): Promise<() => void> {
  const Detecting = detectorClass()
  if (!Detecting) throw new Error('this browser reads no bar codes')
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false })
  const detector = new Detecting({ formats })
  const seen = new Map<string, number>()
  let isOver = false
  video.srcObject = stream
  await video.play()
  const look = async () => {
    if (isOver) return
    const codes = video.readyState >= video.HAVE_CURRENT_DATA ? await detector.detect(video) : []
    const now = performance.now()
    for (const { rawValue } of codes) {
      const isSame = now - (seen.get(rawValue) ?? Number.NEGATIVE_INFINITY) < SAME_MILLISECONDS
      seen.set(rawValue, now)
      if (!isSame && !isOver) onCode(rawValue)
    }
    setTimeout(lookAgain, LOOK_MILLISECONDS)
  }
  const lookAgain = () => void look().catch(onFailure)
  lookAgain()
  return () => {
    isOver = true
    for (const track of stream.getTracks()) track.stop()
  }
}

/** A low tone, for those who look at the goods and not at the screen. Nothing where the browser has no sound. */
export function soundRefusal(): void {
  if (typeof AudioContext === 'undefined') return
  const audio = new AudioContext()
  const tone = audio.createOscillator()
  tone.frequency.value = 220
  tone.connect(audio.destination)
  tone.onended = () => void audio.close()
  tone.start()
  tone.stop(audio.currentTime + 0.25)
}
