/**
 * The most memory that this process has used, in megabytes. On Linux `maxRSS` begins with the memory of the process that started it, so the
 * count of the operating system is read. Uses nothing outside itself.
 */
export function peakMegabytes(): number {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS / 1024
  const status = process.getBuiltinModule('fs').readFileSync('/proc/self/status', 'utf8')
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024
}

/** The same as JavaScript for a child process. */
export const PEAK_MEGABYTES = `(${peakMegabytes})()`
