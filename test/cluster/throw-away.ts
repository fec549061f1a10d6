/** A PostgreSQL for one run of tests. A process of its own owns it, so it is torn down however the run ends, a kill included. */
import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export type ThrowAwayCluster = {
  /** The database `plaza` as the role `plaza`, which may create databases here. */
  url: string
  superuserUrl: string
  /** Resolves when nothing of it is left. */
  close(): Promise<void>
}

const KEEPER = fileURLToPath(new URL('./keeper.ts', import.meta.url))

/** `fsync: true` for tests that kill the server and expect it to remember. */
export async function openThrowAwayCluster({ fsync = false } = {}): Promise<ThrowAwayCluster> {
  const keeper = fork(KEEPER, [fsync ? 'kept' : 'thrown-away'], { detached: true, execArgv: [] })
  const gone = new Promise<void>((resolve) => keeper.once('exit', () => resolve()))
  const { url, superuserUrl } = await firstWord(keeper)
  return {
    url,
    superuserUrl,
    async close() {
      if (keeper.connected) keeper.disconnect()
      await gone
    },
  }
}

type Opened = { url: string; superuserUrl: string }

function firstWord(keeper: ChildProcess): Promise<Opened> {
  return new Promise((resolve, reject) => {
    keeper.once('message', (message) => resolve(message as Opened))
    keeper.once('exit', (code) => reject(new Error(`the test cluster did not open (exit code ${code}); its words stand above`)))
  })
}
