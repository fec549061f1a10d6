/** An LRU cache limited by total size. A Map iterates in insertion order, so its first key is the oldest. */
export class LruCache<Value> {
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

  /** Inserts a value as the newest. Sizes are measured here, so a value that grows must be put again. */
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
