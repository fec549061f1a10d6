import type { BackupProblem } from '#platform/server/backup/backup-error.ts'
import type { BackupRow } from '#platform/server/backup/backup-list.ts'
import type { BackupView } from '../contract.ts'

export function toBackupView(row: BackupRow): BackupView {
  const { id, state, reason, requestedAt, file, bytes, withSecrets, problem, verifiedAt, verificationProblem } = row
  return {
    id,
    state,
    reason,
    requestedAt: requestedAt.toISOString(),
    file,
    bytes,
    withSecrets,
    problem: problem && toProblemView(problem),
    verifiedAt: verifiedAt?.toISOString() ?? null,
    verificationProblem: verificationProblem && toProblemView(verificationProblem),
  }
}

function toProblemView(problem: BackupProblem): NonNullable<BackupView['problem']> {
  switch (problem.code) {
    case 'interrupted':
    case 'disk-full':
      return { code: problem.code, detail: null }
    case 'not-a-backup':
      return { code: 'damaged', detail: null }
    case 'damaged':
    case 'no-scratch-database':
      return { code: problem.code, detail: problem.detail }
    case 'newer-plaza':
      return { code: problem.code, detail: problem.migration }
    case 'invariants-broken':
      return { code: problem.code, detail: problem.names.join('; ') }
    case 'other':
      return { code: 'other', detail: problem.detail }
    default:
      return { code: 'other', detail: problem.code }
  }
}
