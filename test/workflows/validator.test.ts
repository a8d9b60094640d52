import { describe, expect, it } from 'vitest';
import { validateActionYml, validateWorkflow } from './validator.ts';

const reference = 'your-org/code-security-platform@v1';

const actionYml = `name: Code security platform
description: Looks after projects, scans and findings
inputs:
  operation: { description: What to do, required: true }
  token: { description: API token, required: true }
  base-url: { description: Where the API is, required: true, default: https://platform.example }
  old-name: { description: Replaced, deprecationMessage: Use 'operation' instead }
outputs:
  projects: { description: The projects as JSON }
runs: { using: node24, main: dist/index.js }
`;

/** What is said of a workflow whose one job has these steps; the first of them stands on line 6. */
function check(...steps: string[]): Promise<string[]> {
  const text = `on: push\njobs:\n  one:\n    runs-on: ubuntu-latest\n    steps:\n${steps.join('\n')}\n`;
  return validateWorkflow(text, { reference, actionYml });
}

/** GitHub's validator is GitHub's; this is what it is told of this action. */
describe.each([reference, './', '"./"', './published', 'Your-Org/Code-Security-Platform@v1'])(
  'a step with uses: %s',
  (uses) => {
    it('is held against the inputs of action.yml', async () => {
      expect(await check(`      - { uses: ${uses}, with: { operation: scan, token: x } }`)).toEqual([]);
      expect(await check(`      - { uses: ${uses}, with: { operation: scan, tokn: x } }`)).toEqual(
        expect.arrayContaining(["6: Invalid action input 'tokn'", '6: Missing required input `token`']),
      );
      expect(
        await check(`      - { uses: ${uses}, with: { operation: scan, token: x, old-name: y } }`),
      ).toEqual(["6: Use 'operation' instead"]);
    });

    it('is held against its outputs where a later step reads them', async () => {
      const list = `      - { id: list, uses: ${uses}, with: { operation: projects, token: x } }`;
      const reads = (output: string) => `      - run: echo \${{ steps.list.outputs.${output} }}`;
      expect(await check(list, reads('projects'), reads('projcts'))).toEqual([
        '8: Context access might be invalid: projcts',
      ]);
    });
  },
);

describe('a workflow', () => {
  it.each(['your-org/code-security-platform@v2', 'your-org/code-security-platform/sub@v1'])(
    'that uses another version or path is reported: %s',
    async (uses) => {
      expect(await check(`      - uses: ${uses}`)).toEqual([
        `6: Unable to resolve action \`${uses}\`, repository or version not found`,
      ]);
    },
  );

  it('may use other actions with any inputs', async () => {
    expect(await check('      - { uses: actions/cache@v4, with: { what: ever } }')).toEqual([]);
  });

  it('with an unknown context or key is reported', async () => {
    const steps = [`      - run: echo \${{ github.evnt }}`, '        whith: {}'];
    expect((await check(...steps)).toSorted()).toEqual([
      '6: Context access might be invalid: evnt',
      "7: Unexpected value 'whith'",
    ]);
  });

  it('that is looked at as a wrong reference is an error of the test', async () => {
    const options = { reference: 'your-org/code-security-platform', actionYml };
    await expect(validateWorkflow('on: push', options)).rejects.toThrow('Not a reference to an action');
  });
});

it('An action.yml with an unknown key is reported', async () => {
  expect(await validateActionYml(actionYml)).toEqual([]);
  expect(await validateActionYml(actionYml.replace('outputs:', 'outputz:'))).toEqual([
    "8: Unexpected value 'outputz'",
  ]);
});
