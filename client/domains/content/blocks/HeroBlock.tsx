import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { HeroBlock_block$key } from '../../../__generated__/HeroBlock_block.graphql.ts'
import { BlockPicture } from './BlockPicture.tsx'
import type { BlockProps } from './Blocks.tsx'
import { CourtLines } from './hero/CourtLines.tsx'
import style from './hero/Hero.module.css'
import { KitPicture } from './hero/KitPicture.tsx'
import { WayOn } from './WayOn.tsx'

/** Half of the page beside the text; below it, all of it. */
const pictureShare = { xs: 1, md: 1, lg: 0.5 }

/** What a page begins with: its title large, a sentence, up to three ways on, and a picture or the lines of the hall. */
export function HeroBlock({ block, isFirst, isEarly }: BlockProps<HeroBlock_block$key>) {
  const { eyebrow, title, text, picture, buttons, tone, drawing } = useFragment(
    graphql`
      fragment HeroBlock_block on HeroBlock {
        eyebrow
        title
        text
        picture {
          ...BlockPicture_picture
        }
        buttons {
          label
          href
          look
        }
        tone
        drawing
      }
    `,
    block,
  )
  const intl = useIntl()
  const Title = isFirst ? 'h1' : 'h2'
  return (
    <section className={style.hero} data-tone={tone} data-drawing={drawing}>
      {drawing !== 'NONE' && <CourtLines className={style.lines} />}
      <div className={style.inner} data-beside={picture || drawing === 'KIT' ? '' : undefined}>
        <div className={style.text}>
          {eyebrow && <p className={style.eyebrow}>{eyebrow}</p>}
          {title && <Title className={style.title}>{title}</Title>}
          {text && <p className={style.lead}>{text}</p>}
          {buttons.length > 0 && (
            <div className={style.actions}>
              {buttons.map(({ label, href, look }, at) => (
                <WayOn
                  key={at}
                  label={label}
                  href={href}
                  look={look}
                  className={look === 'LINK' ? undefined : look === 'OUTLINE' ? style.second : style.first}
                />
              ))}
            </div>
          )}
        </div>
        {picture ? (
          <div className={style.beside}>
            <BlockPicture picture={picture} ratio="LANDSCAPE" share={pictureShare} isEarly={isEarly} />
          </div>
        ) : (
          drawing === 'KIT' && (
            <div className={style.kit}>
              <KitPicture className={style.picture} alt={intl.formatMessage({ id: 'ui.kit' })} />
            </div>
          )
        )}
      </div>
    </section>
  )
}
