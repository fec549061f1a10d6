/** A line to Plaza that a test can cut, that can lose answers, and over which a newer `/sw.js` comes than the one that was built. */
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Front = {
  url: string
  /** From now on the worker is another one: the same, of a later build. */
  deploy(): void
  /** Nothing comes through any more, as in a tunnel. */
  cut(): void
  mend(): void
  /** Requests whose path fits arrive, and their answers are lost, so many times. */
  loseAnswers(pattern: RegExp, times: number): void
  /** Requests whose path fits do not arrive, until the line is mended. */
  loseRequests(pattern: RegExp): void
  close(): Promise<void>
}

export async function openFront(plazaUrl: string): Promise<Front> {
  const plaza = new URL(plazaUrl)
  let build = 0
  let isCut = false
  let losing = { pattern: /^$/, times: 0 }
  let refused = /^$/

  const server = createServer((request, response) => {
    if (isCut || refused.test(request.url ?? '/')) return void request.socket.destroy()
    pass(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  function pass(request: IncomingMessage, response: ServerResponse): void {
    const path = request.url ?? '/'
    const lost = losing.times > 0 && losing.pattern.test(path)
    if (lost) losing.times -= 1
    const headers = { ...request.headers, host: plaza.host, ...(request.headers.origin && { origin: plaza.origin }) }
    const isWorker = path === '/sw.js'
    if (isWorker) for (const name of ['accept-encoding', 'if-none-match'] as const) delete headers[name]
    const upstream = forward({ host: plaza.hostname, port: plaza.port, method: request.method, path, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        if (lost || isCut) return void request.socket.destroy()
        const body = Buffer.concat(isWorker ? [...chunks, Buffer.from(`\n// build ${build}`)] : chunks)
        const { 'transfer-encoding': _, ...rest } = answer.headers
        const length = request.method === 'HEAD' || answer.statusCode === 304 ? {} : { 'content-length': body.length }
        response.writeHead(answer.statusCode ?? 502, { ...rest, ...length }).end(body)
      })
    })
    upstream.on('error', () => request.socket.destroy())
    request.pipe(upstream)
  }

  return {
    url: `http://127.0.0.1:${port}`,
    deploy() {
      build += 1
    },
    cut() {
      isCut = true
      server.closeAllConnections()
    },
    mend() {
      isCut = false
      refused = /^$/
    },
    loseRequests(pattern) {
      refused = pattern
    },
    loseAnswers(pattern, times) {
      losing = { pattern, times }
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
