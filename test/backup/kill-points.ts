/** The first statement with these words, behind the first with `since`, and the side of it. */
export type KillPoint = { words: string; since?: string; when: 'before' | 'after' }
