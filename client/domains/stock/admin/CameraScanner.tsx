import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Notice } from '../../../ui/Badge.tsx'
import { watchCodes } from './camera.ts'
import style from './TakingPage.module.css'

/** The picture of the camera; each code that comes into sight is told. */
export function CameraScanner({ onCode }: { onCode: (code: string) => void }) {
  const video = useRef<HTMLVideoElement>(null)
  const [hasFailed, setFailed] = useState(false)
  const tell = useEffectEvent(onCode)
  useEffect(() => {
    const shown = video.current
    if (!shown) return
    let isGone = false
    let stop = () => {}
    const fail = () => setFailed(true)
    watchCodes(shown, code => tell(code), fail).then(stopWatching => {
      if (isGone) stopWatching()
      else stop = stopWatching
    }, fail)
    return () => {
      isGone = true
      stop()
    }
  }, [])
  return (
    <div className={style.camera}>
      {hasFailed ? (
        <Notice tone="warn" isUrgent>
          <FormattedMessage id="admin.taking.cameraRefused" />
        </Notice>
      ) : (
        <>
          <video ref={video} className={style.video} muted playsInline />
          <p className={style.hint}>
            <FormattedMessage id="admin.taking.cameraHint" />
          </p>
        </>
      )}
    </div>
  )
}
