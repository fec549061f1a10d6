/** Puts a value last, then lets go of the first ones until what stays is small enough. A map remembers the order it was filled in. */
export function keep<Value>(
  kept: Map<string, Value>,
  key: string,
  value: Value,
  { most, sizeOf }: { most: number; sizeOf(value: Value): number },
): void {
  kept.delete(key)
  kept.set(key, value)
  let size = [...kept.values()].reduce((sum, one) => sum + sizeOf(one), 0)
  for (const [first, one] of kept) {
    if (size <= most) return
    kept.delete(first)
    size -= sizeOf(one)
  }
}
