import { FormattedMessage } from 'react-intl'
import { useEditingContext } from '../../../../adminKit/edit/useEditing.ts'
import { swatchStyle } from '../../../../ui/swatch.ts'
import { PictureList } from '../PictureList.tsx'
import { type ColorForm, isHex } from './colorForm.ts'
import style from './colors.module.css'

/** The pictures of a colour, and how shoppers see it with what stands in the form. */
export function ColorPictures() {
  const { hex, images } = useEditingContext<ColorForm>().values
  const drawn = swatchStyle({ hex: isHex(hex) ? hex.trim() : 'transparent', swatchUrl: images[0]?.thumb })
  return (
    <div className={style.pictures}>
      <PictureList label="admin.colors.pictures" none="admin.colors.picturesNone" isAlone />
      <figure className={style.look}>
        <figcaption className={style.hint}>
          <FormattedMessage id="admin.colors.look" />
        </figcaption>
        <div className={style.looks} aria-hidden="true">
          <span className={style.onTile} style={drawn} />
          <span className={style.inFilter} style={drawn} />
          <span className={style.onPage} style={drawn} />
        </div>
        <p className={style.hint}>
          <FormattedMessage id="admin.colors.lookPlaces" />
        </p>
      </figure>
    </div>
  )
}
