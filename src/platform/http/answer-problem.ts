import type { AnswerSubject } from './errors.ts';

/** Thrown by what reads an answer; the transport knows the request and makes an error of it. */
export class AnswerProblem extends Error {
  override readonly name: string = 'AnswerProblem';
}

/** The answer is about something else than what was asked for. */
export class ForeignAnswer extends AnswerProblem {
  override readonly name = 'ForeignAnswer';
  readonly expected: AnswerSubject;
  readonly got: AnswerSubject;

  constructor(expected: AnswerSubject, got: AnswerSubject) {
    super(`the answer is about another ${expected.kind}`);
    this.expected = expected;
    this.got = got;
  }
}

/** A whole number that is needed has lost digits in parsing: the answer has to be parsed again, exactly. */
export class LostDigits extends AnswerProblem {
  override readonly name = 'LostDigits';
}
