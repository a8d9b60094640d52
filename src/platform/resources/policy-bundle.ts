import { answerFields, at, type Decoder, optional, requiredText } from '../http/decode.ts';
import { type DetectionBundle, detectionBundle } from './detection-policy.ts';
import { type RemediationBundle, remediationBundle } from './remediation-policy.ts';

/** The parts of the newer policies, each with a bundle and a version of its own. */
export interface PolicyBundles {
  code: DetectionBundle;
  secrets: DetectionBundle;
  remediation: RemediationBundle;
}

export type PolicyPart = keyof PolicyBundles;

/** The products for which policies say which rules run. */
export type DetectionProduct = Exclude<PolicyPart, 'remediation'>;
const PRODUCTS: readonly DetectionProduct[] = ['code', 'secrets'];

/** A bundle as it is sent: what is missing is empty. */
export type Candidate<T> = unknown extends T
  ? T
  : T extends readonly (infer Item)[]
    ? readonly Candidate<Item>[]
    : { readonly [Name in keyof T]?: Candidate<T[Name]> };

/** A bundle, and the fingerprint of its content, which a PUT has to name. */
export interface Versioned<Bundle> {
  bundle: Bundle;
  stateVersion: string;
}

/** The answer of a read or of a PUT. */
export const POLICY_ANSWERS: { readonly [P in PolicyPart]: Decoder<Versioned<PolicyBundles[P]>> } = {
  code: versioned(detectionBundle),
  secrets: versioned(detectionBundle),
  remediation: versioned(remediationBundle),
};

/** Of every product that is enabled. */
export interface DetectionPolicies {
  products: { [Product in DetectionProduct]?: Versioned<DetectionBundle> };
  /** Names of further products, whose policies have a form that is not known here. */
  unknown: string[];
}

const SLUG = 'deployment_slug';
const answerOfProducts = answerFields([SLUG, ...PRODUCTS]);
const product = optional(POLICY_ANSWERS.code);

export const detectionsAnswer: Decoder<DetectionPolicies> = (value) => {
  const answer = answerOfProducts(value);
  const products: DetectionPolicies['products'] = {};
  for (const name of PRODUCTS) {
    const one = at(name, product, answer[name]);
    if (one !== undefined) products[name] = one;
  }
  const known = new Set<string>([SLUG, ...PRODUCTS]);
  const isProduct = (name: string) => !known.has(name) && typeof (answer[name] ?? '') === 'object';
  return { products, unknown: Object.keys(answer).filter(isProduct) };
};

function versioned<Bundle>(decoder: Decoder<Bundle>): Decoder<Versioned<Bundle>> {
  const answer = answerFields(['bundle', 'state_version']);
  return (value) => {
    const read = answer(value);
    return {
      // Servers that leave out empty fields may leave out an empty bundle.
      bundle: at('bundle', decoder, read.bundle ?? {}),
      stateVersion: at('state_version', requiredText, read.state_version),
    };
  };
}
