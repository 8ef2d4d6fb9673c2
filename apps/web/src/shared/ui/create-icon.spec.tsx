import { render } from '@testing-library/react';
import { X as Packaged } from 'lucide-react';
import { createIcon } from './create-icon';
import { Icon } from './icon';

const Own = createIcon([
  ['path', { d: 'M18 6 6 18' }],
  ['path', { d: 'm6 6 12 12' }],
]);

const attributesOf = ({ attributes }: Element) => new Map([...attributes].map(({ name, value }) => [name, value]));

it('draws what lucide draws', () => {
  const { container } = render(
    <>
      <Icon of={Packaged} size={16} className="text-pine" />
      <Icon of={Own as unknown as typeof Packaged} size={16} className="text-pine" />
    </>,
  );
  const [packaged, own] = [...container.children];
  if (!packaged || !own) throw new Error('There are not two icons');
  const expected = attributesOf(packaged);
  // React names it by itself.
  expected.delete('xmlns');
  expected.set('class', 'shrink-0 text-pine');
  expect(attributesOf(own)).toEqual(expected);
  expect(own.innerHTML).toBe(packaged.innerHTML);
});
