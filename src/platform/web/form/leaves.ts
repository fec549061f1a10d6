/** The fields of a form by their paths, `shippingAddress.city`. A list is one field. */
export function leavesOf(values: Readonly<Record<string, unknown>>, prefix = ''): Map<string, unknown> {
  return new Map(
    Object.entries(values).flatMap(([name, value]) =>
      isGroup(value) ? [...leavesOf(value, `${prefix}${name}.`)] : [[prefix + name, value] as const],
    ),
  )
}

export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}
