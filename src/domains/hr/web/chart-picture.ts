/** The org chart as a picture for documents: black on white, whatever the theme. */
import { CARD, type ChartLayout } from './chart-layout.ts'

const MARGIN = 24
const PADDING = 12
/** About so many letters fit on a card. */
const MAX_LETTERS = { name: 24, position: 30 }
/** The longest side of a PNG; browsers don't draw much larger ones. */
const MAX_PIXELS = 8000

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Characters that XML 1.0 doesn't allow are left out. */
const escapeXml = (text: string) =>
  text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '').replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
const shorten = (text: string, most: number) => {
  const letters = [...text]
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : text
}

/** `direction` mirrors the chart, as the screen does. Each text has the direction of its first letter. */
export function toSvg({ places, width, height }: ChartLayout, direction: 'ltr' | 'rtl', font = 'sans-serif'): string {
  const all = { width: width + 2 * MARGIN, height: Math.max(height, CARD.height) + 2 * MARGIN }
  const left = (x: number) => MARGIN + (direction === 'rtl' ? width - x - CARD.width : x)
  const lines = places.flatMap(({ parent, x, y }) => {
    if (!parent) return []
    const [from, to] = [left(parent.x) + CARD.width / 2, left(x) + CARD.width / 2]
    const [bottom, top] = [MARGIN + parent.y + CARD.height, MARGIN + y]
    return [`<path d="M${from},${bottom}V${(bottom + top) / 2}H${to}V${top}"/>`]
  })
  const cards = places.map(({ person, x, y }) => {
    const [at, top] = [left(x), MARGIN + y]
    const text = (content: string, most: number, line: number, style: string) =>
      content === ''
        ? ''
        : `<text x="${at + CARD.width / 2}" y="${top + line}" text-anchor="middle" unicode-bidi="plaintext" ${style}>${escapeXml(shorten(content, most))}</text>`
    return (
      `<rect x="${at}" y="${top}" width="${CARD.width}" height="${CARD.height}" rx="6" fill="#fff" stroke="#888"/>` +
      text(person.name, MAX_LETTERS.name, CARD.height / 2 - PADDING / 3, 'font-weight="600" font-size="14"') +
      text(person.position || person.department, MAX_LETTERS.position, CARD.height / 2 + PADDING * 1.4, 'font-size="12" fill="#555"')
    )
  })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${all.width}" height="${all.height}" viewBox="0 0 ${all.width} ${all.height}" font-family="${escapeXml(font)}">` +
    `<rect width="100%" height="100%" fill="#fff"/><g fill="none" stroke="#888">${lines.join('')}</g>${cards.join('')}</svg>`
  )
}

/** Draws the picture twice as large, or as large as browsers can. Fails when the browser can't draw it. */
export async function toPng(svg: string): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const scale = Math.min(2, MAX_PIXELS / Math.max(image.naturalWidth, image.naturalHeight))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(image.naturalWidth * scale)
    canvas.height = Math.round(image.naturalHeight * scale)
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the browser drew no picture'))), 'image/png'),
    )
  } finally {
    URL.revokeObjectURL(address)
  }
}
