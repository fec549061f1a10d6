/** Gives names to the parameters of a function and to its local constants. */
import type { Node, Pattern, TsType } from '@swc/core'
import { NOTHING, type Scope, toText, UNKNOWN, type Value } from './values.ts'

export function bindPattern(pattern: Pattern, value: Value, scope: Scope): void {
  if (pattern.type === 'Identifier') {
    const type = 'typeAnnotation' in pattern ? (pattern as { typeAnnotation?: { typeAnnotation: TsType } | null }).typeAnnotation : null
    scope.set(pattern.value, value.is === 'unknown' && type ? sampleOf(type.typeAnnotation, scope) : value)
  }
  if (pattern.type === 'AssignmentPattern') bindPattern(pattern.left, value, scope)
  if (pattern.type === 'ObjectPattern') {
    for (const property of pattern.properties) {
      if (property.type === 'AssignmentPatternProperty') scope.set(property.key.value, fieldOf(value, property.key.value))
      if (property.type === 'KeyValuePatternProperty' && property.key.type === 'Identifier') {
        bindPattern(property.value, fieldOf(value, property.key.value), scope)
      }
      if (property.type === 'RestElement') bindPattern(property.argument, value, scope)
    }
  }
  if (pattern.type === 'ArrayPattern') {
    pattern.elements.forEach((element, index) => {
      if (element) bindPattern(element, value.is === 'list' ? (value.items[index] ?? NOTHING) : UNKNOWN, scope)
    })
  }
}

export function fieldOf(value: Value, name: string): Value {
  return value.is === 'object' ? (value.fields.get(name) ?? NOTHING) : UNKNOWN
}

/** Chooses a value for a parameter: the first of a union of texts, a keyset of the same file, otherwise unknown. */
function sampleOf(type: TsType, scope: Scope): Value {
  if (type.type === 'TsUnionType') {
    const [first] = type.types
    return first ? sampleOf(first, scope) : UNKNOWN
  }
  if (type.type === 'TsLiteralType' && type.literal.type === 'StringLiteral') return toText(type.literal.value)
  if (isNamed(type, 'Keyset')) return findKeyset(scope) ?? UNKNOWN
  if (isNamed(type, 'RawBuilder')) return { is: 'fragment' }
  return UNKNOWN
}

const isNamed = (type: Node & { typeName?: object }, name: string) => {
  const { typeName } = type
  return type.type === 'TsTypeReference' && typeName !== undefined && 'value' in typeName && typeName.value === name
}

function findKeyset(scope: Scope): Value | undefined {
  const module = scope.parent ? outermost(scope.parent) : scope
  const objects = module.constants().filter((value) => value.is === 'object')
  const within = objects.flatMap(({ fields }) => [...fields.values()].filter((value) => value.is === 'object'))
  return [...objects, ...within].find(({ fields }) => ['by', 'id', 'direction'].every((name) => fields.has(name)))
}

const outermost = (scope: Scope): Scope => (scope.parent ? outermost(scope.parent) : scope)
