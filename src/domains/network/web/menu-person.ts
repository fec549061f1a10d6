import type { RelationView } from '../contract.ts'

export type MenuPerson = {
  id: string
  username: string
  /** Where it is known, the menu offers to undo what is there. */
  relation?: RelationView
}
