import { GraphQLError } from 'graphql'

/** Refuses a document as a whole: it asks for too much. The library says so at each field of the first level, and those that may be
 *  null would look as if there were nothing. */
export class DocumentRefused extends GraphQLError {}

/** Whether an error of the execution says that. */
export const isDocumentRefused = (error: GraphQLError): boolean =>
  error instanceof DocumentRefused || error.originalError instanceof DocumentRefused
