/** The numbers that forms say too. Apart from the shapes, so that a screen can know them without their library. */
export const MAX_NAME = 120
/** How many workspaces one person can own, their personal one among them. */
export const MAX_OWNED = 20
/** How many workspaces one person can be in. */
export const MAX_SEATS = 100
export const MAX_VIEW_NAME = 60
/** How many views of one list a person can keep. */
export const MAX_VIEWS = 50
