/** One keep-alive HTTP/1.1 connection with little overhead, so that the server is measured and not the client. */
import { connect, type Socket } from 'node:net'

export type Reply = { status: number; head: string; body: Buffer }

export type Connection = { send(request: string): Promise<Reply>; close(): void }

/** The text of a request. A body is JSON. */
export function requestText(method: string, path: string, headers: Record<string, string> = {}, body?: unknown): string {
  const json = body === undefined ? '' : JSON.stringify(body)
  const all = {
    host: '127.0.0.1',
    ...headers,
    ...(json && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(json)) }),
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${json}`
}

/** One request at a time. */
export function openConnection(port: number): Connection {
  const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true })
  let chunks: Buffer[] = []
  let received = 0
  let expected: number | 'last chunk' | null = null
  let waiting: { resolve(reply: Reply): void; reject(error: Error): void } | null = null

  socket.on('data', (chunk: Buffer) => {
    chunks.push(chunk)
    received += chunk.length
    expected ??= parseContentLength(Buffer.concat(chunks))
    if (expected === null) return
    if (expected === 'last chunk' ? chunk.toString('latin1', chunk.length - LAST_CHUNK.length) !== LAST_CHUNK : received < expected) return
    const whole = Buffer.concat(chunks)
    const end = whole.indexOf(HEAD_END)
    chunks = []
    received = 0
    expected = null
    const head = whole.toString('latin1', 0, end)
    waiting?.resolve({ status: Number(head.slice(9, 12)), head, body: whole.subarray(end + HEAD_END.length) })
  })
  socket.on('error', (error) => waiting?.reject(error))
  socket.on('close', () => waiting?.reject(new Error('the server closed the connection')))

  return {
    send: (request) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject }
        socket.write(request)
      }),
    close: () => {
      waiting = null
      socket.destroy()
    },
  }
}

const HEAD_END = '\r\n\r\n'
const LAST_CHUNK = '0\r\n\r\n'

/** Length of the whole reply in bytes; null until its head has arrived. */
function parseContentLength(reply: Buffer): number | 'last chunk' | null {
  const end = reply.indexOf(HEAD_END)
  if (end < 0) return null
  const head = reply.toString('latin1', 0, end).toLowerCase()
  if (head.includes('\r\ntransfer-encoding: chunked')) return 'last chunk'
  const length = /\r\ncontent-length: (\d+)/.exec(head)?.[1] ?? '0'
  return end + HEAD_END.length + (head.startsWith('http/1.1 304') ? 0 : Number(length))
}
