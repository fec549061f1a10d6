/** The HTTP baseline: a Node server that answers one ready-made body. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serveRequests } from './processes.ts'

export type Body = { status: number; contentType: string; bytes: number }

let status = 200
let headers: Record<string, string | number> = {}
let body = Buffer.alloc(0)

const server = createServer((request, response) => {
  request.resume()
  response.writeHead(status, headers).end(body)
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

serveRequests({
  port: () => (server.address() as AddressInfo).port,
  set(to: Body) {
    status = to.status
    body = Buffer.alloc(to.bytes, 'x')
    headers = to.status === 304 ? {} : { 'content-type': to.contentType, 'content-length': to.bytes }
  },
})
