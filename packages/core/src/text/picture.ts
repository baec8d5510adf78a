/** A picture that is part of the answer, of this site or from an https address; null otherwise. */
export function readPicture(wire: string | null | undefined): string | null {
  const address = wire ?? ''
  const isShown = /^(data:image\/|https:\/\/|\/(?!\/))/.test(address)
  return isShown ? address : null
}
