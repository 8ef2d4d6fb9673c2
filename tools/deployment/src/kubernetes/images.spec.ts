import { parse } from 'yaml';
import { workspaceFile } from '../workspace-file';

interface Kustomization {
  images: { name: string; newTag: string }[];
}

const { version } = JSON.parse(workspaceFile('package.json')) as { version: string };

it.each(['production', 'standalone'])('the overlay %s runs the images of the version in package.json', (overlay) => {
  const { images } = parse(workspaceFile(`k8s/overlays/${overlay}/kustomization.yaml`)) as Kustomization;
  expect(images.map(({ newTag }) => newTag)).toEqual(images.map(() => version));
  expect(images).not.toEqual([]);
});
