import { defineConfig } from 'vite'

/** A running site, such as that of `npm start`. */
const site = process.env.SITE || 'http://localhost:4173'

export default defineConfig({
  root: import.meta.dirname,
  server: { proxy: { '/_/': site, '/site.json': site } },
})
