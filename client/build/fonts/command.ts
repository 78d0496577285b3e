import { writeFile } from 'node:fs/promises'
import { compress } from 'wawoff2'
import { cutFont, fileOf, shopFonts } from './shopFonts.ts'

/** `node client/build/fonts/command.ts` cuts the shop's fonts anew, after a new version of their package. */
for (const font of shopFonts) await writeFile(fileOf(font), await compress(await cutFont(font)))
