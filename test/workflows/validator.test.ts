import { describe, expect, it } from 'vitest';
import { validateActionYml, validateWorkflow } from './validator.ts';

const reference = 'your-org/code-security-platform@v1';

const actionYml = `name: Code security platform
description: Looks after projects, scans and findings
inputs:
  operation:
    description: What to do
    required: true
  token:
    description: API token
    required: true
  base-url:
    description: Where the API is
    required: true
    default: https://platform.example
  dry-run:
    description: Only tell what would be done
  old-name:
    description: Replaced
    deprecationMessage: Use 'operation' instead
outputs:
  projects:
    description: The projects as JSON
runs:
  using: node24
  main: dist/index.js
`;

const valid = `name: Scan
on:
  schedule:
    - cron: '17 3 * * 1'
  pull_request:
  workflow_dispatch:
    inputs:
      only:
        description: One project
        type: string
permissions:
  contents: read
concurrency:
  group: scan-\${{ github.ref }}
  cancel-in-progress: true
jobs:
  list:
    runs-on: ubuntu-latest
    outputs:
      projects: \${{ steps.list.outputs.projects }}
    steps:
      - uses: actions/checkout@v4
        with:
          fetch-depth: 0
      - uses: ${reference}
        id: list
        with:
          operation: projects
          token: \${{ secrets.PLATFORM_TOKEN }}
          base-url: \${{ vars.PLATFORM_URL }}
  scan:
    needs: list
    if: >-
      needs.list.outputs.projects != '[]' &&
      (github.event_name != 'pull_request' ||
      github.event.pull_request.head.repo.full_name == github.repository)
    runs-on: ubuntu-latest
    strategy:
      fail-fast: false
      matrix:
        project: \${{ fromJSON(needs.list.outputs.projects) }}
        include: \${{ fromJSON(needs.list.outputs.projects) }}
    steps:
      - uses: ./
        if: \${{ !cancelled() && inputs.only == '' }}
        with:
          operation: \${{ matrix.project.name }}
          token: \${{ secrets.PLATFORM_TOKEN }}
          dry-run: \${{ github.event.pull_request.draft && 'true' || 'false' }}
      - run: echo "\${{ toJSON(fromJSON(needs.list.outputs.projects)[0]) }}"
`;

/** A workflow whose one job has these steps; the first of them stands on line 6. */
function workflowWith(steps: string): string {
  return `on: push\njobs:\n  one:\n    runs-on: ubuntu-latest\n    steps:\n${steps}`;
}

function check(text: string): Promise<string[]> {
  return validateWorkflow(text, { reference, actionYml });
}

describe('a valid workflow', () => {
  it('gives no findings with secrets, needs outputs, fromJSON matrices and pull request conditions', async () => {
    expect(await check(valid)).toEqual([]);
  });

  it('may use other actions with any inputs', async () => {
    expect(
      await check(workflowWith('      - uses: actions/cache@v4\n        with: { what: ever }\n')),
    ).toEqual([]);
  });

  it('may leave out a required input that has a default', async () => {
    const steps = `      - uses: ${reference}\n        with: { operation: scan, token: x }\n`;
    expect(await check(workflowWith(steps))).toEqual([]);
  });

  it('may write the owner and the repository in other letter cases', async () => {
    const steps =
      '      - uses: Your-Org/Code-Security-Platform@v1\n        with: { operation: scan, tokn: x }\n';
    expect(await check(workflowWith(steps))).toContain("7: Invalid action input 'tokn'");
  });
});

describe.each([reference, './', '"./"', './published'])('a step with uses: %s', (uses) => {
  it('is reported for an input that action.yml does not know', async () => {
    const steps = `      - uses: ${uses} # ours\n        with:\n          operation: scan\n          token: x\n          tokn: y\n`;
    expect(await check(workflowWith(steps))).toEqual(["10: Invalid action input 'tokn'"]);
  });

  it('is reported for required inputs that are missing', async () => {
    const steps = `      - run: echo\n      - name: Without inputs\n        uses: ${uses}\n`;
    expect(await check(workflowWith(steps))).toEqual(['7: Missing required inputs: `operation`, `token`']);
  });

  it('is reported in flow style too', async () => {
    const steps = `      - { uses: ${uses}, with: { operation: scan, tokn: x } }\n`;
    expect((await check(workflowWith(steps))).toSorted()).toEqual([
      "6: Invalid action input 'tokn'",
      '6: Missing required input `token`',
    ]);
  });

  it('is reported for a deprecated input', async () => {
    const steps = `      - uses: ${uses}\n        with: { operation: scan, token: x, old-name: y }\n`;
    expect(await check(workflowWith(steps))).toEqual(["7: Use 'operation' instead"]);
  });

  it('is reported when a later step reads an output that action.yml does not know', async () => {
    const steps = [
      `      - uses: ${uses}`,
      '        id: list',
      '        with: { operation: projects, token: x }',
      `      - run: echo \${{ steps.list.outputs.projects }}`,
      `      - run: echo \${{ steps.list.outputs.projcts }}`,
    ];
    expect(await check(workflowWith(steps.join('\n')))).toEqual([
      '10: Context access might be invalid: projcts',
    ]);
  });
});

describe('an action.yml without inputs', () => {
  it('lets no input pass', async () => {
    const bare = 'name: Bare\ndescription: Takes nothing\nruns: { using: node24, main: index.js }\n';
    const text = workflowWith(`      - uses: ${reference}\n        with: { token: x }\n`);
    expect(await validateWorkflow(text, { reference, actionYml: bare })).toEqual([
      "7: Invalid action input 'token'",
    ]);
  });
});

describe('a reference', () => {
  it.each(['your-org/code-security-platform@v2', 'your-org/code-security-platform/sub@v1'])(
    'to another version or path of the same repository is reported: %s',
    async (uses) => {
      expect(await check(workflowWith(`      - uses: ${uses}\n`))).toEqual([
        `6: Unable to resolve action \`${uses}\`, repository or version not found`,
      ]);
    },
  );

  it('without a version is reported', async () => {
    expect(await check(workflowWith('      - uses: actions/checkout\n'))).toEqual([
      "6: Expected format {owner}/{repo}[/path]@{ref}. Actual 'actions/checkout'",
    ]);
  });

  it('that names no version cannot be what is looked for', async () => {
    const options = { reference: 'your-org/code-security-platform', actionYml };
    await expect(validateWorkflow(valid, options)).rejects.toThrow('Not a reference to an action');
  });
});

describe('an expression', () => {
  it.each([
    ['cut off', 'github.', "Unexpected symbol: 'EOF'"],
    ['with an unknown context', 'platform.url', "Unrecognized named-value: 'platform'"],
    ['with an unknown function', "fromJSO('1')", "Unrecognized function: 'fromJSO'"],
    ['with an unknown property', 'github.evnt', 'Context access might be invalid: evnt'],
    ['on an unknown step', 'steps.no.outcome', 'Context access might be invalid: no'],
    ['short of arguments', "format('{0}{1}', 1)", 'Format string references argument {1}'],
  ])('%s is reported', async (_, expression, message) => {
    const text = workflowWith(`      - run: echo \${{ ${expression} }}\n`);
    expect(await check(text)).toEqual([expect.stringContaining(`6: ${message}`)]);
  });

  it.each([
    ['that reads secrets', "secrets.TOKEN != ''", "Unrecognized named-value: 'secrets'"],
    ['with a single equals sign', "github.ref = 'main'", "Unexpected symbol: '='"],
    ['that ends too early', `\${{ github.ref }} == 'main'`, 'Conditional expression contains literal text'],
  ])('%s is reported as a condition', async (_, condition, message) => {
    const text = workflowWith(`      - run: echo\n        if: ${condition}\n`);
    expect(await check(text)).toEqual([expect.stringContaining(`7: ${message}`)]);
  });

  it('is reported when it reads an output that the needed job does not have', async () => {
    const text = valid.replace(
      'fromJSON(needs.list.outputs.projects)',
      'fromJSON(needs.list.outputs.projcts)',
    );
    expect(await check(text)).toEqual(['41: Context access might be invalid: projcts']);
  });
});

describe('the shape of a workflow', () => {
  it('is reported for an unknown key of the workflow, of a job and of a step', async () => {
    const steps = '      - run: echo\n        whith: {}\n    timeout: 5\nconcurency: one\n';
    expect(await check(workflowWith(steps))).toEqual([
      "7: Unexpected value 'whith'",
      "8: Unexpected value 'timeout'",
      "9: Unexpected value 'concurency'",
    ]);
  });

  it('is reported for an unknown event, a bad schedule and an unknown permission', async () => {
    const text = `on:
  pul_request:
  schedule:
    - cron: daily
permissions:
  findings: write
jobs:
  one:
    runs-on: ubuntu-latest
    steps:
      - run: echo
`;
    expect(await check(text)).toEqual([
      "2: Unexpected value 'pul_request'",
      expect.stringContaining('4: Invalid cron expression'),
      "6: Unexpected value 'findings'",
    ]);
  });

  it('is reported for a job that needs an unknown job', async () => {
    expect(await check(valid.replace('needs: list', 'needs: lst'))).toContain(
      "32: Job 'scan' depends on unknown job 'lst'.",
    );
  });

  it('is reported in one line when it is not YAML', async () => {
    expect(await check('on: push\njobs:\n  one: [\n')).toEqual([
      expect.stringMatching(/^4: Flow sequence in block collection .* at line 4, column 1$/),
    ]);
  });

  it('is looked at anew each time', async () => {
    expect(await check('on: push\njobs: {}\n')).not.toEqual([]);
    expect(await check(valid)).toEqual([]);
    expect(await check('on: push\njobs: {}\n')).not.toEqual([]);
  });
});

describe('validateActionYml', () => {
  it('gives no findings on a valid action', async () => {
    expect(await validateActionYml(actionYml)).toEqual([]);
  });

  it.each([
    ['an unknown key', actionYml.replace('outputs:', 'outputz:'), "19: Unexpected value 'outputz'"],
    [
      'a missing description',
      actionYml.replace(/^description.*\n/m, ''),
      '1: Required property is missing: description',
    ],
    ['an unknown runtime', actionYml.replace('node24', 'node99'), "23: Unexpected value 'node99'"],
    [
      'a missing entry point',
      actionYml.replace(/^ {2}main.*\n/m, ''),
      "23: 'main' is required for Node.js actions",
    ],
    ['an unknown key of runs', `${actionYml}  image: x\n`, "25: Unexpected value 'image'"],
    ['an unknown icon', `${actionYml}branding:\n  icon: nope\n`, "26: Unexpected value 'nope'"],
  ])('reports %s', async (_, text, finding) => {
    expect(await validateActionYml(text)).toContainEqual(expect.stringContaining(finding));
  });
});
