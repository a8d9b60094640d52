import { registerHooks } from 'node:module';

/** GitHub's validator imports JSON without saying that it is JSON. */
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    return found.url.endsWith('.json') ? { ...found, importAttributes: { type: 'json' } } : found;
  },
});
