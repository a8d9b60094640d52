import { emptyState } from '../../emulator/platform/believable-state.ts';
import { fleetState } from '../../emulator/platform/scale-states.ts';
import { type PlatformState, type Project, Projects } from '../../emulator/platform/state.ts';

/** A project of each name, in this order, and nothing else. */
export function namedState(names: readonly string[], more: Partial<Project> = {}): PlatformState {
  const likeThese = fleetState(names.length).projects.all;
  return emptyState(
    new Projects(likeThese.map((project, index) => ({ ...project, name: names[index] ?? '', ...more }))),
  );
}

/** The names that `fleetState(count)` has. */
export function fleetNames(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `fleet/service-${String(index + 1).padStart(5, '0')}`);
}

/** The names of the rows that a report has, in its order. */
export function namesOf(rows: readonly { name: string }[] | undefined): string[] {
  return (rows ?? []).map((row) => row.name);
}
