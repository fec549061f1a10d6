import type { Source } from '#platform/web/source.ts'
import type { TableQuery } from '#platform/web/table/table.ts'
import type { MemberView } from '../../contract.ts'
import { inWorkspace } from '../in-workspace.ts'

export const membersTable = ({ api, language }: Source, workspaceId: string): TableQuery<MemberView> => ({
  key: [language, 'workspace', workspaceId, 'members'],
  async page({ cursor, limit }) {
    const { members, nextCursor } = await api.workspaces.members.list({ limit, ...(cursor && { cursor }) }, inWorkspace(workspaceId))
    return { rows: members, nextCursor }
  },
})
