// PAdES-B-B signature as an incremental update of a finished PDF.

/** Who signs: the certificate chain, signer first, and one operation that may live in an HSM or a key service. */
export type Signer = {
  readonly algorithm: 'ecdsa-p256' | 'rsa'
  /** DER, signer first. */
  readonly certificates: readonly Uint8Array[]
  /** Signs the DER of the signed attributes with SHA-256; ECDSA answers a DER sequence of r and s. */
  sign(tbs: Uint8Array): Promise<Uint8Array>
}
