/** Kinds of notifications about questions and answers. */
import { loadProducts } from '#domains/catalog/server/index.ts'
import { loadPermittedUserIds } from '#domains/workspaces/server/index.ts'
import { questionAnswered, questionAsked } from '#events/marketplace.ts'
import { defineNotification } from '#platform/server/notifications/notification-kind.ts'
import type { Tx } from '#platform/server/transact.ts'
import { FALLBACK_LANGUAGE } from '#platform/shared/language.ts'
import { loadEntriesById } from './questions/questions.sql.ts'

async function loadNames(tx: Tx, events: readonly { payload: { productId: string } }[]): Promise<Map<string, string>> {
  const ids = events.map(({ payload }) => payload.productId)
  return new Map((await loadProducts(tx.db, ids, FALLBACK_LANGUAGE)).map(({ id, name }) => [id, name]))
}

const asked = defineNotification({
  kind: 'marketplace.questionAsked',
  area: 'selling',
  channels: { bell: 'on', mail: 'on', push: 'on' },
  events: [questionAsked],
  async recipients(tx, events) {
    const workspaceIds = events.map(({ payload }) => payload.workspaceId)
    const people = await loadPermittedUserIds(tx.db, workspaceIds, 'catalog')
    const names = await loadNames(tx, events)
    const ids = events.map(({ payload }) => payload.questionId)
    const questions = new Map((await loadEntriesById(tx.db, ids)).map((entry) => [entry.id, entry]))
    return events.flatMap(({ payload: { questionId, productId, workspaceId } }) => {
      const question = questions.get(questionId)
      const userIds = question ? (people.get(workspaceId) ?? []) : []
      return userIds.map((userId) => ({
        userId,
        target: { type: 'product', id: productId },
        actorId: question?.userId ?? null,
        params: { product: names.get(productId) ?? '' },
        href: `/products/${productId}#questions`,
        workspaceId,
      }))
    })
  },
  words: {
    en: { name: 'Questions about your products', text: ({ people, product }) => `${people} asked about ${product}` },
    es: {
      name: 'Preguntas sobre tus productos',
      text: ({ people, count, product }) => `${people} ${count === 1 ? 'preguntó' : 'preguntaron'} por ${product}`,
    },
    ar: { name: 'أسئلة عن منتجاتك', text: ({ people, product }) => `سأل ${people} عن ${product}` },
  },
})

const answered = defineNotification({
  kind: 'marketplace.questionAnswered',
  area: 'shopping',
  channels: { bell: 'on', mail: 'on', push: 'on' },
  events: [questionAnswered],
  async recipients(tx, events) {
    const names = await loadNames(tx, events)
    const ids = events.flatMap(({ payload }) => [payload.questionId, payload.answerId])
    const entries = new Map((await loadEntriesById(tx.db, ids)).map((entry) => [entry.id, entry]))
    return events.flatMap(({ payload: { questionId, answerId, productId } }) => {
      const userId = entries.get(questionId)?.userId
      const answer = entries.get(answerId)
      if (!userId || !answer) return []
      const target = { type: 'question', id: questionId }
      // A vendor answers as a shop, not as a person.
      const actorId = answer.byVendor ? null : answer.userId
      return [{ userId, target, actorId, params: { product: names.get(productId) ?? '' }, href: `/products/${productId}#questions` }]
    })
  },
  words: {
    en: { name: 'Answers to your questions', text: ({ product }) => `Your question about ${product} was answered` },
    es: { name: 'Respuestas a tus preguntas', text: ({ product }) => `Respondieron a tu pregunta sobre ${product}` },
    ar: { name: 'الإجابات عن أسئلتك', text: ({ product }) => `أُجيب عن سؤالك حول ${product}` },
  },
})

export const notifications = [asked, answered]
