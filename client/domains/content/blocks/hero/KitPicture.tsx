import avif480 from './kit/kit-480.avif'
import avif720 from './kit/kit-720.avif'
import webp720 from './kit/kit-720.webp'
import avif1080 from './kit/kit-1080.avif'
import avif1440 from './kit/kit-1440.avif'
import webp1440 from './kit/kit-1440.webp'

/** The picture for previews in messengers and social networks, which do not read AVIF. */
export const previewPicture = { url: webp1440, width: 1440, height: 1300 }

/** As wide as `Hero.module.css` shows it. Too wide a guess loads the next larger file, and this is what the front page waits for. */
const sizes = '(width >= 1600px) 828px, (width >= 1024px) min(680px, 51vw), (width >= 640px) 600px, 118vw'

/**
 * A kit laid out on the floor; the composition `hero-schaerpe` of the demo's drawings, in the sizes of the hero.
 * Files of the build, not of the catalogue, for it is the first thing seen and must not wait for an answer.
 */
export function KitPicture({ alt, className }: { alt: string; className?: string }) {
  return (
    <picture>
      <source
        type="image/avif"
        sizes={sizes}
        srcSet={`${avif480} 480w, ${avif720} 720w, ${avif1080} 1080w, ${avif1440} 1440w`}
      />
      <img
        className={className}
        src={webp720}
        srcSet={`${webp720} 720w, ${webp1440} 1440w`}
        sizes={sizes}
        width={1440}
        height={1300}
        alt={alt}
        fetchPriority="high"
      />
    </picture>
  )
}
