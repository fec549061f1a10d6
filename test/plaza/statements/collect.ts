/** The SQL statements of the source, as PostgreSQL receives them. */
import type { Node, ObjectExpression, TaggedTemplateExpression } from '@swc/core'
import { callFunction, evaluate, isSql, scopeOf, textOf } from './evaluate.ts'
import { parseModule, type SourceModule } from './modules.ts'
import { type FunctionNode, PARAMETER, type Scope, Unresolved } from './values.ts'
import { childrenOf, isFunction } from './walk.ts'

/** `text`: null where the source needs a value that only a running server has, for the given reason. */
export type Statement = { place: string; text: string } | { place: string; text: null; reason: string }

const STARTS = /^\s*(select|insert|update|delete|merge|with|values|lock)\b/i
/** Steps of a transaction name no table, and PostgreSQL prepares none of them. */
const TRANSACTION = /^\s*(savepoint|release|rollback)\b/i

export function collectStatements(root: string, module: SourceModule): Statement[] {
  const found: Statement[] = []
  const visit = (node: Node, scope: Scope, executed: boolean): void => {
    if (node.type === 'TaggedTemplateExpression' && isSql(node as TaggedTemplateExpression)) {
      const statement = read(module, node as TaggedTemplateExpression, scope, executed)
      if (statement) found.push(statement)
      return
    }
    if (isFunction(node)) scope = scopeOf(node as FunctionNode, scope)
    if (node.type === 'ObjectExpression') found.push(...readList(root, module, node as ObjectExpression, scope))
    if (isListSelect(node)) return
    for (const child of childrenOf(node)) visit(child, scope, isExecuted(node))
  }
  for (const item of module.program.body) visit(item, module.scope, false)
  return found
}

/** `select: (page) => …` of a list, or a constant of that name. */
const isListSelect = (node: { type: string; key?: { value?: unknown }; id?: { value?: unknown } }) =>
  (node.type === 'KeyValueProperty' && node.key?.value === 'select') || (node.type === 'VariableDeclarator' && node.id?.value === 'select')

/** The statements of a list: `listPage` hands the conditions and the order to `select`. */
function readList(root: string, module: SourceModule, node: ObjectExpression, scope: Scope): Statement[] {
  const list = evaluate(node, scope)
  const select = list.is === 'object' ? list.fields.get('select') : undefined
  if (list.is !== 'object' || select?.is !== 'function') return []
  const place = `${module.path}:${module.lineOf(select.node)}`
  const page = parseModule(root, 'src/platform/server/page.ts', PAGE)
  const chosen = page.scope.find('page')
  const count = page.scope.find('count')
  if (chosen.is !== 'function' || count.is !== 'function') return []
  if (list.fields.get('sort')?.is !== 'object') list.fields.set('sort', page.scope.find('ANY_SORT'))
  const statements = [
    callFunction(select, [callFunction(chosen, [list])]),
    ...(list.fields.has('countFrom') ? [callFunction(count, [list])] : []),
  ]
  return statements.map((sql) =>
    sql.is === 'sql' ? { place, text: numberParameters(sql.text) } : { place, text: null, reason: 'the list is put together at run time' },
  )
}

/** `ANY_SORT` stands for a sort that the caller chooses. */
const PAGE = `
import { all, matchingRows } from './list-page.ts'
import { afterCursor, orderBy } from './keyset.ts'
const ANY_SORT = { name: 'any', by: sql\`null::text\`, cast: 'text', id: sql\`null::text\`, direction: 'asc' }
const page = ({ where, sort, limit }) => sql\`where \${all([...where, afterCursor(sort, limit)])} \${orderBy(sort)} limit \${limit}\`
const count = ({ countFrom, where }) => sql\`select count(*) from \${matchingRows(countFrom, where)} matching\``

const isExecuted = (node: Node) =>
  node.type === 'MemberExpression' && 'property' in node && (node.property as { value?: unknown }).value === 'execute'

function read(module: SourceModule, node: TaggedTemplateExpression, scope: Scope, executed: boolean): Statement | undefined {
  const place = `${module.path}:${module.lineOf(node)}`
  const isStatement = (text: string) => (executed || STARTS.test(text)) && !TRANSACTION.test(text)
  try {
    const text = textOf(node, scope)
    return isStatement(text) ? { place, text: numberParameters(text) } : undefined
  } catch (error) {
    if (!(error instanceof Unresolved)) throw error
    return isStatement(node.template.quasis[0]?.cooked ?? '') ? { place, text: null, reason: error.message } : undefined
  }
}

function numberParameters(text: string): string {
  let count = 0
  return text.replaceAll(PARAMETER, () => `$${++count}`)
}
