import { impersonal, type PersonalData } from '../../platform/personalData.ts'
import { files } from './tables.ts'

/** Files are pictures and sheets of the shop; nothing says who uploaded them. */
export const filesPersonalData: PersonalData = {
  impersonal: [impersonal(files, { name: 'It is what the shop calls a file.' })],
}
