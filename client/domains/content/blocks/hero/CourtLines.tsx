/** Lines of several sports on one floor, as every Turnhalle has them. Decoration; it is cut off at the frame. */
export function CourtLines({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 760 640"
      preserveAspectRatio="xMinYMid slice"
      fill="none"
      aria-hidden="true"
    >
      <g strokeWidth="11" opacity="0.88">
        <path d="M445 0v640M8 560h752" stroke="var(--court-white)" />
        <circle cx="445" cy="305" r="252" stroke="var(--court-white)" />
        <path d="M5.5 0v640" stroke="var(--court-yellow)" strokeWidth="7" />
        <path d="M5 20h40a180 180 0 0 1 150 105" stroke="var(--court-blue)" strokeWidth="8" />
        <path d="M707 0v640" stroke="var(--court-blue)" strokeWidth="8" />
        <path d="M2 97h758" stroke="var(--court-orange)" strokeWidth="8" />
      </g>
    </svg>
  )
}
