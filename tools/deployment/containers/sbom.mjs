import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '../../workspace/run-tool.mjs';
import { root } from '../../workspace/root.mjs';
import { runNpm } from '../../workspace/run.mjs';

const file = 'dist/images/hearthstay.cdx.json';

/**
 * Writes the bill of materials of the images (CycloneDX): every package that is bundled or installed in one of them.
 * Node and what is in its base image are not packages of npm, and not in it.
 *
 * @throws UserError with npm's output.
 */
export const writeSbom = async () => {
  const parameters = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--omit=dev'];
  const { code, output } = await runNpm([...parameters, '--package-lock-only', '--loglevel=error'], { quiet: true });
  if (code !== 0) throw new UserError(`${output}\nCannot write the bill of materials.`);
  const sbom = JSON.parse(output);
  // npm takes the name of the folder.
  sbom.metadata.component.name = 'hearthstay';
  await mkdir(join(root, 'dist/images'), { recursive: true });
  await writeFile(join(root, file), `${JSON.stringify(sbom, undefined, 2)}\n`);
  process.stdout.write(`${file}: ${sbom.components.length} packages\n`);
};
