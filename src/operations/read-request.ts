import { checkToken, readConnection, readDeployment } from '../inputs/connection.ts';
import { refuseForeign } from '../inputs/foreign.ts';
import { InputReader, inputTexts } from '../inputs/reader.ts';
import { type RunEvent, readRunEvent } from '../inputs/run-event.ts';
import type { Source } from '../inputs/source.ts';
import { INPUTS } from '../inputs/table.ts';
import { describeProblem, didYouMean, knownValue, oneOfThese } from '../inputs/values.ts';
import { nearest } from '../model/nearest.ts';
import { OPERATIONS, type Operation } from '../model/operations.ts';
import type { Connection, Environment, InputProblem, ReadFile } from '../model/ports.ts';
import type { StepRequest } from '../model/step.ts';
import { READERS } from './index.ts';

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
  const reader = new InputReader(inputTexts(environment));
  const operation = readOperation(reader);
  reader.operation = operation;
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
  refuseForeign(reader);
  const inputs = operation && (await READERS[operation]());
  const own = await inputs?.read(source);
  const isSkipped = own !== undefined && 'skip' in own && own.skip !== undefined;
  const needsToken = operation !== 'validate' && !isSkipped;
  if (needsToken) await checkToken(reader, source.event);
  const { problems, warnings } = reader;
  if (operation === undefined || own === undefined || problems.length > 0) {
    return {
      ok: false,
      operation: known(reader) ?? reader.text('operation') ?? '',
      problems: inOrder(problems),
      warnings,
    };
  }
  const request = { operation, deployment: source.deployment, ...own };
  return { ok: true, operation, connection, request, warnings };
}

/** Of a misspelled operation the one that was probably meant, so that the other inputs are checked all the same. */
function readOperation(reader: InputReader): Operation | undefined {
  const text = reader.text('operation');
  if (text === undefined) {
    return reader.problem('operation', `is empty; give ${oneOfThese(OPERATIONS)}`);
  }
  const operation = known(reader);
  if (operation !== undefined) return operation;
  reader.problem('operation', describeProblem(text, didYouMean(text, OPERATIONS)));
  return OPERATIONS.find((one) => one === nearest(text, OPERATIONS));
}

function known(reader: InputReader): Operation | undefined {
  return knownValue(reader.text('operation') ?? '', OPERATIONS);
}

/** In the order of action.yml, whatever was read first; what it does not have comes last. */
function inOrder(problems: readonly InputProblem[]): InputProblem[] {
  const places = new Map(INPUTS.map(({ name }, place) => [name, place]));
  const place = ({ input }: InputProblem) => places.get(input) ?? INPUTS.length;
  return [...problems].sort((one, other) => place(one) - place(other));
}
