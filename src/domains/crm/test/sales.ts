/** Amira's pipelines, deals and tasks, for the tests of boards. */
import type { CallOptions, Member } from '#test/plaza/member.ts'
import type { TestPlaza } from '#test/plaza/open.ts'
import type { BoardView, DealInput, DealView, PipelineView, TaskInput, TaskView } from '../contract.ts'

export const dealFields = (title: string, more: Partial<DealInput> = {}): DealInput => ({
  title,
  contactId: null,
  companyId: null,
  amountMinor: 10_000,
  currency: 'USD',
  expectedOn: null,
  ownerId: null,
  notes: '',
  ...more,
})

export const taskFields = (title: string, more: Partial<TaskInput> = {}): TaskInput => ({
  title,
  contactId: null,
  dealId: null,
  dueOn: null,
  remindAt: null,
  ownerId: null,
  ...more,
})

export async function openSales(plaza: TestPlaza) {
  const amira = await plaza.member('amira')
  const workspace = await plaza.workspace('Dar Amira')
  const ask = (name: string, input: object = {}, by: Member = amira, options: CallOptions = {}) =>
    by.call(`crm.${name}`, input, { workspace, ...options })
  async function answer<T>(name: string, input: object): Promise<T> {
    const { status, body } = await ask(name, input)
    if (status !== 200) throw new Error(`${name}: ${JSON.stringify(body)}`)
    return body
  }
  const pipelines = async () => (await answer<{ items: PipelineView[] }>('pipelines.list', {})).items
  const [ofContacts, sales] = await pipelines()
  if (!ofContacts || !sales) throw new Error('no pipelines')
  const board = (pipelineId = sales.id, more: object = {}) => answer<BoardView>('board.get', { pipelineId, ...more })
  const move = (cardId: string, stageId: string, more: object = {}, by?: Member, options?: CallOptions) =>
    ask('board.move', { cardId, stageId, ...more }, by, options)
  let contacts = 0
  return {
    amira,
    workspace,
    ask,
    ofContacts,
    sales,
    pipelines,
    board,
    move,
    stage: (title: string, pipeline: PipelineView = sales) => pipeline.stages.find((stage) => stage.title === title)?.id ?? '',
    deal: (title: string, more: Partial<DealInput> & { stageId?: string } = {}) =>
      answer<DealView>('deals.create', dealFields(title, more)),
    task: (title: string, more: Partial<TaskInput> = {}) => answer<TaskView>('tasks.create', taskFields(title, more)),
    /** The titles of each column. */
    async layout(pipelineId = sales.id): Promise<string[]> {
      const { pipeline, columns } = await board(pipelineId, { limit: 500 })
      return columns.map(({ cards }, at) => `${pipeline.stages[at]?.title}: ${cards.map(({ title }) => title).join(' ')}`.trim())
    },
    async contact(name: string, stageId = ofContacts.stages[0]?.id ?? '', key = 'V'): Promise<string> {
      contacts += 1
      const id = `contact_${String(contacts).padStart(26, '0')}`
      await plaza.rows(
        'insert into crm.contacts (workspace_id, id, name, stage_id, stage_key, created_at) values ($1, $2, $3, $4, $5, now())',
        [workspace, id, name, stageId, key],
      )
      return id
    },
  }
}

export type Sales = Awaited<ReturnType<typeof openSales>>
