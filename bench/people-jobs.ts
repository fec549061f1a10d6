/** What people do with contacts, deals and employees, for `people.ts`. */
import { getBoard } from '#domains/crm/server/boards/get-board.ts'
import { moveCard } from '#domains/crm/server/boards/move-card.ts'
import { listCompanies } from '#domains/crm/server/contacts/companies.ts'
import { getContact, getContactChoices, listContacts } from '#domains/crm/server/contacts/contacts.ts'
import { createContact } from '#domains/crm/server/contacts/create-contact.ts'
import { listInteractions } from '#domains/crm/server/contacts/interactions.ts'
import { logInteraction } from '#domains/crm/server/contacts/log-interaction.ts'
import { listDeals } from '#domains/crm/server/deals/deals.ts'
import { getOverview } from '#domains/crm/server/tasks/get-overview.ts'
import { listTasks } from '#domains/crm/server/tasks/tasks.ts'
import { createEmployee } from '#domains/hr/server/create-employee.ts'
import { getEmployee, listEmployees } from '#domains/hr/server/employees.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import type { Jobs } from './two-sizes.ts'

const page = { limit: 50 }
const idOf = (prefix: string, number: number) => `${prefix}_${String(number).padStart(26, '0')}`

export async function peopleJobs(ctx: WorkspaceContext): Promise<Jobs> {
  return { ...(await contactJobs(ctx)), ...saleJobs(ctx), ...employeeJobs(ctx) }
}

async function contactJobs(ctx: WorkspaceContext): Promise<Jobs> {
  const list = (filter: object) => listContacts(ctx, { sort: '-created', ...page, ...filter })
  const { nextCursor } = await list({})
  if (nextCursor === null) throw new Error('the first page of the contacts is the last one')
  const contactId = idOf('contact', 5)
  const fields = { email: '', phone: '', company: '', segment: '', ownerId: null, notes: '' }
  return {
    'contacts: the first page': () => list({}),
    'contacts: the second page': () => list({ cursor: nextCursor }),
    'contacts: by name': () => list({ sort: 'name' }),
    'contacts: by score': () => list({ sort: '-score' }),
    'contacts: a word of few': () => list({ q: 'rarely' }),
    'contacts: of a company': () => list({ companyId: idOf('company', 7) }),
    'contacts: a high score': () => list({ minScore: 1000 }),
    'one contact': () => getContact(ctx, contactId),
    'the choices of the form': () => getContactChoices(ctx),
    'interactions of a contact': () => listInteractions(ctx, { contactId, ...page }),
    'companies by name': () => listCompanies(ctx, page),
    'a new contact': () => createContact(ctx, { name: 'New', ...fields }),
    'an interaction': () => logInteraction(ctx, { contactId, date: '2026-01-01', type: 'call', notes: '' }),
  }
}

function saleJobs(ctx: WorkspaceContext): Jobs {
  let there = false
  return {
    'the board of deals': () => getBoard(ctx, { pipelineId: 'pipeline_deals', limit: 30, opened: [] }),
    'the board of contacts': () => getBoard(ctx, { pipelineId: 'pipeline_contacts', limit: 30, opened: [] }),
    'a deal moved': () => {
      there = !there
      return moveCard(ctx, { cardId: idOf('deal', 20), stageId: there ? 'stage_deals3' : 'stage_deals2', afterId: null, beforeId: null })
    },
    'deals: the first page': () => listDeals(ctx, { sort: '-created', ...page }),
    'deals: open, by day': () => listDeals(ctx, { sort: 'expected', which: 'open', ...page }),
    'tasks: my open ones': () => listTasks(ctx, { which: 'mine', ...page }),
    'the overview of sales': () => getOverview(ctx),
  }
}

function employeeJobs(ctx: WorkspaceContext): Jobs {
  const list = (filter: object) => listEmployees(ctx, { employment: 'employed', sort: 'name', ...page, ...filter })
  const fields = { email: '', phone: '', position: '', department: '', lastDay: null, language: 'en', notes: '', yearlyMinor: 0 } as const
  return {
    'employees: the first page': () => list({}),
    'employees: by first day': () => list({ sort: '-hired' }),
    'employees: of a department': () => list({ department: 'Department 3' }),
    'one employee': () => getEmployee(ctx, idOf('employee', 7)),
    'a new employee': () => createEmployee(ctx, { name: 'New', hireDate: '2026-01-05', managerId: idOf('employee', 7), ...fields }),
  }
}
