import { afterEach, expect, test, vi } from 'vitest'
import { retryOnline } from './retry-online.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a part that cannot be loaded offline is loaded when the device is online again', async () => {
  const device = { onLine: false }
  const page = new EventTarget()
  vi.stubGlobal('navigator', device)
  vi.stubGlobal('window', page)
  const load = vi.fn(async () => {
    if (!device.onLine) throw new TypeError('Failed to fetch')
    return 'part'
  })
  const loaded = retryOnline(load)()
  await expect(Promise.race([loaded, Promise.resolve('waiting')])).resolves.toBe('waiting')
  device.onLine = true
  await vi.waitFor(() => {
    page.dispatchEvent(new Event('online'))
    return expect(load).toHaveBeenCalledTimes(2)
  })
  await expect(loaded).resolves.toBe('part')
})

test('a load that fails online fails', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  await expect(retryOnline(() => Promise.reject(new TypeError('gone')))()).rejects.toThrow('gone')
})
