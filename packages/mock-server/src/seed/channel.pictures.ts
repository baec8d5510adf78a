/** A neutral picture of a bank or wallet, part of the answer itself: logos are trademarks. */
export function channelPicture(letters: string, colour: string): string {
  const size = letters.length > 3 ? 26 : 32
  const svg = [
    '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96">',
    `<rect width="96" height="96" rx="24" fill="${colour}"/>`,
    `<text x="48" y="${48 + size * 0.36}" text-anchor="middle" font-family="sans-serif" font-weight="600" font-size="${size}" fill="#ffffff">${letters}</text>`,
    '</svg>',
  ].join('')
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
