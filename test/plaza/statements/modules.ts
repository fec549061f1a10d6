/** The names of a source file: its constants, functions and imports. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Declaration, type Module, type Node, parseSync, type VariableDeclaration } from '@swc/core'
import { bindLocals } from './evaluate.ts'
import { Scope, UNKNOWN } from './values.ts'

export type SourceModule = { path: string; program: Module; scope: Scope; lineOf(node: { span: { start: number } }): number }

const opened = new Map<string, SourceModule>()

export function openModule(root: string, path: string): SourceModule {
  const known = opened.get(path)
  if (known) return known
  const module = parseModule(root, path, readFileSync(join(root, path), 'utf8'))
  opened.set(path, module)
  return module
}

export function parseModule(root: string, path: string, text: string): SourceModule {
  // The parser counts bytes from the first statement, so an empty one is put at the start.
  const source = `;${text}`
  const program = parseSync(source, { syntax: 'typescript', target: 'es2022' })
  const bytes = Buffer.from(source)
  const scope = new Scope()
  for (const item of program.body) {
    if (item.type === 'ImportDeclaration' && !item.typeOnly) {
      const target = resolveImport(path, item.source.value)
      for (const specifier of item.specifiers) {
        if (specifier.type !== 'ImportSpecifier') continue
        const name = specifier.imported?.value ?? specifier.local.value
        scope.setLazily(specifier.local.value, () =>
          target && existsSync(join(root, target)) ? openModule(root, target).scope.find(name) : UNKNOWN,
        )
      }
    }
    const declared = declarationOf(item)
    if (declared) bindLocals([declared], scope)
  }
  const start = program.span.start
  return {
    path,
    program,
    scope,
    lineOf: ({ span }) =>
      bytes
        .subarray(0, span.start - start)
        .toString()
        .split('\n').length,
  }
}

function declarationOf(item: Node & { declaration?: Declaration }): Declaration | VariableDeclaration | undefined {
  return item.type === 'ExportDeclaration' ? item.declaration : (item as Declaration)
}

function resolveImport(from: string, source: string): string | undefined {
  if (source.startsWith('#test/')) return source.slice(1)
  if (source.startsWith('#')) return `src/${source.slice(1)}`
  return source.startsWith('.') ? join(dirname(from), source) : undefined
}
