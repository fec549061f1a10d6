/** Codes as SVG. A code that a symbology can't carry is left out, so that one odd SKU doesn't lose a sheet of labels. */
import bwip from 'bwip-js/node'

const BY_DIGITS: Readonly<Record<number, string>> = { 8: 'ean8', 12: 'upca', 13: 'ean13', 14: 'itf14' }

/** Bars of the trade number, else of the SKU as Code 128; null when neither can be drawn. `text`: the code below the bars. */
export function drawBarcode({ gtin, sku }: { gtin: string | null; sku: string }): { svg: string; text: string } | null {
  const symbology = gtin ? BY_DIGITS[gtin.length] : undefined
  if (gtin && symbology) {
    // A number with a wrong check digit isn't a valid EAN; as Code 128 it still scans as what is stored.
    const svg = draw(symbology, gtin) ?? draw('code128', gtin)
    if (svg) return { svg, text: gtin }
  }
  const svg = draw('code128', sku)
  return svg ? { svg, text: sku } : null
}

export function drawQrCode(address: string): string {
  const svg = draw('qrcode', address)
  if (!svg) throw new Error('an address does not fit into a QR code')
  return svg
}

function draw(bcid: string, text: string): string | null {
  if (bcid === 'code128' && !/^[\x20-\x7e]+$/.test(text)) return null
  try {
    return bwip.toSVG({ bcid, text, scale: 2, includetext: false, ...(bcid === 'qrcode' && { eclevel: 'M' }) })
  } catch {
    return null
  }
}
