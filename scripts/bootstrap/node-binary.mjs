/** Finds the pinned Node among the packages. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { platformName, platformPackages } from './platform.mjs'
import { Problem } from './problem.mjs'
import { root } from './root.mjs'

/** Returns the path of the pinned Node's program. Throws when there is none for this machine. */
export function pinnedNode() {
  const carrier = platformPackages()?.node
  if (!carrier) {
    throw new Problem(
      `Plaza does not run on ${platformName()}; it runs on Linux with glibc and macOS (x64 and arm64) and on Windows (x64).`,
    )
  }
  const path = join(root, 'node_modules', carrier, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (!existsSync(path)) {
    throw new Problem(`The package ${carrier} is missing, though the others are installed. Run «npm ci --include=optional» and try again.`)
  }
  return path
}
