import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    // Simulations of fixed seeds: slow machines are slow, they do not answer differently.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    globalSetup: ['tests/bundle.ts'],
    pool: 'forks',
    // One process for many files: what they import is loaded once. Nothing in src/ keeps a state that one test could see of another.
    isolate: false,
    // By default one processor is left free, which is half of a machine with two.
    maxWorkers: '100%',
    coverage: { include: ['src/**/*.ts'], reporter: ['text-summary', 'html'] },
  },
});
