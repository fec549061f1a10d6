/** Computes the text of the SQL templates in the source, with a parameter wherever only the running server knows the value. */
import type {
  Argument,
  CallExpression,
  Expression,
  FunctionDeclaration,
  Node,
  ObjectExpression,
  TaggedTemplateExpression,
  VariableDeclaration,
} from '@swc/core'
import { bindPattern, fieldOf } from './bind.ts'
import { type FunctionNode, NOTHING, PARAMETER, Scope, toSql, toText, UNKNOWN, Unresolved, type Value, withoutTypes } from './values.ts'
import { insideFunction } from './walk.ts'

export function evaluate(expression: Expression, scope: Scope): Value {
  const node = withoutTypes(expression)
  switch (node.type) {
    case 'TaggedTemplateExpression':
      return isSql(node) ? toSql(textOf(node, scope)) : UNKNOWN
    case 'Identifier':
      return node.value === 'undefined' ? NOTHING : scope.find(node.value)
    case 'NullLiteral':
      return NOTHING
    case 'StringLiteral':
      return toText(node.value)
    case 'NumericLiteral':
      return toText(String(node.value))
    case 'TemplateLiteral': {
      const parts = node.expressions.map((part) => evaluate(part as Expression, scope))
      if (!parts.every((part) => part.is === 'text')) return UNKNOWN
      return toText(node.quasis.map(({ cooked }, index) => `${cooked ?? ''}${parts[index]?.text ?? ''}`).join(''))
    }
    case 'ConditionalExpression':
      return choose([node.consequent, node.alternate], scope)
    case 'BinaryExpression':
      if (['&&', '||', '??'].includes(node.operator)) return choose([node.right, node.left], scope)
      return UNKNOWN
    case 'ArrayExpression':
      return { is: 'list', items: node.elements.flatMap((element) => (element ? argumentValues(element, scope) : [])) }
    case 'ObjectExpression':
      return evaluateObject(node.properties, scope)
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      return { is: 'function', node, scope }
    case 'MemberExpression': {
      const object = evaluate(node.object as Expression, scope)
      if (node.property.type === 'Identifier') return object.is === 'object' ? fieldOf(object, node.property.value) : UNKNOWN
      if (object.is !== 'object' || node.property.type !== 'Computed') return UNKNOWN
      const key = evaluate(node.property.expression, scope)
      return key.is === 'text' ? fieldOf(object, key.text) : ([...object.fields.values()][0] ?? UNKNOWN)
    }
    case 'CallExpression':
      return evaluateCall(node, scope)
    default:
      return UNKNOWN
  }
}

export const isSql = ({ tag }: TaggedTemplateExpression) => tag.type === 'Identifier' && tag.value === 'sql'

/** The text of a template; fragments are filled in, everything else is a parameter. */
export function textOf({ template }: TaggedTemplateExpression, scope: Scope): string {
  return template.quasis
    .map(({ cooked }, index) => {
      const part = template.expressions[index]
      if (!part) return cooked ?? ''
      const value = evaluate(part as Expression, scope)
      if (value.is === 'fragment') throw new Unresolved('it takes SQL from its caller')
      if (value.is === 'function' || value.is === 'object') throw new Unresolved('an object stands in the text')
      return `${cooked ?? ''}${value.is === 'sql' ? value.text : PARAMETER}`
    })
    .join('')
}

/** Chooses the branch with the longest SQL, because it names the most, and anything known before the unknown. */
function choose(branches: readonly Expression[], scope: Scope): Value {
  const values = branches.map((branch) => evaluate(branch, scope))
  const [longest] = values.filter((value) => value.is === 'sql').toSorted((a, b) => b.text.length - a.text.length)
  return longest ?? values.find(({ is }) => is === 'list' || is === 'object' || is === 'text') ?? UNKNOWN
}

function evaluateObject(properties: ObjectExpression['properties'], scope: Scope): Value {
  const fields = new Map<string, Value>()
  for (const property of properties) {
    if (property.type === 'SpreadElement') {
      const spread = evaluate(property.arguments, scope)
      if (spread.is === 'object') for (const [name, value] of spread.fields) fields.set(name, value)
    }
    if (property.type === 'Identifier') fields.set(property.value, scope.find(property.value))
    if (property.type === 'KeyValueProperty' && (property.key.type === 'Identifier' || property.key.type === 'StringLiteral')) {
      fields.set(property.key.value, evaluate(property.value, scope))
    }
  }
  return { is: 'object', fields }
}

function argumentValues({ spread, expression }: Argument, scope: Scope): Value[] {
  const value = evaluate(expression, scope)
  if (!spread) return [value]
  return value.is === 'list' ? value.items : []
}

function evaluateCall(node: CallExpression, scope: Scope): Value {
  const callee = node.callee.type === 'Super' || node.callee.type === 'Import' ? undefined : withoutTypes(node.callee)
  const values = () => node.arguments.flatMap((argument) => argumentValues(argument, scope))
  if (callee?.type === 'MemberExpression' && callee.property.type === 'Identifier') {
    const method = callee.property.value
    if (callee.object.type === 'Identifier' && callee.object.value === 'sql') return evaluateSqlMethod(method, values())
    return evaluateListMethod(evaluate(callee.object as Expression, scope), method, values)
  }
  if (callee?.type === 'Identifier' && callee.value === 'String') return values()[0] ?? UNKNOWN
  const called = callee ? evaluate(callee, scope) : UNKNOWN
  return called.is === 'function' ? callFunction(called, values()) : UNKNOWN
}

function evaluateSqlMethod(method: string, [first = UNKNOWN, second]: readonly Value[]): Value {
  if (method === 'raw' || method === 'ref' || method === 'table' || method === 'id') {
    if (first.is !== 'text') throw new Unresolved(`sql.${method} of a value`)
    return toSql(first.text)
  }
  if (method === 'lit') return first.is === 'text' ? toSql(/^\d+$/.test(first.text) ? first.text : `'${first.text}'`) : toSql(PARAMETER)
  if (method === 'join') {
    if (first.is !== 'list') throw new Unresolved('sql.join of a value')
    const applying = first.items.filter(({ is }) => is !== 'nothing')
    return toSql(applying.map((item) => (item.is === 'sql' ? item.text : PARAMETER)).join(second?.is === 'sql' ? second.text : ', '))
  }
  return UNKNOWN
}

function evaluateListMethod(list: Value, method: string, values: () => Value[]): Value {
  if (method === 'filter' && list.is === 'list') return { is: 'list', items: list.items.filter(({ is }) => is !== 'nothing') }
  if (method !== 'map' && method !== 'flatMap') return UNKNOWN
  const [each] = values()
  if (each?.is !== 'function') return UNKNOWN
  const items = (list.is === 'list' ? list.items : [UNKNOWN]).map((item) => callFunction(each, [item]))
  return items.some(({ is }) => is === 'sql') ? { is: 'list', items } : UNKNOWN
}

/** Calls a function of the source and chooses among its results. */
export function callFunction({ node, scope }: { node: FunctionNode; scope: Scope }, values: readonly Value[]): Value {
  const inner = scopeOf(node, scope, values)
  if (!node.body) return UNKNOWN
  if (!hasStatements(node.body)) return evaluate(node.body as Expression, inner)
  const results = insideFunction(node.body).flatMap((found) =>
    found.type === 'ReturnStatement' && 'argument' in found && found.argument ? [found.argument as Expression] : [],
  )
  return choose(results, inner)
}

/** The scope inside a function; parameters without a value are unknown. */
export function scopeOf(node: FunctionNode, scope: Scope, values: readonly Value[] = []): Scope {
  const inner = new Scope(scope)
  node.params.forEach((parameter, index) => {
    const pattern = parameter.type === 'Parameter' ? parameter.pat : parameter
    const fallback = pattern.type === 'AssignmentPattern' ? evaluate(pattern.right, scope) : UNKNOWN
    bindPattern(pattern, values[index] ?? fallback, inner)
  })
  if (node.body && hasStatements(node.body)) bindLocals(insideFunction(node.body), inner)
  return inner
}

const hasStatements = (body: Node) => 'stmts' in body

/** Binds the constants and functions that are declared by these nodes. */
export function bindLocals(nodes: readonly Node[], scope: Scope): void {
  for (const node of nodes) {
    if (isFunctionDeclaration(node)) scope.set(node.identifier.value, { is: 'function', node, scope })
    if (!isVariableDeclaration(node)) continue
    for (const { id, init } of node.declarations) {
      if (init && id.type === 'Identifier') scope.setLazily(id.value, () => evaluate(init, scope))
      else bindPattern(id, UNKNOWN, scope)
    }
  }
}

const isFunctionDeclaration = (node: Node): node is FunctionDeclaration => node.type === 'FunctionDeclaration'
const isVariableDeclaration = (node: Node): node is VariableDeclaration => node.type === 'VariableDeclaration'
