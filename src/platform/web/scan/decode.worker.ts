/**
 * Reads codes in pictures where the browser can't. It runs in a worker, so that pages stay smooth and keep a policy without
 * WebAssembly: only this script's own response allows it (`DECODER_POLICY`).
 */
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url'
import type { DecodeReply, DecodeRequest } from './decode-types.ts'

type Port = { onmessage: ((event: MessageEvent<DecodeRequest>) => void) | null; postMessage(reply: DecodeReply): void }

const port = self as unknown as Port
const ready = prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true })

port.onmessage = async ({ data: { id, picture } }) => {
  try {
    await ready
    const [found] = await readBarcodes(picture, {
      formats: ['EAN13', 'EAN8', 'UPCA', 'UPCE', 'Code128', 'Code39', 'ITF', 'QRCode', 'DataMatrix'],
      maxNumberOfSymbols: 1,
    })
    port.postMessage({ id, code: found?.isValid ? found.text : null })
  } catch (error) {
    port.postMessage({ id, failed: String(error) })
  }
}
