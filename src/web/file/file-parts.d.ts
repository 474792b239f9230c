/** The built program and sheet of the file, by src/web/build/pages.ts. */
declare module 'virtual:file-parts' {
  export const program: string;
  export const sheet: string;
  /** As a content security policy names it. */
  export const programHash: string;
  export const sheetHash: string;
}
