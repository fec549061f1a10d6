/**
 * Problems of the environment that keep Plaza from starting. `src/app/server/startup-messages.ts` turns each into one sentence for
 * the terminal; this file holds the data of these sentences.
 */
export type StartupProblem =
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
  | { code: 'demo-accounts' }
  | { code: 'stopped-before-built' }

/** Carries a problem to the terminal. */
export class StartupError extends Error {
  readonly problem: StartupProblem

  constructor(problem: StartupProblem, cause?: unknown) {
    super(problem.code, { cause })
    this.name = 'StartupError'
    this.problem = problem
  }
}
