/** Adds the tags of a text: separated by commas, semicolons or lines; no empty ones, no duplicates in any case, at most `most`. */
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
