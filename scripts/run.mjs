/**
 * Stands behind every npm script: makes sure that what the command needs is there (packages, Node, build), then runs it
 * under the pinned Node. Plain JavaScript without packages, because it runs before there are any.
 */
import { buildIfNeeded } from './bootstrap/build.mjs'
import { commands } from './bootstrap/commands.mjs'
import { installIfNeeded } from './bootstrap/install.mjs'
import { pinnedNode } from './bootstrap/node-binary.mjs'
import { runUnderWatch } from './bootstrap/run-under-watch.mjs'
import { Trouble } from './bootstrap/trouble.mjs'

async function main([name = 'start', ...args]) {
  const oldest = 20
  if (Number(process.versions.node.split('.')[0]) < oldest) {
    throw new Trouble(
      `Plaza needs Node ${oldest} or newer to begin with; this is ${process.version}. Install a newer one from https://nodejs.org and try again.`,
    )
  }
  const command = commands[name]
  if (!command) throw new Trouble(`There is no command «${name}». There are: ${Object.keys(commands).join(', ')}.`)

  installIfNeeded()
  const node = pinnedNode()
  if (command.builds) buildIfNeeded(node, command.builds)
  if (!command.file) return 0
  return runUnderWatch(node, [...(command.flags ?? []), command.file, ...args])
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof Trouble)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
