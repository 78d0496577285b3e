import { type PersonalData, published } from '../../platform/personalData.ts'
import { lookFiles, lookThemes } from './tables.ts'

/** Of people the settings keep nothing: what has names there are fonts, pictures and looks. */
export const settingsPersonalData: PersonalData = {
  impersonal: [
    published(lookFiles, ['name'], 'A font tells its family, a picture the name of its file; all visitors see both.'),
    published(lookThemes, ['name', 'nameKey'], 'Somebody called a look so, for their colleagues.'),
  ],
}
