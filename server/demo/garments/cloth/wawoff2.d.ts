declare module 'wawoff2' {
  /** WOFF2 bytes in, TrueType bytes out. */
  export function decompress(woff2: Uint8Array): Promise<Uint8Array>
}
