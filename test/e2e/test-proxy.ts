/** A proxy to Plaza that a test can cut, that can lose requests and answers, and that can serve a newer `/sw.js` than the built one. */
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type TestProxy = {
  url: string
  /** Serves the worker of a later build from now on. */
  deploy(): void
  /** Drops all connections. */
  cut(): void
  restore(): void
  /** Loses the answers to matching requests, this many times. */
  loseAnswers(pattern: RegExp, times: number): void
  /** Drops matching requests until the proxy is restored. */
  loseRequests(pattern: RegExp): void
  close(): Promise<void>
}

export async function openTestProxy(plazaUrl: string): Promise<TestProxy> {
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
      if (answer.headers['content-type']?.startsWith('text/event-stream')) {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        return void answer.pipe(response)
      }
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
    response.on('close', () => upstream.destroy())
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
    restore() {
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
