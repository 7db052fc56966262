// A reporter for machines that nobody watches: whoever ends the tests, because they hang, is told which were under way.
import type { Reporter, TestCase, TestModule } from 'vitest/node';

export default class UnderWay implements Reporter {
  private readonly begun = new Set<TestCase | TestModule>();

  onInit(): void {
    process.prependOnceListener('SIGTERM', () => {
      for (const entity of this.begun) process.stderr.write(`Under way at the end: ${nameOf(entity)}\n`);
    });
  }

  onTestModuleStart(module: TestModule): void {
    this.begun.add(module);
  }

  onTestModuleEnd(module: TestModule): void {
    this.begun.delete(module);
  }

  onTestCaseReady(test: TestCase): void {
    this.begun.add(test);
  }

  onTestCaseResult(test: TestCase): void {
    this.begun.delete(test);
  }
}

const nameOf = (entity: TestCase | TestModule): string =>
  entity.type === 'module' ? entity.relativeModuleId : `${entity.module.relativeModuleId} > ${entity.fullName}`;
