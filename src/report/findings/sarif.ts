import { deflateRawSync } from 'node:zlib';
import type { Notice, SarifLimit } from '../../model/notice.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import type { StepFile } from '../../runner/files.ts';
import { resultOf } from './sarif-result.ts';
import { ruleIdOf, SarifRules } from './sarif-rules.ts';

/** What GitHub accepts of one file of one run, and what it shows of that. */
const MAX_RESULTS = 25_000;
const SHOWN_RESULTS = 5000;
/** Of 10 MB after compression; the rules at the end and the estimate need the rest. */
const MAX_COMPRESSED_BYTES = 9_000_000;
const CHUNK_LENGTH = 256 * 1024;

const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

/** What the file says it was made by. */
export interface SarifTool {
  /** Of the action. */
  version: string;
  /** Of the platform. */
  address: string;
}

/**
 * Findings as SARIF 2.1.0 for GitHub's code scanning. Results are written as they come; the rules, which are collected
 * meanwhile, follow them. What GitHub would not accept is left out and counted. An upload belongs to one repository:
 * there is no file over several.
 */
export class SarifFile {
  readonly #sink: StepFile;
  readonly #tool: SarifTool;
  readonly #rules = new SarifRules();
  #repository: string | undefined;
  #hasSeveral = false;
  readonly #left = new Map<SarifLimit, number>();
  #results = 0;
  #waiting = '';
  #compressedBytes = 0;

  constructor(sink: StepFile, tool: SarifTool) {
    this.#sink = sink;
    this.#tool = tool;
  }

  add(finding: Finding): void {
    if (this.#hasSeveral) return;
    const reason = this.#reasonToLeave(finding);
    if (reason !== undefined) {
      this.#left.set(reason, (this.#left.get(reason) ?? 0) + 1);
      return;
    }
    this.#repository ??= finding.repository;
    if (finding.repository !== undefined && finding.repository !== this.#repository) {
      this.#hasSeveral = true;
      this.#waiting = '';
      this.#sink.discard();
      return;
    }
    const ruleIndex = this.#rules.indexOf(finding);
    this.#write(
      `${this.#results === 0 ? this.#head() : ',\n'}${JSON.stringify(resultOf(finding, ruleIndex))}`,
    );
    this.#results += 1;
  }

  /** @returns what a person has to know before an upload */
  end(): Notice[] {
    if (this.#hasSeveral) return [{ kind: 'sarif-several-repositories' }];
    if (this.#results === 0) this.#write(this.#head());
    const driver = {
      name: 'Code security platform',
      semanticVersion: this.#tool.version,
      informationUri: this.#tool.address,
      rules: this.#rules.all,
    };
    this.#write(`\n],\n"columnKind": "unicodeCodePoints",\n"tool": ${JSON.stringify({ driver })}\n}]\n}\n`);
    this.#flush();
    this.#sink.close();
    const beyond = this.#results - SHOWN_RESULTS;
    if (beyond > 0) this.#left.set('shown', beyond);
    return [...this.#left].map(([what, left]): Notice => ({ kind: 'sarif-limit', what, left }));
  }

  #reasonToLeave(finding: Finding): SarifLimit | undefined {
    if (finding.status === 'fixed') return 'fixed';
    if (finding.path === undefined || finding.path === '') return 'no-place';
    if (this.#results >= MAX_RESULTS) return 'results';
    if (!this.#rules.hasRoom(ruleIdOf(finding))) return 'rules';
    return this.#compressedBytes > MAX_COMPRESSED_BYTES ? 'size' : undefined;
  }

  #head(): string {
    return `{\n"$schema": "${SCHEMA}",\n"version": "2.1.0",\n"runs": [{\n"results": [\n`;
  }

  #write(text: string): void {
    this.#waiting += text;
    if (this.#waiting.length >= CHUNK_LENGTH) this.#flush();
  }

  /** Parts that are compressed one by one take more room than the whole: the estimate errs on the safe side. */
  #flush(): void {
    this.#compressedBytes += deflateRawSync(this.#waiting, { level: 1 }).length;
    this.#sink.write(this.#waiting);
    this.#waiting = '';
  }
}
