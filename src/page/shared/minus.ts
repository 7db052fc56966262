// The page writes numbers below 0 with the sign of a minus, which is as wide as a plus. The library writes a hyphen.

/** A text whose numbers below 0 have that sign, and the sign where it stands alone; hyphens within words and options stay. */
export const withMinus = (text: string): string => text.replace(/(?<![\w.-])-(?=[\d ])/g, '−');
