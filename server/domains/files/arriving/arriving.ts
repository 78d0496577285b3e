/** A file as it arrives. */
export type Arriving = { readonly filename: string; createReadStream(): NodeJS.ReadableStream }
