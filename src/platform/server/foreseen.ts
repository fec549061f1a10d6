/**
 * What can go wrong around Plaza rather than in it. The people at the terminal get one sentence for each, worded in
 * `src/app/server/start-failures.ts`; here is only what the sentence needs to know.
 */
export type Trouble =
  | { code: 'unsupported-platform'; platform: string }
  | { code: 'already-running'; pid: number | undefined; url: string | undefined }
  | { code: 'disk-full'; folder: string | undefined }
  | { code: 'folder-unwritable'; folder: string; reason: string }
  | { code: 'no-system-user'; reason: string }
  | { code: 'other-major'; folder: string; found: string; wanted: string }
  | { code: 'cluster-not-started'; log: string; lastLines: string }
  | { code: 'cluster-not-made'; folder: string; reason: string }
  | { code: 'cluster-lost'; log: string; reason: string }
  | {
      code: 'database-unreachable'
      server: string
      reason: 'refused' | 'unknown-host' | 'timeout' | 'auth' | 'missing' | 'full' | 'other'
      detail: string
    }
  | { code: 'database-too-old'; server: string; version: string }
  | { code: 'database-encoding'; server: string; encoding: string }
  | { code: 'database-locale'; server: string; locale: string }
  | { code: 'trigrams-missing'; server: string; detail: string }

/** A trouble on its way to the terminal. */
export class Foreseen extends Error {
  readonly trouble: Trouble

  constructor(trouble: Trouble, cause?: unknown) {
    super(trouble.code, { cause })
    this.name = 'Foreseen'
    this.trouble = trouble
  }
}
