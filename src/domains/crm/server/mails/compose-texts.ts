import { findRecipient } from '#domains/accounts/server/index.ts'
import { loadWorkspaceNames } from '#domains/workspaces/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { notFound } from '#platform/server/failure.ts'
import { strangersLine, strangersText } from '#platform/server/mail/strangers-text.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import type { MailInput } from '../../contract.ts'
import { type ContactRow, findContact } from '../contacts/contacts.sql.ts'
import { requireContactId } from '../contacts/contacts.ts'
import { findDeal } from '../deals/deals.sql.ts'
import { type MailValues, renderTemplate } from './render-template.ts'

type Texts = { subject: string; body: string }
type Caller = Pick<WorkspaceContext, 'userId' | 'membership'>

/** The texts as the contact gets them. Fails with NOT_FOUND and INVALID_INPUT. */
export async function composeTexts(db: Db, caller: Caller, contact: ContactRow, { subject, body, dealId }: MailInput): Promise<Texts> {
  const values = await loadValues(db, caller, contact, dealId)
  return {
    subject: strangersLine(renderTemplate('subject', subject, values)),
    body: strangersText(renderTemplate('body', body, values)),
  }
}

export async function previewMail(ctx: WorkspaceContext, input: MailInput): Promise<Texts> {
  const { services, membership } = ctx
  const { workspaceId } = membership
  const contact = await findContact(services.db, { workspaceId, id: await requireContactId(services.db, workspaceId, input.contactId) })
  if (!contact) throw notFound()
  return composeTexts(services.db, ctx, contact, input)
}

async function loadValues(db: Db, caller: Caller, contact: ContactRow, dealId: string | null): Promise<MailValues> {
  const { workspaceId } = caller.membership
  const sender = await findRecipient(db, caller.userId)
  const deal = dealId === null ? undefined : await findDeal(db, workspaceId, dealId)
  if (dealId !== null && !deal) throw notFound()
  const { name, email, phone, company } = contact
  return {
    contact: { name, email, phone, company: company ?? '' },
    workspace: { name: (await loadWorkspaceNames(db, [workspaceId])).get(workspaceId) ?? '' },
    sender: { name: sender?.name ?? '' },
    ...(deal && { deal: { title: deal.title } }),
  }
}
