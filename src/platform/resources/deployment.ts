import {
  type Decoded,
  id,
  lenient,
  listAnswer,
  object,
  requiredText,
  text,
  withDefault,
} from '../http/decode.ts';

const deployment = object({ id, slug: requiredText, name: withDefault(lenient(text), '') });

/** field-notes, "deployments list". */
export type Deployment = Decoded<typeof deployment>;

export const deploymentsAnswer = listAnswer('deployments', deployment);
