// Register numbers (CON-102): two Cyrillic letters and eight digits for citizens, upper case, Ө and Ү included.

const citizen = /^[А-ЯЁӨҮ]{2}\d{8}$/
const general = /^[A-ZА-ЯЁӨҮ0-9]{10}$/

/** The register number as it is stored: no blanks, upper case. */
export const normaliseRegisterNumber = (text: string): string => text.replace(/\s/g, '').toUpperCase()

/** Whether it is a citizen's number. */
export const isCitizenRegisterNumber = (text: string): boolean => citizen.test(text)

/** Whether it may be a person's number at all: ten letters or digits, since foreigners appear too. */
export const isRegisterNumber = (text: string): boolean => general.test(text)
