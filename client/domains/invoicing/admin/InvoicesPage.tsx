import { documentsPage } from './documentsList.tsx'

export const page = documentsPage('invoice')
