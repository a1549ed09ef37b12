// Where the picker stands.

/** Which employees are looked at; kept while somebody is completed or registered in between. */
export type PickerView = { readonly search: string; readonly type: string; readonly page: number }
export const firstView: PickerView = { search: '', type: 'asked', page: 1 }
