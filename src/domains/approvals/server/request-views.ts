/** What people see of requests, in their language. */
import { loadUsers } from '#domains/accounts/server/index.ts'
import type { ApprovalParams } from '#platform/server/approvals/approval-kind.ts'
import { chargeText } from '#platform/server/charge-text.ts'
import type { Db } from '#platform/server/db.ts'
import { loadRecordCards } from '#platform/server/record-cards.ts'
import type { MemberContext, Services } from '#platform/server/services.ts'
import { LANGUAGES, type Language } from '#platform/shared/language.ts'
import { BASE_CURRENCY, money } from '#platform/shared/money.ts'
import type { ApprovalRequestRecord, ApprovalRequestView } from '../contract.ts'
import { loadSteps, type RequestRow } from './requests.sql.ts'
import { decidesAs, type Rights, seesKind } from './rights.rules.ts'
import { loadDeciderIds, requireKind } from './rights.ts'

type Kinds = Pick<Services, 'approvalKinds'>

/** Two to five statements, and those of the cards, for any number of rows. */
export async function requestViews(
  ctx: MemberContext,
  db: Db,
  rows: readonly RequestRow[],
  rights: Rights,
): Promise<ApprovalRequestView[]> {
  const ids = rows.flatMap(({ authorId, decidedBy, onBehalfOf }) => [authorId, decidedBy, onBehalfOf]).filter((id) => id !== null)
  const [users, cards] = await Promise.all([
    loadUsers(db, [...ids, ...rights.standIns.map(({ personId }) => personId)]),
    loadRecordCards(
      ctx,
      db,
      rows.map(({ resourceType, resourceId }) => ({ type: resourceType, id: resourceId })),
    ),
  ])
  const user = (id: string | null) => (id === null ? null : (users.get(id) ?? null))
  return rows.map((row) => {
    const as = row.status === 'Pending' ? decidesAs(rights, row) : null
    return {
      id: row.id,
      kindName: ctx.services.approvalKinds.get(row.kind)?.words[ctx.language].name ?? row.kind,
      what: whatOf(ctx.services, row, ctx.language),
      amount: row.amountMinor === null ? null : money(row.amountMinor, BASE_CURRENCY),
      author: user(row.authorId),
      note: row.note,
      status: row.status,
      requestedAt: row.requestedAt.toISOString(),
      decidedBy: user(row.decidedBy),
      onBehalfOf: user(row.onBehalfOf),
      decidedAt: row.decidedAt?.toISOString() ?? null,
      decisionNote: row.decisionNote,
      record: cards(row.resourceType, row.resourceId),
      mayDecide: as !== null,
      wouldDecideFor: user(as?.onBehalfOf ?? null),
      mayWithdraw: row.status === 'Pending' && row.authorId === rights.userId,
    }
  })
}

export async function requestRecord(ctx: MemberContext, db: Db, row: RequestRow, rights: Rights): Promise<ApprovalRequestRecord> {
  const { services } = ctx
  const [[view], steps, deciderIds] = await Promise.all([
    requestViews(ctx, db, [row], rights),
    loadSteps(db, row.id),
    row.status === 'Pending' ? loadDeciderIds(db, requireKind(services, row.kind), row, services.now()) : [],
  ])
  if (!view) throw new Error('a request has one view')
  const users = await loadUsers(db, [
    ...deciderIds,
    ...steps.flatMap(({ actorId, onBehalfOf }) => [actorId, onBehalfOf].filter((id) => id !== null)),
  ])
  const user = (id: string | null) => (id === null ? null : (users.get(id) ?? null))
  const deciders = deciderIds.flatMap((id) => users.get(id) ?? [])
  const isStuck = row.status === 'Pending' && deciders.length === 0
  return {
    ...view,
    mayWithdraw: view.mayWithdraw || (isStuck && seesKind(rights, row.kind)),
    deciders,
    steps: steps.map(({ step, at, actorId, onBehalfOf, note }) => ({
      step,
      at: at.toISOString(),
      actor: user(actorId),
      onBehalfOf: user(onBehalfOf),
      note,
    })),
  }
}

/** What is to be approved, in one language. */
export function whatOf(
  { approvalKinds }: Kinds,
  { kind, amountMinor, params }: Pick<RequestRow, 'kind' | 'amountMinor' | 'params'>,
  language: Language,
): string {
  const said: ApprovalParams = { ...params, amount: amountMinor === null ? '' : chargeText(amountMinor, BASE_CURRENCY) }
  return approvalKinds.get(kind)?.words[language].what(said) ?? ''
}

/** The same in all languages, for notifications. */
export function whatInAll(kinds: Kinds, row: RequestRow): Record<Language, string> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, whatOf(kinds, row, language)])) as Record<Language, string>
}
