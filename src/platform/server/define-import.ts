/** Imports of files: columns are read, rows are joined to records, and every record that can be saved is saved. */
import type { ImportRow, RowProblem, SharedProblem } from '#platform/shared/import-rows.ts'
import type { Db } from './db.ts'
import { Failure } from './failure.ts'
import { type Columns, type ParsedRow, readRows, toImportRows, type Unique } from './read-rows.ts'
import type { WorkspaceContext } from './services.ts'
import { attempt, type Tx, transact } from './transact.ts'

type Planned<T> = { records: T[]; problems: RowProblem[] }

export type ImportDefinition<Cs extends Columns, T extends { lines: readonly number[] }> = {
  columns: Cs
  /** Whether a heading in lower case is a column that users define. Its cells are in `more`. */
  isMore?(heading: string): boolean
  unique?: Unique<Cs>
  /** Locks what the import changes, before anything is read. */
  lock(tx: Tx, ctx: WorkspaceContext): Promise<void>
  /** Joins valid rows to records, each with the lines it is made of, and reports rows that contradict each other or stored data. */
  plan(db: Db, ctx: WorkspaceContext, rows: readonly ParsedRow<Cs>[]): Promise<Planned<T>>
  /**
   * Gives a row with bad cells, whose values are undefined, what `plan` needs of every row. Then `plan` finds its other problems too, and a
   * person corrects all of them at once.
   */
  repair?(row: ParsedRow<Cs>): ParsedRow<Cs>
  /** Whether the record equals the stored one. It is not saved then, so that a repeated import changes nothing. */
  isUnchanged(record: T): boolean
  save(tx: Tx, ctx: WorkspaceContext, record: T): Promise<'created' | 'updated'>
  /** Converts a failure of `save` to a problem of the record's rows; null for failures that no row caused. */
  toProblem(failure: Failure): SharedProblem | null
}

type Checked = { problems: RowProblem[] }

export type Import = {
  /** Converts a table with headings to rows. */
  toRows(table: readonly (readonly string[])[]): ImportRow[]
  /** Returns every problem of these rows, by line. Writes nothing. */
  check(ctx: WorkspaceContext, rows: readonly ImportRow[]): Promise<Checked>
  /** Saves one batch in one transaction: a record that cannot be saved is undone and reported, the others are saved. */
  run(ctx: WorkspaceContext, rows: readonly ImportRow[]): Promise<Checked & { created: number; updated: number }>
}

export function defineImport<Cs extends Columns, T extends { lines: readonly number[] }>(definition: ImportDefinition<Cs, T>): Import {
  const { columns, isMore, unique, lock, plan, repair, isUnchanged, save, toProblem } = definition

  async function prepare(db: Db, ctx: WorkspaceContext, file: readonly ImportRow[]): Promise<Planned<T>> {
    const { rows, rejected, problems } = readRows(columns, file, unique)
    const planned = await plan(db, ctx, rows)
    const others = repair && rejected.length > 0 ? await findOthers(db, ctx, [...rows, ...rejected.map(repair)], problems) : []
    return { records: planned.records, problems: [...problems, ...others, ...planned.problems] }
  }

  /** Problems of rows with bad cells, in their other cells. */
  async function findOthers(db: Db, ctx: WorkspaceContext, all: ParsedRow<Cs>[], known: readonly RowProblem[]): Promise<RowProblem[]> {
    const bad = Map.groupBy(known, ({ line }) => line)
    const { problems } = await plan(db, ctx, sortByLine(all))
    return problems.filter(({ line, field }) => field !== null && bad.get(line)?.every((one) => one.field !== field))
  }

  async function trySave(tx: Tx, ctx: WorkspaceContext, record: T): Promise<'created' | 'updated' | SharedProblem> {
    try {
      return await attempt(tx, () => save(tx, ctx, record))
    } catch (error) {
      const problem = error instanceof Failure ? toProblem(error) : null
      if (!problem) throw error
      return problem
    }
  }

  return {
    toRows: (table) => toImportRows(columns, table, isMore),
    async check(ctx, file) {
      const { problems } = await prepare(ctx.services.db, ctx, file)
      return { problems: sortByLine(problems) }
    },
    run: (ctx, file) =>
      transact(ctx, async (tx) => {
        await lock(tx, ctx)
        const { records, problems } = await prepare(tx.db, ctx, file)
        const counts = { created: 0, updated: 0 }
        for (const record of records.filter((planned) => !isUnchanged(planned))) {
          const result = await trySave(tx, ctx, record)
          if (typeof result === 'string') counts[result] += 1
          else problems.push(...record.lines.map((line) => ({ line, ...result })))
        }
        return { problems: sortByLine(problems), ...counts }
      }),
  }
}

function sortByLine<P extends { line: number }>(problems: readonly P[]): P[] {
  return [...problems].sort((one, other) => one.line - other.line)
}
