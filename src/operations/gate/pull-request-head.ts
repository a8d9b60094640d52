import type { GateRequest } from '../../model/request.ts';
import type { Context } from '../context.ts';
import { askGitHub } from '../github.ts';
import { StepError } from '../step.ts';

/** Longer than this, the gate does not wait for a limit of GitHub. */
const MAX_LIMIT_WAIT_MS = 60_000;

/** The head of the event's pull request, read from GitHub when it is needed. */
export class PullRequestHead {
  readonly #context: Context;
  readonly #request: GateRequest;

  constructor(context: Context, request: GateRequest) {
    this.#context = context;
    this.#request = request;
  }

  /**
   * Undefined where the event has no pull request, or there is no token for GitHub.
   *
   * @throws StepError where GitHub does not answer
   */
  async read(): Promise<string | undefined> {
    const { event, github } = this.#request;
    const [owner, repo] = event.repository?.split('/') ?? [];
    const number = event.pullRequest?.number;
    if (github === undefined || owner === undefined || repo === undefined || number === undefined) {
      return undefined;
    }
    const pull = { owner, repo, number };
    return askGitHub(this.#context, github, MAX_LIMIT_WAIT_MS, async (client) => {
      return (await client.pullRequest(pull)).headSha;
    });
  }

  /** The same, where it only adds to what is known: undefined, too, where GitHub does not answer. */
  async readIfPossible(): Promise<string | undefined> {
    try {
      return await this.read();
    } catch (error) {
      if (error instanceof StepError && !this.#context.stop.aborted) return undefined;
      throw error;
    }
  }
}
