// An archive in a PDF's clothes: the same bytes are a paper for one programme and a folder of files for another.

/** Whether programmes for archives would open the file: a ZIP wherever it begins, RAR, 7z, cabinet or disk image. */
export const holdsArchive = (pdf: Buffer): boolean =>
  signatures.some(signature => pdf.includes(signature)) ||
  pdf.toString('latin1', diskMark, diskMark + 5) === 'CD001' ||
  holdsZip(pdf)

// Long enough not to turn up in a compressed picture by chance.
const signatures = ['Rar!\x1a\x07', '7z\xbc\xaf\x27\x1c', 'MSCF\0\0\0\0', '**ACE**', '\xfd7zXZ\0'].map(text =>
  Buffer.from(text, 'latin1'),
)
// Sector 16 of a disk image, behind its kind.
const diskMark = 0x8001

const directoryEnd = Buffer.from('PK\x05\x06', 'latin1')
const directoryEntry = Buffer.from('PK\x01\x02', 'latin1')
const endLength = 22

/** A ZIP is found from its last record, which says how long the directory right before it is. */
const holdsZip = (pdf: Buffer): boolean => {
  for (let end = pdf.lastIndexOf(directoryEnd); end >= 0; end = end > 0 ? pdf.lastIndexOf(directoryEnd, end - 1) : -1) {
    if (end + endLength > pdf.length) continue
    const directory = end - pdf.readUInt32LE(end + 12)
    if (directory >= 0 && directory < end && pdf.subarray(directory, directory + 4).equals(directoryEntry)) return true
    // Larger ones say so in a record of their own before it.
    if (pdf.readUInt32LE(end + 12) === 0xffffffff && pdf.includes('PK\x06\x06', Math.max(0, end - 200), 'latin1'))
      return true
  }
  return false
}
