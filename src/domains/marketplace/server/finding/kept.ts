/** Values by key, as many as fit: whatever was asked for longest ago goes first. A map remembers the order it was filled in. */
export class Kept<Value> {
  readonly #values = new Map<string, { value: Value; size: number }>()
  readonly #most: number
  readonly #sizeOf: (value: Value) => number
  #size = 0

  constructor({ most, sizeOf }: { most: number; sizeOf(value: Value): number }) {
    this.#most = most
    this.#sizeOf = sizeOf
  }

  get(key: string): Value | undefined {
    return this.#values.get(key)?.value
  }

  /** Puts a value last. It is measured now: one that grows is put again. */
  put(key: string, value: Value): void {
    this.#drop(key)
    const size = this.#sizeOf(value)
    this.#values.set(key, { value, size })
    this.#size += size
    for (const first of this.#values.keys()) {
      if (this.#size <= this.#most) return
      this.#drop(first)
    }
  }

  keys(): string[] {
    return [...this.#values.keys()]
  }

  #drop(key: string): void {
    this.#size -= this.#values.get(key)?.size ?? 0
    this.#values.delete(key)
  }
}
