/**
 * JavaScript for a child process: the most memory that it has used, in megabytes. On Linux `maxRSS` begins with the memory of the process that
 * started it, so the count of the operating system is read.
 */
export const PEAK_MEGABYTES = `(process.platform === 'linux'
  ? Number(/VmHWM:\\s+(\\d+)/.exec(process.getBuiltinModule('fs').readFileSync('/proc/self/status', 'utf8'))[1])
  : process.resourceUsage().maxRSS) / 1024`
