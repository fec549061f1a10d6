/** Listeners of accounts on its own events: they send mails and start background tasks. */
import {
  backupRequested,
  deletionRequested,
  emailChangeRequested,
  exportReady,
  exportRequested,
  loggedIn,
  passwordResetRequested,
  registered,
  securityChanged,
  suspended,
  suspensionLifted,
  verificationRequested,
} from '#events/accounts.ts'
import { takeRequestedBackup } from '#platform/server/backup/backup-tasks.ts'
import { enqueue } from '#platform/server/jobs.ts'
import { type Listener, listener } from '#platform/server/listeners.ts'
import type { EventDefinition } from '#platform/shared/domain-event.ts'
import { newId } from '#platform/shared/ids.ts'
import { eraseAccount } from './erase-account.ts'
import { type AccountMail, sendAccountMail } from './mail-task.ts'
import { makeExport } from './make-export.ts'

type MailOrder = AccountMail extends infer M ? (M extends AccountMail ? Omit<M, 'mailId' | 'userId'> : never) : never

export const listeners: readonly Listener[] = [
  mailListener(registered, () => [{ kind: 'confirm_address' }]),
  mailListener(verificationRequested, () => [{ kind: 'confirm_address' }]),
  mailListener(passwordResetRequested, () => [{ kind: 'reset_password' }]),
  mailListener(emailChangeRequested, () => [{ kind: 'confirm_new_address' }, { kind: 'security', what: 'email_change_requested' }]),
  mailListener(securityChanged, ({ what }) => [{ kind: 'security', what }]),
  mailListener(loggedIn, ({ newDevice, sessionId }) => (newDevice ? [{ kind: 'new_sign_in', sessionId }] : [])),
  mailListener(suspended, ({ suspensionId, stated }) => (stated ? [] : [{ kind: 'suspended', suspensionId }])),
  mailListener(suspensionLifted, () => [{ kind: 'suspension_lifted' }]),
  mailListener(exportReady, ({ exportId }) => [{ kind: 'export_ready', exportId }]),
  listener('accounts.makeExports', [exportRequested], async (tx, events) => {
    for (const { payload } of events) await enqueue(tx, makeExport, { exportId: payload.exportId }, tx.now)
  }),
  listener('accounts.takeBackups', [backupRequested], async (tx, events) => {
    for (const { payload } of events) await enqueue(tx, takeRequestedBackup, { backupId: payload.backupId }, tx.now)
  }),
  listener('accounts.erase', [deletionRequested], async (tx, events) => {
    for (const { payload } of events) await enqueue(tx, eraseAccount, { userId: payload.userId }, tx.now)
  }),
]

function mailListener<P extends { userId: string }>(definition: EventDefinition<string, P>, said: (event: P) => MailOrder[]): Listener {
  return listener(`accounts.mailOn:${definition.type}`, [definition], async (tx, events) => {
    for (const { payload } of events)
      for (const mail of said(payload))
        await enqueue(tx, sendAccountMail, { ...mail, userId: payload.userId, mailId: newId('mail') }, tx.now)
  })
}
