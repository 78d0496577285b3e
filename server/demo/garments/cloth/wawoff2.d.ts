declare module 'wawoff2' {
  /** TrueType bytes in, WOFF2 bytes out. */
  export function compress(font: Uint8Array): Promise<Uint8Array>
  /** WOFF2 bytes in, TrueType bytes out. */
  export function decompress(woff2: Uint8Array): Promise<Uint8Array>
}
