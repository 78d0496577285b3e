/** What we use of pdfmake, which brings no types of its own, and of pdfkit's documents, on which it draws. */
declare module 'pdfmake' {
  type PdfReference = { readonly data: Record<string, unknown>; end(content?: Buffer): void }
  /** An element of a document's structure. */
  export type PdfElement = { add(child: PdfElement | PdfContent): void; end(): void }
  /** What was drawn between two marks. */
  export type PdfContent = { readonly refs: readonly unknown[] }
  /** A font of one document; `font` is what was read of its file. */
  export type PdfFont = {
    readonly constructor: new (file: PdfFile, font: unknown, id: string) => PdfFont
    readonly font: unknown
  }
  /** A word of a line, or several. */
  export type PdfInline = {
    readonly text: string
    readonly x: number
    readonly width: number
    readonly [look: string]: unknown
  }
  /** A document of pdfkit. */
  export type PdfFile = {
    readonly options: { readonly tagged?: boolean }
    readonly _root: PdfReference
    _fontCount: number
    readonly _fontFamilies: Record<string, PdfFont>
    readonly fontCache: Record<string, Record<string, PdfFont>>
    getFontFile(family: string, bold: boolean, italics: boolean): unknown
    getFontType(bold: boolean, italics: boolean): string
    provideFont(family: string, bold: boolean, italics: boolean): PdfFont
    metadata: { append(xml: string): void; end(): void; getXML(): string; getLength(): number }
    ref(data: Record<string, unknown>): PdfReference
    addNamedEmbeddedFile(name: string, file: PdfReference): void
    markContent(tag: string, options: object): void
    markStructureContent(tag: string): PdfContent
    endMarkedContent(): void
    struct(type: string, options?: { readonly alt?: string; readonly scope?: string }): PdfElement
    addStructure(element: PdfElement): void
  }
  const pdfmake: {
    setFonts(fonts: Readonly<Record<string, Readonly<Record<string, string>>>>): void
    setUrlAccessPolicy(policy: (url: string) => boolean): void
    setLocalAccessPolicy(policy: (path: string) => boolean): void
    createPdf(definition: object): { getStream(): Promise<PdfFile>; getBuffer(): Promise<Buffer> }
  }
  export default pdfmake
}
