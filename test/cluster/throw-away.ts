/** A PostgreSQL for one test run. A separate process owns it, so it is removed however the run ends, even when it is killed. */
import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export type ThrowAwayCluster = {
  /** The database `plaza` as the role `plaza`, which may create databases here. */
  url: string
  superuserUrl: string
  /** Resolves when it is removed completely. */
  close(): Promise<void>
}

const OWNER_PROCESS = fileURLToPath(new URL('./cluster-owner.ts', import.meta.url))

/** `fsync: true` is for tests that kill the server and expect durable commits. */
export async function openThrowAwayCluster({ fsync = false } = {}): Promise<ThrowAwayCluster> {
  const keeper = fork(OWNER_PROCESS, [fsync ? 'kept' : 'thrown-away'], { detached: true, execArgv: [] })
  const gone = new Promise<void>((resolve) => keeper.once('exit', () => resolve()))
  const { url, superuserUrl } = await firstMessageFrom(keeper)
  return {
    url,
    superuserUrl,
    async close() {
      if (keeper.connected) keeper.disconnect()
      await gone
    },
  }
}

type ClusterUrls = { url: string; superuserUrl: string }

function firstMessageFrom(keeper: ChildProcess): Promise<ClusterUrls> {
  return new Promise((resolve, reject) => {
    keeper.once('message', (message) => resolve(message as ClusterUrls))
    keeper.once('exit', (code) => reject(new Error(`the test cluster did not open (exit code ${code}); see its output above`)))
  })
}
