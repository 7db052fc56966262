// Eigenvalues and eigenvectors of a small symmetric matrix.

/** A = V · diag(values) · Vᵀ; column k of `vectors` (entries `vectors[i][k]`) belongs to `values[k]`. */
export interface SymmetricEigen {
  readonly values: readonly number[];
  readonly vectors: readonly (readonly number[])[];
}

/** Jacobi's method converges quadratically: a matrix of a hundred rows needs about ten sweeps. */
const MAX_SWEEPS = 60;

/**
 * Decomposes a symmetric matrix by cyclic Jacobi rotations (Golub and Van Loan, Matrix Computations, 8.5): slow for large matrices,
 * but accurate to the last bits for small ones, and the same on every run. Values are in no particular order.
 *
 * @throws RangeError when the matrix is not square or holds what is not finite
 * @example
 * symmetricEigen([[2, 1], [1, 2]]).values; // [1, 3]
 */
export function symmetricEigen(matrix: readonly (readonly number[])[]): SymmetricEigen {
  const n = matrix.length;
  const a = matrix.map((row) => [...row]);
  if (a.some((row) => row.length !== n || !row.every(Number.isFinite))) {
    throw new RangeError('a symmetric matrix is square, and its entries are finite');
  }
  const v = a.map((_, i) => a.map((_, j) => (i === j ? 1 : 0)));
  for (let sweep = 0; sweep < MAX_SWEEPS && !isDiagonal(a); sweep++) {
    for (let p = 0; p < n - 1; p++) for (let q = p + 1; q < n; q++) rotate(a, v, p, q);
  }
  return { values: a.map((row, i) => row[i]!), vectors: v };
}

/** What is left off the diagonal is below the rounding of what stands on it. */
function isDiagonal(a: readonly (readonly number[])[]): boolean {
  for (let i = 0; i < a.length; i++) {
    for (let j = 0; j < i; j++) {
      const scale = Math.sqrt(Math.abs(a[i]![i]! * a[j]![j]!));
      if (Math.abs(a[i]![j]!) > 1e-17 * scale && a[i]![j] !== 0) return false;
    }
  }
  return true;
}

/** One rotation in the plane of p and q makes the entry a[p][q] vanish. */
function rotate(a: number[][], v: number[][], p: number, q: number): void {
  const off = a[p]![q]!;
  if (off === 0) return;
  const theta = (a[q]![q]! - a[p]![p]!) / (2 * off);
  const t = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
  const c = 1 / Math.sqrt(t * t + 1);
  const s = t * c;
  for (let k = 0; k < a.length; k++) {
    const kp = a[k]![p]!;
    const kq = a[k]![q]!;
    a[k]![p] = c * kp - s * kq;
    a[k]![q] = s * kp + c * kq;
  }
  for (let k = 0; k < a.length; k++) {
    const pk = a[p]![k]!;
    const qk = a[q]![k]!;
    a[p]![k] = c * pk - s * qk;
    a[q]![k] = s * pk + c * qk;
    const vp = v[k]![p]!;
    const vq = v[k]![q]!;
    v[k]![p] = c * vp - s * vq;
    v[k]![q] = s * vp + c * vq;
  }
  a[p]![q] = 0;
  a[q]![p] = 0;
}
