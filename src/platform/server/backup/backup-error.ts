/**
 * Expected problems of backups and restores. Commands word them by `src/app/server/backup-messages.ts`, the administration by the
 * texts of accounts.
 */
export type BackupProblem =
  | { code: 'not-a-backup' }
  | { code: 'damaged'; detail: string }
  | { code: 'newer-plaza'; plaza: string; migration: string }
  | { code: 'passphrase-missing' }
  | { code: 'passphrase-wrong' }
  | { code: 'secrets-missing' }
  | { code: 'secrets-differ' }
  | { code: 'database-not-empty'; table: string }
  | { code: 'files-not-empty' }
  | { code: 'busy' }
  | { code: 'file-exists'; file: string }
  | { code: 'disk-full' }
  | { code: 'invariants-broken'; names: readonly string[] }
  | { code: 'no-scratch-database'; detail: string }
  | { code: 'interrupted' }
  | { code: 'other'; detail: string }

export class BackupError extends Error {
  readonly problem: BackupProblem

  constructor(problem: BackupProblem, cause?: unknown) {
    super(problem.code, { cause })
    this.name = 'BackupError'
    this.problem = problem
  }
}

/** The problem behind any error; an unexpected one keeps its message, which administrators read. */
export function backupProblem(error: unknown): BackupProblem {
  if (error instanceof BackupError) return error.problem
  if (isDiskFull(error)) return { code: 'disk-full' }
  return { code: 'other', detail: error instanceof Error ? error.message : String(error) }
}

function isDiskFull(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : null
  return code === 'ENOSPC' || code === 'EDQUOT' || code === '53100'
}
