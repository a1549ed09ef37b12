/** Clients sign in by register number, staff by e-mail. */
export type AccountKind = 'client' | 'staff'
