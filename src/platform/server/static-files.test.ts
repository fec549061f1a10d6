import { mkdtempSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { staticFiles } from './static-files.ts'

const SCRIPT = 'export const day = 1\n'
let folder = ''
let server: Server

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'plaza-static-'))
  const files = staticFiles(folder)
  server = createServer(async (request, response) => {
    if (!(await files.send(request, response, request.url ?? '', 'immutable'))) response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

const ask = (path: string, encoding: string) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers: { 'accept-encoding': encoding } })

test('a script is sent as it is until the build has compressed it, then in the best encoding, from memory', async () => {
  writeFileSync(join(folder, 'a.js'), SCRIPT)
  const raw = await ask('/a.js', 'br, gzip')
  expect([raw.status, raw.headers.get('content-encoding'), await raw.text()]).toEqual([200, null, SCRIPT])
  writeFileSync(join(folder, 'a.js.br'), brotliCompressSync(SCRIPT))
  writeFileSync(join(folder, 'a.js.gz'), gzipSync(SCRIPT))
  for (const encoding of ['br', 'gzip', 'br']) {
    const reply = await ask('/a.js', encoding)
    expect([reply.headers.get('content-encoding'), await reply.text()]).toEqual([encoding, SCRIPT])
    if (encoding === 'br') for (const name of ['a.js', 'a.js.br', 'a.js.gz']) rmSync(join(folder, name), { force: true })
  }
})

test('a picture is kept in memory; other files and types are not found', async () => {
  writeFileSync(join(folder, 'a.png'), 'a picture')
  expect(await (await ask('/a.png', 'br')).text()).toBe('a picture')
  unlinkSync(join(folder, 'a.png'))
  expect((await ask('/a.png', 'br')).status).toBe(200)
  const asked = await Promise.all(['/b.js', '/a.exe', '/..%2fa.png'].map((path) => ask(path, 'br')))
  expect(asked.map(({ status }) => status)).toEqual([404, 404, 404])
})
