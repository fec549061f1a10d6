/** Reads codes in pictures: with the browser's own reader where it has one, else with WebAssembly. */
import type { Decoder } from './decode-types.ts'
import { openWasmDecoder } from './wasm-decoder.ts'

type Detector = { detect(picture: ImageData | Blob): Promise<{ rawValue: string }[]> }
type DetectorClass = { new (options: { formats: string[] }): Detector; getSupportedFormats(): Promise<string[]> }

const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'code_39', 'itf', 'qr_code', 'data_matrix']
/** A reader without these can't read our labels. */
const NEEDED = ['ean_13', 'code_128', 'qr_code']

export async function openDecoder(): Promise<Decoder> {
  return (await openNativeDecoder().catch(() => null)) ?? openWasmDecoder()
}

async function openNativeDecoder(): Promise<Decoder | null> {
  const { BarcodeDetector: Detector } = globalThis as { BarcodeDetector?: DetectorClass }
  if (!Detector) return null
  const supported = await Detector.getSupportedFormats()
  if (NEEDED.some((format) => !supported.includes(format))) return null
  const detector = new Detector({ formats: FORMATS.filter((format) => supported.includes(format)) })
  return {
    read: async (picture) => (await detector.detect(picture))[0]?.rawValue ?? null,
    close: () => {},
  }
}
