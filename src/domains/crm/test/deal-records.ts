/** Boards, deals and tasks of Amira's that Chen must not see. */
import type { Pair, RecordScene } from '#test/security/record-scene.ts'
import type { PipelineView } from '../contract.ts'
import { dealFields, taskFields } from './sales.ts'

const MISSING_DEAL = 'deal_00000000000000000000000000'
const MISSING_TASK = 'task_00000000000000000000000000'
const MISSING_PIPELINE = 'pipeline_00000000000000000000000000'

export function dealRecords({ owner, workspace, inOwnWorkspace }: RecordScene): Record<string, () => Promise<Pair>> {
  const create = async (name: string, input: object) => (await owner.call(`crm.${name}`, input, { workspace })).body
  async function dealPair(rest: object = {}): Promise<Pair> {
    const { id } = await create('deals.create', dealFields('Mine'))
    return inOwnWorkspace({ dealId: id, ...rest }, { dealId: MISSING_DEAL, ...rest })
  }
  async function taskPair(rest: object = {}): Promise<Pair> {
    const { id } = await create('tasks.create', taskFields('Mine'))
    return inOwnWorkspace({ taskId: id, ...rest }, { taskId: MISSING_TASK, ...rest })
  }
  async function pipelinePair(rest: (pipeline: PipelineView) => object = () => ({})): Promise<Pair> {
    const pipeline = await create('pipelines.create', { name: 'Mine' })
    return inOwnWorkspace({ pipelineId: pipeline.id, ...rest(pipeline) }, { pipelineId: MISSING_PIPELINE, ...rest(pipeline) })
  }
  return {
    'crm.board.get': () => pipelinePair(),
    'crm.board.move': async () => {
      const { id, stage } = await create('deals.create', dealFields('Mine'))
      return inOwnWorkspace({ cardId: id, stageId: stage.id }, { cardId: MISSING_DEAL, stageId: stage.id })
    },
    'crm.pipelines.update': () =>
      pipelinePair(({ name, staleDays, version }) => {
        const stages = [{ id: null, title: 'Mine', probability: 10, outcome: 'open' }]
        return { name, staleDays, version, stages, moveTo: null }
      }),
    'crm.pipelines.remove': () => pipelinePair(),
    'crm.deals.create': async () => {
      const { stage } = await create('deals.create', dealFields('Mine'))
      return inOwnWorkspace({ ...dealFields('x'), stageId: stage.id }, { ...dealFields('x'), stageId: 'stage_none' })
    },
    'crm.deals.list': () => pipelinePair(),
    'crm.deals.get': () => dealPair(),
    'crm.deals.update': () => dealPair({ ...dealFields('Taken'), version: 1 }),
    'crm.deals.remove': () => dealPair(),
    'crm.tasks.list': () => dealPair(),
    'crm.tasks.create': async () => {
      const { id: dealId } = await create('deals.create', dealFields('Mine'))
      return inOwnWorkspace(taskFields('x', { dealId }), taskFields('x', { dealId: MISSING_DEAL }))
    },
    'crm.tasks.update': () => taskPair({ ...taskFields('Taken'), version: 1 }),
    'crm.tasks.complete': () => taskPair({ completed: true }),
    'crm.tasks.remove': () => taskPair(),
  }
}
