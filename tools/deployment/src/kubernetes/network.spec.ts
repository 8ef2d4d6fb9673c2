import { mayReach } from './network';
import { describeEachOverlay } from './overlays';
import { arrowsOf, partiesOf, type Party } from './parties';
import { ofKind } from './resources';

describeEachOverlay((resources, overlay) => {
  it('allows exactly the connections that the product needs', () => {
    const policies = ofKind(resources(), 'NetworkPolicy');
    const parties = partiesOf(resources(), overlay);
    // These policies do not apply to connections between other parties.
    const isOurs = ({ namespace, labels }: Party): boolean => !namespace && Boolean(labels);
    const pairs = parties.flatMap((from) => parties.map((to) => [from, to] as const));
    const arrows = pairs
      .filter(([from, to]) => isOurs(to) || (isOurs(from) && !from.goesAnywhere))
      .flatMap(([from, to]) =>
        Object.keys(to.ports)
          .filter((port) => mayReach(policies, from, to, port))
          .map((port) => `${from.name} -> ${to.name}:${port}`),
      );
    expect(arrows.sort()).toEqual(arrowsOf(overlay).sort());
  });
});
