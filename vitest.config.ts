import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    // Simulations of fixed seeds: slow machines are slow, they do not answer differently.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: 'forks',
    // By default one processor is left free, which is half of a machine with two.
    maxWorkers: '100%',
    coverage: { include: ['src/**/*.ts'], reporter: ['text-summary', 'html'] },
  },
});
