/** The values of a form by field path, such as `shippingAddress.city`. A list counts as one field. */
export function flattenFields(values: Readonly<Record<string, unknown>>, prefix = ''): Map<string, unknown> {
  return new Map(
    Object.entries(values).flatMap(([name, value]) =>
      isGroup(value) ? [...flattenFields(value, `${prefix}${name}.`)] : [[prefix + name, value] as const],
    ),
  )
}

export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}

/** The opposite of `flattenFields`. */
export function nestFields(flat: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const [path, value] of Object.entries(flat)) {
    const steps = path.split('.')
    const last = steps.pop() ?? path
    let node = values
    for (const step of steps) {
      if (!isGroup(node[step])) node[step] = {}
      node = node[step] as Record<string, unknown>
    }
    node[last] = value
  }
  return values
}
