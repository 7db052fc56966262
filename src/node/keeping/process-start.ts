// When a process began. The number of a process is given again, after a reboot and in every new container; its number and its start are not.
import { readFileSync } from 'node:fs';

/** Place of the start among the fields of `/proc/PID/stat` that follow the name, which may hold spaces and parentheses. */
const START = 19;

/**
 * When a process of this machine began: the boot of the machine, and the time since then.
 *
 * @returns `undefined` where that cannot be read: there is no such process, it is hidden, or the system is not Linux
 */
export function startOf(pid: number): string | undefined {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const start = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[START];
    return boot && start ? `${boot} ${start}` : undefined;
  } catch {
    return undefined;
  }
}
