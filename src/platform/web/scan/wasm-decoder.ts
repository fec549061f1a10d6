import type { DecodeReply, DecodeRequest, Decoder } from './decode-types.ts'

/** Reads codes with the worker. Its promises reject when the worker can't be loaded, for example offline. */
export function openWasmDecoder(): Decoder {
  const worker = new Worker(new URL('./decode.worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, PromiseWithResolvers<string | null>>()
  let asked = 0

  worker.onmessage = ({ data }: MessageEvent<DecodeReply>) => {
    const request = waiting.get(data.id)
    waiting.delete(data.id)
    if ('failed' in data) request?.reject(new Error(data.failed))
    else request?.resolve(data.code)
  }
  worker.onerror = (event) => {
    for (const request of waiting.values()) request.reject(new Error(event.message || 'the code reader could not be loaded'))
    waiting.clear()
  }
  return {
    read(picture) {
      asked += 1
      const request = Promise.withResolvers<string | null>()
      waiting.set(asked, request)
      worker.postMessage({ id: asked, picture } satisfies DecodeRequest)
      return request.promise
    },
    close: () => worker.terminate(),
  }
}
