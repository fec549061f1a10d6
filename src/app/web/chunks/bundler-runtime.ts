/** The helpers of the bundler. It gives them a file of their own, which every page would ask for. */
import { readNames, splitExports } from './minified-names.ts'

export const isRuntime = (fileName: string) => fileName.includes('rolldown-runtime-')

const IMPORT = /import\{([^}]*)\}from"\.\/rolldown-runtime-[^"]+";?/
/** A name that nothing else of a minified file has. */
const exported = (name: string) => `runtime_${name}`

/** The code of a file that all others import from, with the helpers in it. */
export function withRuntime(code: string, runtime: string): string {
  const [statement = '', used] = IMPORT.exec(code) ?? []
  const helpers = splitExports(runtime)
  if (!statement || !helpers) throw new Error('The bundler wrote its helpers in another form.')
  const properties = helpers.names.map(({ from, to }) => `${to}:${from}`)
  const own = readNames(used).map(({ from, to }) => `${to}=runtime_.${from}`)
  const exports = helpers.names.map(({ to }) => `${exported(to)}=runtime_.${to}`)
  const constants = `const runtime_=(()=>{${helpers.before};return{${properties}}})(),${own};`
  return `${constants}${code.replace(statement, '')}\nexport const ${exports};`
}

/** The code of another file, which imports the helpers from the file that has them. */
export function importRuntime(code: string, from: string): string {
  return code.replace(IMPORT, (_statement, names: string) => {
    const imported = readNames(names).map(({ from: name, to }) => `${exported(name)} as ${to}`)
    return `import{${imported}}from"./${from}";`
  })
}
