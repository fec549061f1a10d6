/** Owns the throw-away cluster: opens it, reports its URL, and removes it when the parent process is gone. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openCluster } from '#platform/server/postgres/cluster.ts'

const parentGone = new Promise<void>((resolve) => process.once('disconnect', resolve))
const folder = mkdtempSync(join(tmpdir(), 'plaza-test-'))
chmodSync(folder, 0o711)
try {
  const cluster = await openCluster({
    folder: join(folder, 'postgres'),
    durability: process.argv[2] === 'kept' ? 'kept' : 'thrown-away',
    password: () => 'test',
  })
  try {
    if (process.connected) process.send?.({ url: cluster.url, superuserUrl: cluster.superuserUrl })
    await parentGone
  } finally {
    await cluster.stop()
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
