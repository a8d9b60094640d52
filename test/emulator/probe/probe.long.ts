import { describe, expect, it } from 'vitest';
import { believableState } from '../../../emulator/platform/believable-state.ts';
import { HOW_SEEN, type Quirks } from '../../../emulator/platform/quirks.ts';
import { DEFAULT_TOKEN, startPlatform } from '../../../emulator/platform/server.ts';
import { Findings, type PlatformState, Projects } from '../../../emulator/platform/state.ts';
import { askerFor } from '../../../emulator/probe/ask.ts';
import { type Probed, probe } from '../../../emulator/probe/probe.ts';

const STATE = believableState(1, Date.now());
const FINDINGS = [...Map.groupBy(STATE.findings.all, ({ issue_type }) => issue_type).values()];

/** The believable deployment with few findings, whose answers are quick to make. */
function smallState(): PlatformState {
  const projects = new Projects(STATE.projects.all.map((project) => structuredClone(project)));
  return {
    ...STATE,
    projects,
    findings: new Findings(FINDINGS.flatMap((all) => all.slice(0, 25).map((one) => ({ ...one })))),
  };
}

async function probed(quirks: Partial<Quirks>, state = smallState()): Promise<Probed> {
  const platform = await startPlatform({ quirks, state });
  try {
    const found = await probe(askerFor(platform.url, DEFAULT_TOKEN));
    // It writes nothing; the platform itself keeps its tag.
    expect(platform.record.filter(({ by }) => by !== 'platform')).toEqual([]);
    // Each request is one of the description; 400 is for a page behind the end.
    const refused = platform.requests.filter(
      ({ status, path }) => status === 400 && !path.includes('page=1000'),
    );
    expect(refused).toEqual([]);
    return found;
  } finally {
    await platform.close();
  }
}

/** The filters whose being ignored the believable deployment shows. */
const FILTERS = ['status', 'severities', 'repos', 'ref', 'rules', 'is_malicious', 'severity', 'repo'];

/** Other readings than the document's, keyed by a quirk that reading finds. */
const OTHERS: { readonly [Name in keyof Quirks]?: readonly Quirks[Name][] } = {
  proto3: [true],
  nulls: [true],
  int64AsStrings: [true],
  autoManagedTag: [true],
  projectPages: [{ cap: 10 }, { refuseBehind: 404 }, { cap: 7, repeatLast: true }, { refuseBehind: 422 }],
  findingsPages: [{ cap: 20 }, { repeatLast: true }, { cap: 5, refuseBehind: 400 }],
  ignoredFindingsFilters: [...FILTERS.map((name) => [name]), FILTERS.slice(0, 3), 'all'],
  reposCaseSensitive: [true],
  refForm: ['full'],
  scanRefForm: ['short'],
  described: [true],
  dependenciesCap: [1, 3],
  policiesMigrated: [true],
  gzip: [true],
};

/** The first value of each quirk, then the second one of each that has two, and so on; none hides another one. */
const TOGETHER = Array.from(
  { length: Math.max(...Object.values(OTHERS).map(({ length }) => length)) },
  (_, at) => {
    const values = Object.entries(OTHERS).map(([name, values]) => [name, values[at]] as const);
    return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as Partial<Quirks>;
  },
);

describe('the probe', () => {
  it('is able to find each quirk that says how', () => {
    const readable = Object.entries(HOW_SEEN).filter(([, how]) => how !== undefined);
    expect(readable.map(([name]) => name).sort()).toEqual(Object.keys(OTHERS).sort());
  });

  it('finds the readings of the document where there is no quirk', async () => {
    const { quirks } = await probed({});
    for (const [name, values] of Object.entries(OTHERS))
      for (const value of values) expect(quirks[name as keyof Quirks], name).not.toEqual(value);
  });

  it.each(TOGETHER)('finds out %j, and an emulator with what it found answers alike', async (quirks) => {
    const found = await probed(quirks);
    expect(found.quirks).toEqual({ ...found.quirks, ...quirks });
    expect(await probed(found.quirks)).toEqual(found);
  });
});

describe('what the probe prints', () => {
  it('has no word of the content of the platform', async () => {
    const state = smallState();
    const MARK = 'zzmark';
    for (const project of state.projects.all) {
      project.tags.push(`${MARK}-tag`);
      project.url = `https://${MARK}.example/repo`;
    }
    for (const finding of state.findings.all) {
      Object.assign(finding, {
        path: `${MARK}/path.ts`,
        rule: `${MARK}.rule`,
        ticket: `${MARK}-1`,
        notes: [MARK],
      });
    }
    for (const scan of state.scans) {
      scan.meta.commit_title = { [MARK]: MARK };
      scan.meta[`${MARK} of a person`] = MARK;
    }
    for (const deployment of state.deployments) deployment.name = MARK;
    for (const repository of state.repositories) repository.name = `${MARK}/repository`;
    const text = JSON.stringify(await probed({}, state));
    expect(text).toContain('scan search');
    expect(text).not.toContain(MARK);
    for (const name of ['acme', 'payments-api', DEFAULT_TOKEN]) expect(text).not.toContain(name);
  });
});
