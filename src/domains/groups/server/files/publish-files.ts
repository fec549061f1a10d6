import { filesChanged } from '#events/groups.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import type { Group } from '../groups.sql.ts'
import { loadReaders } from '../readers.ts'

/** After a file was added or deleted. */
export async function publishFiles(tx: Tx, { id, isPublic }: Pick<Group, 'id' | 'isPublic'>): Promise<void> {
  publish(tx, filesChanged({ groupId: id, readers: await loadReaders(tx, { groupId: id, isPublic }) }))
}
