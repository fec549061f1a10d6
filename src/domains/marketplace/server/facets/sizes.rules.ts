const LETTERS = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL']

/** Letters as tailors order them, then the others by their numbers: `S, M, L, 38, 40, 500 ml`. */
export function sizesInOrder<Size extends { value: string }>(sizes: readonly Size[]): Size[] {
  const place = ({ value }: Size) => {
    const letter = LETTERS.indexOf(value.toUpperCase())
    return letter === -1 ? LETTERS.length : letter
  }
  return [...sizes].sort((one, other) => place(one) - place(other) || one.value.localeCompare(other.value, 'en', { numeric: true }))
}
