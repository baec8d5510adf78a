declare module 'catalogue:*' {
  const catalogue: import('./catalogue.loader.ts').Catalogue
  export default catalogue
}
