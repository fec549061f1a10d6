/** Mails a decision, or the answer to an appeal, to the author. The job stores ids only, so that queued jobs contain no personal data. */
import { findRecipient } from '#domains/accounts/server/index.ts'
import { defineTask } from '#platform/server/jobs.ts'
import { composeMail } from '#platform/server/mail/compose.ts'
import type { Message } from '#platform/server/mail/message.ts'
import type { Services } from '#platform/server/services.ts'
import type { Language } from '#platform/shared/language.ts'
import { appealEnd } from './appeal.rules.ts'
import { type DecisionRow, findDecision } from './decisions.sql.ts'
import { answer, statement } from './mails/statements.ts'
import { decisionToken } from './own-decision.ts'

type StatementMail = { mailId: string; decisionId: string; kind: 'statement' | 'answer' }

export const sendStatement = defineTask<StatementMail>('moderation:sendStatement', async (services, { mailId, decisionId, kind }) => {
  const decision = await findDecision(services.db, decisionId)
  const author = decision?.userId ? await findRecipient(services.db, decision.userId) : null
  if (!decision || !author) return
  const message = compose(services, decision, kind, author)
  const composed = composeMail(message, author.language, { origin: services.publicOrigin, productName: 'Plaza' })
  await services.mailer.send({ id: mailId, to: author.email, language: author.language, ...composed })
})

function compose(
  services: Services,
  decision: DecisionRow,
  kind: StatementMail['kind'],
  { name, language }: { name: string; language: Language },
): Message {
  const path = `/moderation/decisions/${decision.id}?token=${decisionToken(services, decision.id)}`
  if (kind === 'answer') return answer[language]({ name, path, outcome: decision.outcome ?? 'upheld', text: decision.verdictText ?? '' })
  const { action, reason, text, excerpt, detected, suspendedUntil } = decision
  const dated = (moment: Date | null) =>
    moment && new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC', numberingSystem: 'latn' }).format(moment)
  const ends = { until: dated(suspendedUntil), appealUntil: dated(appealEnd(decision, services.now())) }
  return statement[language]({ name, action, reason, text, excerpt, detected, path, ...ends })
}
