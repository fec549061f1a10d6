/** The manifest: what a backup contains, with counts and hashes. It is the archive's last entry. */
import * as z from 'zod'
import { contentTypeFor } from '../files/file-key.ts'

export const FORMAT = 1
export const MANIFEST_ENTRY = 'manifest.json'

const count = z.int().min(0)
const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const identifier = /^[a-z_][a-z0-9_]*$/
const qualifiedName = z.string().regex(/^[a-z_][a-z0-9_]*\.[a-z_][a-z0-9_]*$/)
const content = z.object({ bytes: count, sha256 })

const manifestSchema = z.object({
  format: z.literal(FORMAT),
  id: z.string().regex(/^bak_[0-9a-z]{26}$/),
  /** The version of Plaza that made the backup. */
  plaza: z.string(),
  /** The version of PostgreSQL that it was made of. */
  postgres: z.string(),
  takenAt: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), hash: sha256 })),
  /** Every table, also an empty one. `bytes` and `sha256` are of its rows in COPY's text format. */
  tables: z.array(content.extend({ name: qualifiedName, columns: z.array(z.string().regex(identifier)).min(1), rows: count })),
  /** Tables whose rows end with a restore. */
  omitted: z.array(qualifiedName),
  sequences: z.array(z.object({ name: qualifiedName, lastValue: z.string().regex(/^\d+$/), isCalled: z.boolean() })),
  /** Waiting jobs, with their due times. */
  jobs: content.extend({ rows: count }),
  files: z.array(content.extend({ key: z.string().refine((key) => contentTypeFor(key) !== null) })),
  secrets: z.object({
    /** Tells whether a data folder has the same master secret; null: there was none. */
    fingerprint: sha256.nullable(),
    /** The master secret, encrypted with a passphrase; null: none was given. */
    sealed: z.object({ salt: z.string(), text: z.string() }).nullable(),
  }),
})

export type Manifest = z.infer<typeof manifestSchema>
export type Content = z.infer<typeof content>

/** Null for anything that is not a manifest of this format. */
export function parseManifest(text: string): Manifest | null {
  try {
    const parsed = manifestSchema.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}
