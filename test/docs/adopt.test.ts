import { expect, it } from 'vitest';
import { adopted, filesToAdopt, pinned } from '../../docs/adopt.ts';
import { textOf, workflowsIn } from './markdown.ts';

const REPOSITORY = 'acme/code-security-action';

/** A copy has no placeholder left, and the tests run there, too. */
const isAdopted = !textOf('README.md').includes('your-org');

it.skipIf(isAdopted)('adopting leaves no placeholder, in the places that the page lists', () => {
  const files = filesToAdopt();
  expect(files.length).toBeGreaterThan(20);
  const [, sentence = ''] =
    /^`npm run adopt` changes ([^.].*?)\.\s+The/ms.exec(textOf('docs/adopting.md')) ?? [];
  const listed = [...sentence.matchAll(/`(.*?)`/g)].map(([, place = '']) => place);
  expect(files.filter((file) => !listed.some((place) => file.startsWith(place)))).toEqual([]);
  for (const file of files) expect(adopted(textOf(file), REPOSITORY), file).not.toContain('your-org');
});

it('adopting writes the name of the repository, and its owner', () => {
  const text = 'uses: your-org/code-security-platform/gate@v1, in your-org/workflows';
  expect(adopted(text, REPOSITORY)).toBe(`uses: ${REPOSITORY}/gate@v1, in acme/workflows`);
});

it.skipIf(isAdopted)(
  'adopting writes the commit into the first workflow of README, again after a merge',
  () => {
    const [first, second] = ['1'.repeat(40), '2'.repeat(40)] as const;
    const adoptedOnce = pinned(textOf('README.md'), first);
    expect(workflowsIn('README.md')[0]?.text).toContain(`/gate@${'0'.repeat(40)}`);
    expect(adoptedOnce).toContain(`/gate@${first}`);
    expect(pinned(adoptedOnce, second)).toBe(pinned(textOf('README.md'), second));
  },
);
