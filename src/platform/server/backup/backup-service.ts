export type TakenBackup = { id: string; file: string; bytes: number; rows: number; files: number; withSecrets: boolean }

/** The backups of a process: where they are, and how to take and check one (`backups.ts`). */
export type Backups = {
  /** Whether the daily job takes one. */
  daily: boolean
  folder: string
  /** The path of a file of the list: a name within the folder, or a path elsewhere. */
  pathOf(file: string): string
  /** Whether the list can tell where a file is. */
  exists(file: string): boolean
  /** Throws BackupError while another one is taken. `onStart` is called when it may begin. */
  take(backup: { id: string; file: string }, onStart: () => Promise<void>): Promise<TakenBackup>
  /** Restores the rows into a database beside Plaza's and drops it again; the files are read and compared. Throws BackupError. */
  verify(file: string): Promise<void>
  remove(file: string): Promise<void>
}
