import { isAbsolute, relative, resolve } from 'node:path';
import type { ApplyRequest, ExportRequest, PlanRequest, ValidateRequest } from '../../model/request.ts';
import { readComment } from '../../operations/gate/inputs.ts';
import { MAX_RULES_BYTES, parseRules } from '../../rules/file/read.ts';
import type { RulesFile } from '../../rules/file/schema.ts';
import { fileProblem } from '../file-problem.ts';
import { readGitHub } from '../github.ts';
import { readNames } from '../names.ts';
import { SavedFileError, sameAddress } from '../saved-file.ts';
import { readSavedPlan } from '../saved-plan.ts';
import { quote } from '../text.ts';
import { readBase, readDryRun, type Source } from './source.ts';

const DEFAULT_RULES_FILE = '.github/code-security.yml';

export async function readPlan(source: Source): Promise<PlanRequest | undefined> {
  const failOnDrift = source.reader.boolean('fail-on-drift') ?? false;
  const comment = readComment(source.reader);
  const common = await readCommon(source);
  return common === undefined ? undefined : { operation: 'plan', ...common, failOnDrift, comment };
}

export async function readApply(source: Source): Promise<ApplyRequest | undefined> {
  const dryRun = readDryRun(source.reader);
  const approved = await readApproved(source);
  const common = await readCommon(source);
  if (common === undefined) return undefined;
  return { operation: 'apply', ...common, dryRun, approved };
}

export async function readValidate(source: Source): Promise<ValidateRequest | undefined> {
  const rules = await readRulesFile(source);
  return rules === undefined ? undefined : { operation: 'validate', ...readBase(source), rules };
}

/** A file that is there is never overwritten, which is said before anything is asked. */
export async function readExport(source: Source): Promise<ExportRequest> {
  const { reader, readFile } = source;
  const path = reader.text('rules-file') ?? DEFAULT_RULES_FILE;
  const { problem } = await readFile(path, MAX_RULES_BYTES);
  if (problem !== 'missing') {
    const what = 'give another path, or remove the file';
    reader.problem('rules-file', `is ${quote(path)}, which already exists and is not overwritten; ${what}`);
  }
  const projects = readNames(reader, 'projects');
  return { operation: 'export', ...readBase(source), path, projects };
}

async function readCommon(source: Source) {
  const github = readGitHub(source.reader, source.environment);
  const rules = await readRulesFile(source);
  const event = await source.event();
  if (rules === undefined) return undefined;
  if (rules.needs.github && github === undefined) {
    const what = 'give a token that sees the repositories';
    source.reader.problem('github-token', `is empty, but ${quote(rules.path)} looks at GitHub; ${what}`);
  }
  return { ...readBase(source), rules, event, github };
}

async function readRulesFile({ reader, readFile, environment }: Source): Promise<RulesFile | undefined> {
  const path = reader.text('rules-file') ?? DEFAULT_RULES_FILE;
  const file = await readFile(path, MAX_RULES_BYTES);
  if (file.text === undefined) {
    const other = /\.ya?ml$/.test(path)
      ? path.replace(/\.(ya?)ml$/, (_, y) => (y === 'y' ? '.yaml' : '.yml'))
      : path;
    const isThere = other !== path && (await readFile(other, MAX_RULES_BYTES)).text !== undefined;
    const why = isThere
      ? `does not exist; did you mean ${quote(other)}?`
      : fileProblem(file.problem, 'first check out the repository');
    return reader.problem('rules-file', `is ${quote(path)}, which ${why}`);
  }
  const parsed = await parseRules(file.text, path);
  const inRepository = pathInRepository(path, environment.GITHUB_WORKSPACE || '.');
  if (parsed.ok) return { ...parsed.rules, pathInRepository: inRepository };
  for (const { line, column, message } of parsed.problems) {
    const place = inRepository === undefined ? undefined : { file: inRepository, line, message };
    reader.problem('rules-file', `is wrong at ${path}:${line}:${column}: ${message}`, place);
  }
  return undefined;
}

/** As annotations name a file; undefined where it is not one of the checkout. */
function pathInRepository(path: string, workspace: string): string | undefined {
  const inside = relative(workspace, resolve(workspace, path));
  return inside.startsWith('..') || isAbsolute(inside) ? undefined : inside.replaceAll('\\', '/');
}

/** Never falls open: an empty value comes from a plan that was not made. */
async function readApproved(source: Source): Promise<ApplyRequest['approved']> {
  const { reader, readFile, now } = source;
  const { baseUrl } = source.connection;
  if (reader.isEmptied('approved-plan')) {
    const why = 'as happens when the job that makes the plan did not run';
    const what = 'give the path of a plan, its hash, or `none`';
    return reader.problem('approved-plan', `is set but empty, ${why}; ${what}`);
  }
  const text = reader.text('approved-plan') ?? 'none';
  if (text.toLowerCase() === 'none') return undefined;
  if (/^[0-9a-f]{64}$/i.test(text)) return { by: 'hash', hash: text.toLowerCase() };
  if (/^[0-9a-f]{7,63}$/i.test(text)) {
    const what = 'which is only part of a hash; give all 64 digits, from the output `plan-hash`';
    return reader.problem('approved-plan', `is ${quote(text)}, ${what}`);
  }
  try {
    const plan = await readSavedPlan(text, readFile, now);
    if (sameAddress(plan.baseUrl, baseUrl.href) || reader.hasProblem('base-url')) return { by: 'plan', plan };
    const other = `is a plan for ${quote(plan.baseUrl)}, but \`base-url\` is ${quote(baseUrl.href)}`;
    return reader.problem('approved-plan', `${other}; give a plan for this platform`);
  } catch (error) {
    if (!(error instanceof SavedFileError)) throw error;
    return reader.problem('approved-plan', `is ${quote(text)}, which ${error.message}`);
  }
}
