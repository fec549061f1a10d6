import type { Node } from '@swc/core'

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** Returns the nodes directly below a node, in the order of the source. */
export function childrenOf(node: object): Node[] {
  return Object.values(node).flatMap((value: unknown) => {
    if (isNode(value)) return [value]
    if (Array.isArray(value)) return value.flatMap((item: unknown) => (isNode(item) ? [item] : isPlain(item) ? childrenOf(item) : []))
    return []
  })
}

/** Arguments and array elements are objects without a type of their own. */
const isPlain = (value: unknown): value is object => typeof value === 'object' && value !== null

export const isFunction = (node: Node): boolean =>
  node.type === 'ArrowFunctionExpression' || node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression'

/** Returns the nodes below, without those inside nested functions. */
export function insideFunction(node: object): Node[] {
  return childrenOf(node).flatMap((child) => (isFunction(child) ? [child] : [child, ...insideFunction(child)]))
}
