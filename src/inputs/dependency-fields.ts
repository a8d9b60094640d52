import { enumeration, quoted } from './rules/messages.ts';
import { nearest } from './text.ts';

/** The values that the newer fields of the dependency filter are known to take. */
const KNOWN_VALUES: Readonly<Record<string, readonly string[]>> = {
  ecosystem: [
    'no_package_manager',
    'npm',
    'pypi',
    'gomod',
    'cargo',
    'maven',
    'gem',
    'composer',
    'nuget',
    'pub',
    'swiftpm',
    'hex',
    'cocoapods',
    'mix',
    'opam',
  ],
  transitivity: ['UNKNOWN_TRANSITIVITY', 'TRANSITIVE', 'DIRECT'],
  licensePolicySettings: [
    'LICENSE_POLICY_SETTING_ALLOW',
    'LICENSE_POLICY_SETTING_COMMENT',
    'LICENSE_POLICY_SETTING_BLOCK',
  ],
};

/** The value to send, or why none is sent, or what to know of it. */
export function knownValue(
  name: string,
  text: string,
): { value: string; problem?: string; warning?: string } {
  const known = KNOWN_VALUES[name] ?? [];
  const value = known.find((one) => one.toLowerCase() === text.toLowerCase());
  if (value !== undefined) return { value };
  const given = `${quoted(name)} has ${quoted(text)}`;
  const near = nearest(text, known);
  if (near !== undefined) return { value: text, problem: `${given}; did you mean ${quoted(near)}?` };
  const warning = `${given}, which is not a known value, but is sent: known values are ${enumeration(known)}`;
  return { value: text, warning };
}
