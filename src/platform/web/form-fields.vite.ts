/**
 * Gives a form the fields of its operation: `import fields from 'virtual:form-fields/workspaces.create'`. They are read from the contract
 * at build time, so that neither the contract nor zod is sent to the browser.
 */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import * as z from 'zod'
import { type FieldShape, toFormFields } from '../shared/form-fields.ts'

const PREFIX = 'virtual:form-fields/'
const FILE = /\/src\/.*contract.*\.ts$/

/** Throws when the name isn't an operation, or the operation has no input. */
export function fieldsOfOperation(contract: unknown, name: string): FieldShape[] {
  const operation = name.split('.').reduce<unknown>((node, step) => (node as Record<string, unknown> | undefined)?.[step], contract)
  const schema = (operation as { '~orpc'?: { inputSchema?: z.ZodType } } | undefined)?.['~orpc']?.inputSchema
  if (!schema) throw new Error(`No operation that takes something is called ${name}.`)
  return toFormFields(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Parameters<typeof toFormFields>[0])
}

export function formFields({ root }: { root: string }): Plugin {
  const file = join(root, 'src/contract.ts')
  let load = (): Promise<unknown> => import(/* @vite-ignore */ pathToFileURL(file).href)
  return {
    name: 'plaza-form-fields',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null
      const { contract } = (await load()) as { contract: unknown }
      return `export default ${JSON.stringify(fieldsOfOperation(contract, id.slice(PREFIX.length + 1)))}`
    },
    configureServer(server) {
      load = () => server.ssrLoadModule(file)
    },
    hotUpdate({ file: changed }) {
      if (!FILE.test(changed)) return
      const modules = [...this.environment.moduleGraph.idToModuleMap.values()].filter(({ id }) => id?.startsWith(`\0${PREFIX}`))
      for (const module of modules) this.environment.moduleGraph.invalidateModule(module)
    },
  }
}
