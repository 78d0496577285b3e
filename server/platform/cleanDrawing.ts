import {
  attributesOf,
  checkInstruction,
  decoded,
  localName,
  markup,
  nameOf,
  refuseDrawing,
  textOfDrawing,
} from './drawingMarkup.ts'

/** Elements of a drawing that stands still and needs nothing else; whatever is in another one goes with it. */
const kept = new Set([
  ...['svg', 'g', 'defs', 'symbol', 'use', 'switch', 'title', 'desc', 'style', 'a'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan', 'textPath'],
  ...['linearGradient', 'radialGradient', 'stop', 'pattern', 'clipPath', 'mask', 'marker', 'filter'],
  ...['feBlend', 'feColorMatrix', 'feComponentTransfer', 'feComposite', 'feConvolveMatrix', 'feDiffuseLighting'],
  ...['feDisplacementMap', 'feDistantLight', 'feDropShadow', 'feFlood', 'feFuncA', 'feFuncB', 'feFuncG', 'feFuncR'],
  ...['feGaussianBlur', 'feMerge', 'feMergeNode', 'feMorphology', 'feOffset', 'fePointLight', 'feSpecularLighting'],
  ...['feSpotLight', 'feTile', 'feTurbulence'],
])

/** Attributes that say how something looks or where it is. */
const keptAttributes = new Set([
  ...['id', 'class', 'style', 'lang', 'width', 'height', 'viewBox', 'preserveAspectRatio', 'version', 'overflow'],
  ...['x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'fx', 'fy', 'fr', 'dx', 'dy', 'd', 'points'],
  ...['pathLength', 'transform', 'transform-origin', 'rotate', 'textLength', 'lengthAdjust', 'startOffset', 'method'],
  ...['side', 'spacing', 'offset', 'stop-color', 'stop-opacity', 'gradientUnits', 'gradientTransform', 'spreadMethod'],
  ...['patternUnits', 'patternContentUnits', 'patternTransform', 'clipPathUnits', 'maskUnits', 'maskContentUnits'],
  ...['markerUnits', 'markerWidth', 'markerHeight', 'orient', 'refX', 'refY', 'marker', 'marker-start', 'marker-mid'],
  ...['marker-end', 'fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-linecap'],
  ...['stroke-linejoin', 'stroke-miterlimit', 'stroke-dasharray', 'stroke-dashoffset', 'opacity', 'color', 'display'],
  ...['visibility', 'clip-path', 'clip-rule', 'mask', 'mask-type', 'filter', 'paint-order', 'vector-effect'],
  ...['shape-rendering', 'text-rendering', 'image-rendering', 'color-rendering', 'color-interpolation'],
  ...['color-interpolation-filters', 'mix-blend-mode', 'isolation', 'enable-background', 'systemLanguage'],
  ...['font', 'font-family', 'font-size', 'font-size-adjust', 'font-stretch', 'font-style', 'font-variant'],
  ...['font-weight', 'letter-spacing', 'word-spacing', 'text-anchor', 'text-decoration', 'dominant-baseline'],
  ...[
    'alignment-baseline',
    'baseline-shift',
    'writing-mode',
    'direction',
    'unicode-bidi',
    'glyph-orientation-vertical',
  ],
  ...['filterUnits', 'primitiveUnits', 'in', 'in2', 'result', 'type', 'values', 'mode', 'operator', 'k1', 'k2', 'k3'],
  ...['k4', 'order', 'kernelMatrix', 'divisor', 'bias', 'targetX', 'targetY', 'edgeMode', 'preserveAlpha'],
  ...['surfaceScale', 'diffuseConstant', 'specularConstant', 'specularExponent', 'limitingConeAngle', 'azimuth'],
  ...['elevation', 'z', 'pointsAtX', 'pointsAtY', 'pointsAtZ', 'scale', 'xChannelSelector', 'yChannelSelector'],
  ...['radius', 'stdDeviation', 'baseFrequency', 'numOctaves', 'seed', 'stitchTiles', 'flood-color', 'flood-opacity'],
  ...['lighting-color', 'tableValues', 'slope', 'intercept', 'amplitude', 'exponent'],
])

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, sign => escapes[sign]!)

/** Whether a style or a value stays within the document. */
function isOwn(text: string): boolean {
  if (/\\|@import|image(?:-set)?\s*\(|src\s*\(|expression\s*\(|javascript:|-moz-binding|behavior\s*:/i.test(text))
    return false
  return [...text.matchAll(/url\(\s*["']?\s*(.?)/gi)].every(([, first]) => first === '#')
}

/** An element as it is kept; null where it goes with all that is in it. Prefixes of its own namespace are left out. */
function keptName(name: string): string | null {
  const own = name.startsWith('svg:') ? name.slice(4) : name
  return kept.has(own) ? own : null
}

function keptAttributesOf(tag: string, rawName: string, name: string): string {
  const attributes = new Map<string, string>()
  for (const [key, value] of attributesOf(tag, rawName)) {
    // Parts of the drawing itself may be used again; links lead nowhere from now on.
    const isLink = key === 'href' || key === 'xlink:href'
    if (isLink ? name !== 'a' && /^#[^\s]+$/.test(value) : keptAttributes.has(key) && isOwn(value))
      attributes.set(isLink ? 'href' : key, value)
  }
  return [...attributes].map(([key, value]) => ` ${key}="${escaped(value)}"`).join('')
}

const namespace = ' xmlns="http://www.w3.org/2000/svg"'

/**
 * A drawing (SVG) written anew from what is allowed of it, as text: shapes, texts, colours, filters and styles. Scripts,
 * handlers, other documents and pictures in it, animations, links and whatever leads out of it are left out, comments and
 * what editors note for themselves too. Throws `DrawingRefused` for what is no drawing, is broken, or declares entities.
 */
export function cleanDrawing(content: Uint8Array): string {
  const text = textOfDrawing(content).replace(/^\ufeff/, '')
  const open: { raw: string; name: string | null }[] = []
  const out: string[] = []
  /** How many of the open elements are left out. */
  let left = 0
  let isWhole = false
  let style: string[] | null = null
  let end = 0
  const say = (said: string) => {
    if (style !== null) style.push(said)
    else if (left === 0 && open.length > 0) out.push(escaped(said))
  }
  for (const match of text.matchAll(markup)) {
    const [piece] = match
    const between = text.slice(end, match.index)
    if (open.length > 0) say(decoded(between))
    else if (between.trim() !== '') refuseDrawing('is broken')
    end = match.index + piece.length
    if (piece.startsWith('<!--')) continue
    if (piece.startsWith('<![CDATA[')) {
      say(piece.slice('<![CDATA['.length, -']]>'.length))
      continue
    }
    if (piece.startsWith('<!')) {
      // The name of a type says nothing; one that declares something is a program of its own.
      if (!/^<!doctype\s+svg\b[^[\]]*>$/i.test(piece) || open.length > 0) refuseDrawing('declares a type or entities')
      continue
    }
    if (piece.startsWith('<?')) {
      if (/^<\?xml\s/i.test(piece)) checkInstruction(piece)
      continue
    }
    if (piece === '<' || isWhole) refuseDrawing('is broken')
    const raw = nameOf(piece)
    if (piece.startsWith('</')) {
      const closed = open.pop()
      if (closed?.raw !== raw) refuseDrawing('is broken')
      if (closed.name === null) left -= 1
      else if (left === 0) {
        if (closed.name === 'style') out.push(styleOf(style ?? []))
        else out.push(`</${closed.name}>`)
        style = null
      }
      isWhole = open.length === 0
      continue
    }
    // Nothing stands in a style but text.
    if (style !== null) refuseDrawing('is broken')
    const isFirst = open.length === 0
    if (isFirst && localName(raw) !== 'svg') refuseDrawing('is no drawing')
    const name = keptName(raw)
    if (isFirst && name === null) refuseDrawing('is no drawing')
    const isClosed = piece.endsWith('/>')
    if (name !== null && left === 0) {
      if (name === 'style') style = isClosed ? null : []
      else {
        const attributes = keptAttributesOf(piece, raw, name)
        out.push(`<${name}${isFirst ? namespace : ''}${attributes}${isClosed ? '/' : ''}>`)
      }
    }
    if (isClosed) {
      isWhole = isFirst
      continue
    }
    open.push({ raw, name })
    if (name === null) left += 1
  }
  if (!isWhole || text.slice(end).trim() !== '') refuseDrawing('is broken')
  return out.join('')
}

/** A style as it is kept: whole, or not at all where a part of it leads out of the drawing. */
const styleOf = (texts: readonly string[]): string => {
  const text = texts.join('')
  return isOwn(text) && !/@(?!media\b)/i.test(text) ? `<style>${escaped(text)}</style>` : ''
}
