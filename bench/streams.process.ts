/** Many browsers with open streams: notes when each signal arrives, beside a bare LISTEN. */
import { connect, type Socket } from 'node:net'
import pg from 'pg'
import { serveRequests } from './processes.ts'

/** `channel`: of the bare LISTEN. */
export type OpenStreams = { port: number; sessions: string[]; perSession: number; channel: string }
/** `[id, time]`; the time is comparable between processes of a machine. */
export type Arrivals = { streams: [id: string, at: number][]; floor: [id: string, at: number][] }

const AT_ONCE = 50
/** Fewer than one address may have. */
const PER_ADDRESS = 200

let sockets: Socket[] = []
let arrivals: Arrivals = { streams: [], floor: [] }
const now = () => performance.timeOrigin + performance.now()

const listener = new pg.Client({ connectionString: process.env['DATABASE_URL'] ?? '', application_name: 'bench floor' })
await listener.connect()
listener.on('notification', ({ payload = '' }) => arrivals.floor.push([payload, now()]))

function openStream(port: number, session: string, index: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const address = Math.floor(index / PER_ADDRESS)
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    sockets.push(socket)
    let isOpen = false
    socket.write(
      `GET /api/events HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nsec-fetch-site: same-origin\r\naccept: text/event-stream\r\n` +
        `x-forwarded-for: 10.2.${address >> 8}.${address & 255}\r\ncookie: plaza_session=${session}\r\n\r\n`,
    )
    socket.on('data', (chunk) => {
      const at = now()
      const text = chunk.toString('latin1')
      for (const [, id = ''] of text.matchAll(/"((?:bench-\d|cnv_)\w*)"/g)) arrivals.streams.push([id, at])
      if (isOpen || !text.includes('event: open')) return
      isOpen = true
      resolve()
    })
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('a stream was closed')))
  })
}

serveRequests(
  {
    async open({ port, sessions, perSession, channel }: OpenStreams) {
      await listener.query(`listen ${channel}`)
      const all = sessions.flatMap((session) => Array.from({ length: perSession }, () => session))
      for (let from = 0; from < all.length; from += AT_ONCE)
        await Promise.all(all.slice(from, from + AT_ONCE).map((session, index) => openStream(port, session, from + index)))
      return all.length
    },
    take() {
      const taken = arrivals
      arrivals = { streams: [], floor: [] }
      return taken
    },
    close() {
      for (const socket of sockets) socket.removeAllListeners('close').destroy()
      sockets = []
    },
  },
  () => listener.end(),
)
