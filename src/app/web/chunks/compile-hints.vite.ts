/** Tells browsers which files call most of their functions while a page loads (docs/decisions/0097). */
import type { Plugin } from 'vite'

/** Chromium compiles all functions of a file that begins with it while the file is downloaded. */
const HINT = '//# allFunctionsCalledOnLoad\n'

/** For the file named `of`. */
export function compileHints({ of }: { of: string }): Plugin {
  return {
    name: 'plaza:compile-hints',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const file = Object.values(bundle).find((one) => one.type === 'chunk' && one.name === of)
        if (file?.type !== 'chunk') throw new Error(`The build has no file ${of}.`)
        file.code = HINT + file.code
      },
    },
  }
}
