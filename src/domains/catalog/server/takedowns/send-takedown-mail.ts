/** Mails the owner of the selling workspace about a takedown. The job stores ids only, so that queued jobs contain no personal data. */
import { findRecipient } from '#domains/accounts/server/index.ts'
import { findOwner } from '#domains/workspaces/server/index.ts'
import { defineTask } from '#platform/server/jobs.ts'
import { composeMail } from '#platform/server/mail/compose.ts'
import type { Message } from '#platform/server/mail/message.ts'
import type { Services } from '#platform/server/services.ts'
import type { Language } from '#platform/shared/language.ts'
import { answerDeclined, putBack, takenDown } from '../mails/takedowns.ts'
import { loadProducts } from '../products.sql.ts'
import { findTakedown, loadAnswers } from './takedowns.sql.ts'

type TakedownMail = { mailId: string; takedownId: string; kind: 'takenDown' | 'putBack' | 'declined'; answerId: string | null }

export const sendTakedownMail = defineTask<TakedownMail>('catalog:sendTakedownMail', async (services, order) => {
  const takedown = await findTakedown(services.db, order.takedownId)
  const ownerId = takedown ? await findOwner(services.db, takedown.workspaceId) : null
  const owner = ownerId === null ? null : await findRecipient(services.db, ownerId)
  if (!owner) return
  const message = await buildMessage(services, order, owner)
  if (!message) return
  const composed = composeMail(message, owner.language, { origin: services.publicOrigin, productName: 'Plaza' })
  await services.mailer.send({ id: order.mailId, to: owner.email, language: owner.language, ...composed })
})

async function buildMessage(
  { db }: Services,
  { takedownId, kind, answerId }: TakedownMail,
  { name, language }: { name: string; language: Language },
): Promise<Message | null> {
  const takedown = await findTakedown(db, takedownId)
  const [product] = takedown ? await loadProducts(db, [takedown.productId], language) : []
  if (!takedown || !product) return null
  const about = { name, product: product.name, productId: product.id }
  if (kind === 'takenDown') return takenDown[language]({ ...about, reason: takedown.reason, statement: takedown.statement })
  if (kind === 'putBack') return putBack[language](about)
  const answer = (await loadAnswers(db, [takedownId])).find(({ id }) => id === answerId)
  return answer?.reply ? answerDeclined[language]({ ...about, reply: answer.reply }) : null
}
