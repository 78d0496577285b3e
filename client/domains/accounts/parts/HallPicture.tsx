import style from './HallPicture.module.css'
import jerseyAvif from './jersey/jersey-720.avif'
import jerseyWebp from './jersey/jersey-720.webp'

/** The floor of a sports hall with a jersey on it. Decoration beside the form, a strip above it on phones. */
export function HallPicture() {
  return (
    <div className={style.hall}>
      <svg
        className={style.lines}
        viewBox="0 0 820 900"
        preserveAspectRatio="xMinYMin slice"
        fill="none"
        aria-hidden="true"
      >
        <path d="M368 0v900" stroke="var(--court-yellow)" strokeWidth="10" />
        <path d="M372 28h8a305 305 0 0 1 180 560" stroke="var(--court-blue)" strokeWidth="11" />
        <circle cx="960" cy="420" r="322" stroke="var(--court-white)" strokeWidth="16" opacity="0.92" />
        <path d="M363 786h460" stroke="var(--court-white)" strokeWidth="15" opacity="0.92" />
        <path d="M363 135h460" stroke="var(--court-orange)" strokeWidth="11" />
      </svg>
      <picture>
        <source type="image/avif" srcSet={jerseyAvif} />
        {/* Phones hide it; what is hidden and lazy is not loaded. */}
        <img className={style.jersey} src={jerseyWebp} alt="" width={720} height={801} loading="lazy" />
      </picture>
    </div>
  )
}
