/** What an expression in the source of a statement stands for, as far as it is known without running the server. */
import type { ArrowFunctionExpression, Expression, FunctionDeclaration, FunctionExpression } from '@swc/core'

export type FunctionNode = ArrowFunctionExpression | FunctionDeclaration | FunctionExpression

export type Value =
  /** A piece of SQL; `PARAMETER` stands where a value is sent beside the text. */
  | { is: 'sql'; text: string }
  /** A constant string or number. */
  | { is: 'text'; text: string }
  | { is: 'list'; items: Value[] }
  | { is: 'object'; fields: Map<string, Value> }
  | { is: 'function'; node: FunctionNode; scope: Scope }
  | { is: 'nothing' }
  /** SQL that the caller of a function passes. */
  | { is: 'fragment' }
  /** Known only at run time. */
  | { is: 'unknown' }

export const PARAMETER = '\u0001'
export const UNKNOWN: Value = { is: 'unknown' }
export const NOTHING: Value = { is: 'nothing' }

export const toSql = (text: string): Value => ({ is: 'sql', text })
export const toText = (text: string): Value => ({ is: 'text', text })

/** The source needs a value that only a running server has. */
export class Unresolved extends Error {}

/** The names that a function or a module sees. Values are computed when they are first needed. */
export class Scope {
  readonly #names = new Map<string, () => Value>()
  readonly parent: Scope | undefined

  constructor(parent?: Scope) {
    this.parent = parent
  }

  set(name: string, value: Value): void {
    this.#names.set(name, () => value)
  }

  setLazily(name: string, compute: () => Value): void {
    this.#names.set(name, () => {
      // A name that needs itself is unknown.
      this.#names.set(name, () => UNKNOWN)
      try {
        const value = compute()
        this.#names.set(name, () => value)
        return value
      } catch (error) {
        this.setLazily(name, compute)
        throw error
      }
    })
  }

  find(name: string): Value {
    const own = this.#names.get(name)
    if (own) return own()
    return this.parent ? this.parent.find(name) : UNKNOWN
  }

  /** Returns the module's own values that are objects, for samples. */
  constants(): Value[] {
    return [...this.#names.values()].flatMap((compute) => {
      try {
        return [compute()]
      } catch {
        return []
      }
    })
  }
}

/** Removes parentheses and type assertions. */
export function withoutTypes(node: Expression): Expression {
  switch (node.type) {
    case 'ParenthesisExpression':
    case 'TsAsExpression':
    case 'TsSatisfiesExpression':
    case 'TsNonNullExpression':
    case 'TsConstAssertion':
      return withoutTypes(node.expression)
    case 'AwaitExpression':
      return withoutTypes(node.argument)
    default:
      return node
  }
}
