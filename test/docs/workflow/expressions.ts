/** GitHub's expressions, evaluated by GitHub's own evaluator. */

import { data, Evaluator, Lexer, Parser } from '@actions/expressions';

export type Contexts = Readonly<Record<string, unknown>>;

/** The outcome of earlier jobs or steps. */
export type Status = 'success' | 'failure';

const STATUS_FUNCTIONS = ['always', 'success', 'failure', 'cancelled'];

/** A text with every `${{ … }}` filled in. */
export function interpolate(text: string, contexts: Contexts): string {
  const whole = /^\$\{\{((?:(?!\}\}).)*)\}\}$/s.exec(text.trim());
  if (whole) return evaluate(whole[1] ?? '', contexts).coerceString();
  return text.replaceAll(/\$\{\{(.*?)\}\}/gs, (_, expression: string) =>
    evaluate(expression, contexts).coerceString(),
  );
}

/** The value of an expression as JSON, for a matrix. */
export function valueOfExpression(text: string, contexts: Contexts): unknown {
  const expression = /^\$\{\{(.*)\}\}$/s.exec(text.trim())?.[1] ?? text;
  return JSON.parse(JSON.stringify(evaluate(expression, contexts), data.replacer));
}

/** Whether a condition holds. Without a function about the status, it takes that all went well. */
export function holds(condition: string | undefined, contexts: Contexts, status: Status): boolean {
  if (condition === undefined) return status === 'success';
  const expression = /^\s*\$\{\{(.*)\}\}\s*$/s.exec(condition)?.[1] ?? condition;
  const asksStatus = STATUS_FUNCTIONS.some((name) => expression.includes(`${name}(`));
  if (!asksStatus && status === 'failure') return false;
  return evaluate(`!!(${expression})`, contexts, status).coerceString() === 'true';
}

function evaluate(expression: string, contexts: Contexts, status: Status = 'success'): data.ExpressionData {
  const facts: Record<string, boolean> = {
    always: true,
    success: status === 'success',
    failure: status === 'failure',
    cancelled: false,
  };
  const functions = STATUS_FUNCTIONS.map((name) => ({
    name,
    minArgs: 0,
    maxArgs: 0,
    call: () => new data.BooleanData(facts[name] ?? false),
  }));
  const { tokens } = new Lexer(expression.trim()).lex();
  const parsed = new Parser(tokens, Object.keys(contexts), functions).parse();
  const known = JSON.parse(JSON.stringify(contexts), data.reviver);
  return new Evaluator(
    parsed,
    known,
    new Map(functions.map((definition) => [definition.name, definition])),
  ).evaluate();
}
