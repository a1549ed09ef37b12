// What a file must be (CON-090…CON-092, spec 1 §9).

/** 10 MB in bytes. */
export const maxUploadBytes = 10 * 1024 * 1024
/** The first bytes of every PDF. */
export const pdfSignature = '%PDF-'
/** Unused files are removed after this many days. */
export const unusedFileDays = 7

const namePattern = /^tmp-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}-[0-9a-z]{7}\.pdf$/

/** Whether the name is that of a stored upload: `tmp-`, a uuid, `-`, seven base-36 characters, `.pdf`; 52 characters. */
export const isUploadName = (name: string): boolean => name.length === 52 && namePattern.test(name)

/** The name of a new upload. */
export const uploadName = (uuid: string, suffix: string): string => `tmp-${uuid}-${suffix}.pdf`

/** Bytes of a person's uploads that may belong to nothing sent: loose ones, and those of drafts. */
export const maxUnsentBytes = 200 * 1024 * 1024
