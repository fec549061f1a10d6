/** The floor of SQL: the recorded statements of a request by the bare driver, without HTTP, rules or views. */
import { randomBytes, randomUUID } from 'node:crypto'
import { openPool } from '#platform/server/db.ts'
import { newId, randomText } from '#platform/shared/ids.ts'
import { drive } from './measure.ts'
import { answer } from './processes.ts'
import type { Statement } from './recording.ts'

export type Replay = {
  loops: number
  seconds: number
  recordings: Statement[][]
  /** For writes: whose cart each replay is about. Replay n is of recording n and ends with the last guest. */
  guests: string[] | null
}

const pool = openPool({
  url: process.env['DATABASE_URL'] ?? '',
  max: Number(process.env['POOL']),
  applicationName: 'bare loop',
  onError: console.error,
})

/** What a write makes up anew each time. */
const MADE_UP = /(fact|mov|hist|gst)_[0-9a-z]{26}|ORD-[0-9A-Z]{10}|[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g
const HASH_BYTES = 32

function renewed(recording: readonly Statement[], guest: string): Statement[] {
  const renamed = new Map<string, string>()
  const rename = (old: string, prefix: string | undefined) => {
    const name =
      renamed.get(old) ??
      (prefix === 'gst' ? guest : prefix ? newId(prefix) : old.startsWith('ORD-') ? `ORD-${randomText(10).toUpperCase()}` : randomUUID())
    renamed.set(old, name)
    return name
  }
  const renew = (value: unknown) => {
    if (typeof value === 'string') return value.replace(MADE_UP, rename)
    return Buffer.isBuffer(value) && value.length === HASH_BYTES ? randomBytes(HASH_BYTES) : value
  }
  return recording.map((statement) => ({ ...statement, values: statement.values.map(renew) }))
}

answer(
  {
    async run({ loops, seconds, recordings, guests }: Replay) {
      const prepared = guests ? guests.map((guest, index) => renewed(recordings[index % recordings.length] ?? [], guest)) : recordings
      let begun = 0
      return drive(loops, seconds, async () => {
        if (guests && begun >= prepared.length) return false
        const statements = prepared[begun++ % prepared.length] ?? []
        const client = await pool.connect()
        try {
          for (const statement of statements) await client.query(statement)
          return true
        } finally {
          client.release()
        }
      })
    },
  },
  () => pool.end(),
)
