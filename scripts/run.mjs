/**
 * Runs every npm script: makes sure that packages, Node and the build are there, then runs the command under the pinned Node. It is plain
 * JavaScript, because it runs before any package is installed.
 */
import { buildIfNeeded } from './bootstrap/build.mjs'
import { commands } from './bootstrap/commands.mjs'
import { installIfNeeded } from './bootstrap/install.mjs'
import { pinnedNode } from './bootstrap/node-binary.mjs'
import { Problem } from './bootstrap/problem.mjs'
import { runUnderWatch } from './bootstrap/run-under-watch.mjs'

async function main([name = 'start', ...args]) {
  const oldest = 20
  if (Number(process.versions.node.split('.')[0]) < oldest) {
    throw new Problem(
      `Plaza needs Node ${oldest} or newer to begin with; this is ${process.version}. Install a newer one from https://nodejs.org and try again.`,
    )
  }
  const command = commands[name]
  if (!command) throw new Problem(`There is no command «${name}». There are: ${Object.keys(commands).join(', ')}.`)

  installIfNeeded()
  const node = pinnedNode()
  if (command.builds) await buildIfNeeded(node, command.builds)
  if (!command.file) return 0
  return runUnderWatch(node, [...(command.flags ?? []), command.file, ...args], command.env)
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof Problem)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
