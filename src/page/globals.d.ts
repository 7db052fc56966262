// What the library looks for and a page does not have: so the types know of it.

/** Node's. */
declare const setImmediate: ((then: (value: unknown) => void) => void) | undefined;
declare const process:
  | { readonly stdout: { readonly isTTY?: boolean }; readonly env: Readonly<Record<string, string | undefined>> }
  | undefined;

/** What the build takes out of committed files; see `build/page-modules.ts`. */
declare module 'virtual:doctrines' {
  const doctrines: readonly { readonly name: string; readonly side: string; readonly intent: string }[];
  export default doctrines;
}
declare module 'virtual:shipped-bids' {
  const shipped: import('./bids/shipped-bids.js').ShippedBids;
  export default shipped;
}
