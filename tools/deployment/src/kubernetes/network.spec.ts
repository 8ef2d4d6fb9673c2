import { mayReach } from './network';
import { describeEachOverlay } from './overlays';
import { arrowsOf, partiesOf, type Party } from './parties';
import { ofKind } from './resources';

describeEachOverlay((resources, overlay) => {
  it('lets those talk to each other who have to, and nobody else', () => {
    const policies = ofKind(resources(), 'NetworkPolicy');
    const parties = partiesOf(resources(), overlay);
    // What nobody here is part of is not for these policies to say.
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
