import { checkToken, readConnection, readDeployment } from '../inputs/connection.ts';
import { InputReader, inputTexts, inputTokens } from '../inputs/reader.ts';
import { type RunEvent, readRunEvent } from '../inputs/run-event.ts';
import type { Source } from '../inputs/source.ts';
import { INPUTS } from '../inputs/table.ts';
import { refuseUnknown } from '../inputs/unknown-inputs.ts';
import { describeProblem, didYouMean, knownValue, quote, quotedList } from '../inputs/values.ts';
import { nearest } from '../model/nearest.ts';
import { OPERATIONS, type Operation } from '../model/operations.ts';
import type { Connection, InputProblem } from '../model/ports.ts';
import type { StepRequest } from '../model/step.ts';
import { READERS } from './index.ts';

export type ParsedInputs = { warnings: readonly InputProblem[] } & (
  | { ok: true; operation: Operation; connection: Connection; request: StepRequest }
  | {
      ok: false;
      /** As written, if unknown. */
      operation: string;
      problems: readonly InputProblem[];
    }
);

/** Turns the inputs into a checked request, or finds all their problems. */
export async function parseInputs({
  folder,
  ...parts
}: Pick<Source, 'environment' | 'now' | 'readFile'> & { folder?: Operation }): Promise<ParsedInputs> {
  const { environment, readFile } = parts;
  const reader = new InputReader(inputTexts(environment));
  reader.refuseTokens(inputTokens(environment));
  const operationText = reader.text('operation');
  const known = folder ?? knownValue(operationText ?? '', OPERATIONS);
  const operation = known ?? nearestOperation(reader, operationText);
  if (folder !== undefined) refuseOther(reader, folder);
  reader.operation = operation;
  const connection = readConnection(reader, environment);
  let event: Promise<RunEvent> | undefined;
  const source: Source = {
    ...parts,
    reader,
    deployment: readDeployment(reader),
    connection,
    event: () => {
      event ??= readRunEvent(environment, readFile);
      return event;
    },
  };
  refuseUnknown(reader);
  const fields = operation && (await (await READERS[operation]()).read(source));
  // A gate is skipped in runs that get no token.
  const isSkipped = fields !== undefined && 'skip' in fields && fields.skip !== undefined;
  if (operation !== 'validate' && !isSkipped) await checkToken(reader, source.event);
  const { problems, warnings } = reader;
  if (operation === undefined || fields === undefined || problems.length > 0) {
    return { ok: false, operation: known ?? operationText ?? '', problems: inOrder(problems), warnings };
  }
  const request = { operation, deployment: source.deployment, ...fields };
  return { ok: true, operation, connection, request, warnings };
}

/** The folder decides, and no input or variable of the job. */
function refuseOther(reader: InputReader, folder: Operation): void {
  const text = reader.text('operation') ?? folder;
  const other = knownValue(text, OPERATIONS);
  if (other === folder) return;
  const remedy = other === undefined ? 'leave it out' : `use \`uses: …/${other}@…\``;
  reader.problem('operation', `is ${quote(text)}, but this is \`${folder}\`; ${remedy}`);
}

/** Reports an unknown operation, and returns the nearest one, so that the other inputs are checked, too. */
function nearestOperation(reader: InputReader, text: string | undefined): Operation | undefined {
  const remedy = `give ${quotedList(OPERATIONS)}, or use \`uses: …/gate@…\``;
  if (text === undefined) return reader.problem('operation', `is empty; ${remedy}`);
  reader.problem('operation', describeProblem(text, { remedy: didYouMean(text, OPERATIONS) }));
  return knownValue(nearest(text, OPERATIONS) ?? '', OPERATIONS);
}

/** In the order of action.yml, those of unknown inputs last. */
function inOrder(problems: readonly InputProblem[]): InputProblem[] {
  const indexByName = new Map(INPUTS.map(({ name }, index) => [name, index]));
  const indexOf = ({ input }: InputProblem) => indexByName.get(input) ?? INPUTS.length;
  return problems.toSorted((left, right) => indexOf(left) - indexOf(right));
}
