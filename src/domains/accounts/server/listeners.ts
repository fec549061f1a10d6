/** What accounts do about their own facts: most are told to the owner by mail, some begin long work. */
import {
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
} from '#facts/accounts.ts'
import { enqueue } from '#platform/server/jobs.ts'
import { type Listener, listener } from '#platform/server/listeners.ts'
import type { FactDefinition } from '#platform/shared/fact.ts'
import { newId } from '#platform/shared/ids.ts'
import { eraseAccount } from './erase-account.ts'
import { type AccountMail, sendAccountMail } from './mail-task.ts'
import { makeExport } from './make-export.ts'

type Said = AccountMail extends infer M ? (M extends AccountMail ? Omit<M, 'mailId' | 'userId'> : never) : never

export const listeners: readonly Listener[] = [
  mails(registered, () => [{ kind: 'confirm_address' }]),
  mails(verificationRequested, () => [{ kind: 'confirm_address' }]),
  mails(passwordResetRequested, () => [{ kind: 'reset_password' }]),
  mails(emailChangeRequested, () => [{ kind: 'confirm_new_address' }, { kind: 'security', what: 'email_change_requested' }]),
  mails(securityChanged, ({ what }) => [{ kind: 'security', what }]),
  mails(loggedIn, ({ newDevice, sessionId }) => (newDevice ? [{ kind: 'new_sign_in', sessionId }] : [])),
  mails(suspended, ({ suspensionId }) => [{ kind: 'suspended', suspensionId }]),
  mails(suspensionLifted, () => [{ kind: 'suspension_lifted' }]),
  mails(exportReady, ({ exportId }) => [{ kind: 'export_ready', exportId }]),
  listener('accounts.makeExports', [exportRequested], async (tx, facts) => {
    for (const { payload } of facts) await enqueue(tx, makeExport, { exportId: payload.exportId }, tx.now)
  }),
  listener('accounts.erase', [deletionRequested], async (tx, facts) => {
    for (const { payload } of facts) await enqueue(tx, eraseAccount, { userId: payload.userId }, tx.now)
  }),
]

function mails<P extends { userId: string }>(definition: FactDefinition<string, P>, said: (fact: P) => Said[]): Listener {
  return listener(`accounts.mailOn:${definition.type}`, [definition], async (tx, facts) => {
    for (const { payload } of facts)
      for (const mail of said(payload))
        await enqueue(tx, sendAccountMail, { ...mail, userId: payload.userId, mailId: newId('mail') }, tx.now)
  })
}
