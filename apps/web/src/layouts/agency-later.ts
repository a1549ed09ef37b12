// Whether the administrator of this tab chose to give the data of the agency later.
const key = 'khyanalt.agency-later'

/** Remembers it until the tab is closed. */
export const putAgencyOff = (): void => sessionStorage.setItem(key, '1')

/** Whether it was chosen. */
export const isAgencyPutOff = (): boolean => sessionStorage.getItem(key) === '1'
