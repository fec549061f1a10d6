export const door = 2
