/** Tags with those a text names: separated by commas, semicolons or lines; no empty ones, none twice whatever their case, no more than `most`. */
export function withTags(
  tags: readonly string[],
  text: string,
  { maxLength, most = Infinity }: { maxLength: number; most?: number | undefined },
): string[] {
  const next = [...tags]
  for (const part of text.split(/[,،;\n\t]/)) {
    const tag = part.trim().replace(/\s+/g, ' ').slice(0, maxLength)
    const known = next.some((other) => other.toLocaleLowerCase() === tag.toLocaleLowerCase())
    if (tag !== '' && !known && next.length < most) next.push(tag)
  }
  return next
}
