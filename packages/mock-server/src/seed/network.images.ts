// Neutral images in place of logos, which are trademarks. Like a real backend's pictures they have addresses.

const image = (colour: string, path: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#fff" stroke-width="1.75" stroke-linejoin="round"><rect width="24" height="24" rx="6" fill="${colour}" stroke="none"/><path d="${path}"/></svg>`,
  )}`

/** Pictures of networks. */
export const networkImages = {
  triangle: image('#8c2f39', 'm6 7 11 2-5.5 9.5z'),
  diamond: image('#3d4f8f', 'm12 5 5 7-5 7-5-7z'),
} as const
