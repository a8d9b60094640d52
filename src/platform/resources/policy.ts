import {
  boolean,
  type Decoded,
  type Decoder,
  lenient,
  listAnswer,
  object,
  requiredText,
  text,
  withDefault,
} from '../http/decode.ts';

/** Sent as a text of digits, or as a number. */
const numericText: Decoder<string> = (value) =>
  typeof value === 'number' || typeof value === 'bigint' ? String(value) : requiredText(value);

const policy = object({
  id: numericText,
  isDefault: boolean,
  name: text,
  productType: withDefault(lenient(text), ''),
  slug: withDefault(lenient(text), ''),
});

/** web-api.md 2.3. */
export type Policy = Decoded<typeof policy>;

export const policiesAnswer = listAnswer('policies', policy);
