/** What we use of pdfmake, which brings no types of its own, and of pdfkit's documents, on which it draws. */
declare module 'pdfmake' {
  type PdfReference = { readonly data: Record<string, unknown>; end(content?: Buffer): void }
  /** An element of a document's structure. */
  export type PdfElement = { add(child: PdfElement | PdfContent): void; end(): void }
  /** What was drawn between two marks. */
  export type PdfContent = { readonly refs: readonly unknown[] }
  /** A document of pdfkit. */
  export type PdfFile = {
    readonly options: { readonly tagged?: boolean }
    readonly _root: PdfReference
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

/** Its parts that lay out and draw. */
declare module 'pdfmake/js/LayoutBuilder.js' {
  type Node = { readonly place?: never }
  const LayoutBuilder: { default: { prototype: { buildNextLine(node: Node): { place?: unknown } | false } } }
  export default LayoutBuilder
}
declare module 'pdfmake/js/Renderer.js' {
  type Draw = (this: { pdfDocument: import('pdfmake').PdfFile }, item: object, ...rest: number[]) => void
  const Renderer: {
    default: { prototype: Record<'renderLine' | 'renderVector' | 'renderImage' | 'renderSVG', Draw> }
  }
  export default Renderer
}
