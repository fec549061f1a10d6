/**
 * Runs every npm script: makes sure that packages, Node and the build are there, then runs the command under the pinned Node. It is plain
 * JavaScript, because it runs before any package is installed.
 */
import { constants, setPriority } from 'node:os'
import { buildWeb, completeBuild, isBuilt, sourcesToBuild } from './bootstrap/build.mjs'
import { commands } from './bootstrap/commands.mjs'
import { installIfNeeded } from './bootstrap/install.mjs'
import { pinnedNode } from './bootstrap/node-binary.mjs'
import { Problem } from './bootstrap/problem.mjs'
import { startUnderWatch } from './bootstrap/run-under-watch.mjs'

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
  const run = (...more) => startUnderWatch(node, [...(command.flags ?? []), command.file, ...more, ...args], command.env)
  const sources = command.builds ? sourcesToBuild(command.builds) : null
  if (command.completesLater) return runAndComplete(node, sources, run)
  if (sources) await buildWeb(node, sources)
  if (command.builds) await completeBuild(node)
  return command.file ? run().exited : 0
}

/**
 * On a first start, the database is made and filled while the web is built, which keeps one core busy. The build is completed while Plaza
 * already answers. Resolves to the exit code.
 */
async function runAndComplete(node, sources, run) {
  const isFirst = !isBuilt()
  if (sources && !isFirst) await buildWeb(node, sources)
  const { child, exited } = run(...(isFirst ? ['--web-is-being-built'] : []))
  const ended = new AbortController()
  const build = async () => {
    if (isFirst) await buildWeb(node, sources, ended.signal)
    if (isFirst && child.connected) child.send('web is built')
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
    // What fails here doesn't end a Plaza that answers: the next start tries again.
    await completeBuild(node, ended.signal).catch(() => {})
  }
  const failed = build().then(
    () => null,
    (error) => error,
  )
  const problem = await Promise.race([failed, exited.then(() => null)])
  if (problem) child.kill('SIGTERM')
  const code = await exited
  ended.abort()
  if (problem) throw problem
  return code
}

try {
  // What is left of a build that was ended early is not waited for.
  process.exit(await main(process.argv.slice(2)))
} catch (error) {
  if (!(error instanceof Problem)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
