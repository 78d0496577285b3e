import { documentsPage } from './documentsList.tsx'

export const page = documentsPage('order')
