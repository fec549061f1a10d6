/** Finds the pinned Node among the packages. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { platformName, platformPackages } from './platform.mjs'
import { root } from './root.mjs'
import { Trouble } from './trouble.mjs'

/** The path of the pinned Node's program. Throws Trouble where there is none for this machine. */
export function pinnedNode() {
  const carrier = platformPackages()?.node
  if (!carrier) {
    throw new Trouble(
      `Plaza does not run on ${platformName()}; it runs on Linux with glibc and macOS (x64 and arm64) and on Windows (x64).`,
    )
  }
  const path = join(root, 'node_modules', carrier, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (!existsSync(path)) {
    throw new Trouble(`The package ${carrier} is missing, though the others are installed. Run «npm ci --include=optional» and try again.`)
  }
  return path
}
