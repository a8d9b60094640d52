import { readConnection, readDeployment } from '../inputs/connection.ts';
import type { Environment } from '../inputs/environment.ts';
import { InputReader } from '../inputs/reader.ts';
import type { RunEvent } from '../inputs/run-event.ts';
import { readRunEvent } from '../inputs/run-event.ts';
import type { Source } from '../inputs/source.ts';
import type { Operation } from '../inputs/table.ts';
import { INPUTS, type InputRow, OPERATIONS } from '../inputs/table.ts';
import { didYouMean, oneOfThese, quote } from '../inputs/text.ts';
import { checkToken } from '../inputs/token.ts';
import { inputTexts, refuseForeign } from '../inputs/variables.ts';
import type { Connection } from '../model/connection.ts';
import { nearest } from '../model/nearest.ts';
import type { ReadFile } from '../model/ports.ts';
import type { InputProblem } from '../model/problem.ts';
import type { StepRequest } from '../model/step.ts';
import { OPERATION_PARTS } from './index.ts';

/** Where inputs come from. */
export interface InputSources {
  environment: Environment;
  /** In epoch ms, for ages. */
  now: number;
  /** For the event, the rules file, a saved report and a saved plan; called only where one of them is needed. */
  readFile: ReadFile;
}

export type ParsedInputs =
  | {
      ok: true;
      operation: Operation;
      connection: Connection;
      request: StepRequest;
      warnings: readonly InputProblem[];
    }
  | {
      ok: false;
      /** As it was written, if it is not one. */
      operation: string;
      problems: readonly InputProblem[];
      warnings: readonly InputProblem[];
    };

/** The inputs as one checked request, or everything that is wrong with them. Sends nothing. */
export async function parseInputs({ environment, now, readFile }: InputSources): Promise<ParsedInputs> {
  const texts = inputTexts(environment);
  const reader = new InputReader(texts);
  const operation = readOperation(reader);
  const connection = readConnection(reader, environment);
  let event: Promise<RunEvent> | undefined;
  const source: Source = {
    reader,
    deployment: readDeployment(reader),
    connection,
    now,
    environment,
    readFile,
    event: () => {
      event ??= readRunEvent(environment, readFile);
      return event;
    },
  };
  refuseForeign(reader, texts, operation);
  const request =
    operation === undefined ? undefined : await (await OPERATION_PARTS[operation].read())(source);
  const isSkipped = request !== undefined && 'skip' in request && request.skip !== undefined;
  const needsToken = operation !== 'validate' && !isSkipped;
  if (needsToken) await checkToken(reader, operation, source.event);
  const { problems, warnings } = reader;
  if (operation === undefined || request === undefined || problems.length > 0) {
    return {
      ok: false,
      operation: known(reader) ?? reader.text('operation') ?? '',
      problems: inOrder(problems),
      warnings,
    };
  }
  return {
    ok: true,
    operation,
    connection,
    request,
    warnings,
  };
}

/** Of a misspelled operation the one that was probably meant, so that the other inputs are checked all the same. */
function readOperation(reader: InputReader): Operation | undefined {
  const text = reader.text('operation');
  if (text === undefined) {
    return reader.problem('operation', `is empty; give ${oneOfThese(OPERATIONS)}`);
  }
  const operation = known(reader);
  if (operation !== undefined) return operation;
  reader.problem('operation', `is ${quote(text)}; ${didYouMean(text, OPERATIONS)}`);
  return OPERATIONS.find((one) => one === nearest(text, OPERATIONS));
}

function known(reader: InputReader): Operation | undefined {
  return OPERATIONS.find((one) => one === reader.text('operation')?.toLowerCase());
}

/** In the order of action.yml, whatever was read first; what it does not have comes last. */
function inOrder(problems: readonly InputProblem[]): InputProblem[] {
  const names = (INPUTS as readonly InputRow[]).map(({ name }) => name);
  const places = new Map(names.map((name, place) => [name, place]));
  const place = ({ input }: InputProblem) => places.get(input) ?? names.length;
  return [...problems].sort((one, other) => place(one) - place(other));
}
