/** A function that makes its value when it is first asked, and gives the same one ever after. For values that nobody changes. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
