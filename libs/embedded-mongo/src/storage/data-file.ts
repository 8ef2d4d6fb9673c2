import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';

/** The data file is not one that LMDB has written. */
export class DamagedData extends Error {
  override readonly name = 'DamagedData';

  constructor(file: string, reason: string) {
    super(
      `The database file ${file} is damaged: ${reason}. Move its directory away and import a backup (docs/backup.md)`,
    );
  }
}

const magic = 0xbeefc0de;
const version = 2;
const pageHeaderBytes = 24;
const nodeHeaderBytes = 8;
const metaBytes = pageHeaderBytes + 136;
const branch = 1;
const leaf = 2;
const overflow = 4;
/** The data of a node are on overflow pages. */
const bigData = 1;
const noRoot = Number(0xffff_ffff_ffff_ffffn);

interface Tree {
  depth: number;
  root: number;
}

interface Meta {
  pageBytes: number;
  transaction: bigint;
  trees: Tree[];
}

class Damage extends Error {}

const demand = (isMet: boolean, damage: string): void => {
  if (!isMet) throw new Damage(damage);
};

/** The message is built only on failure, because there are many pages and nodes. */
const demandOfPage = (page: number, isMet: boolean, damage: string): void => {
  if (!isMet) throw new Damage(`page ${page} ${damage}`);
};

/** An LMDB file of format 2, as little-endian machines write it. */
class DataFile {
  readonly size: number;
  private readonly visited = new Set<number>();

  constructor(private readonly descriptor: number) {
    this.size = fstatSync(descriptor).size;
  }

  /** Each of the first two pages describes a committed state. LMDB writes them alternately and opens the newer one. */
  newestMeta(): Meta {
    const first = this.metaAt(0);
    const second = this.metaAt(first.pageBytes);
    return second.transaction > first.transaction ? second : first;
  }

  /** Visits every page of a state. */
  checkTrees({ trees, pageBytes }: Meta): void {
    for (const { root, depth } of trees) if (root !== noRoot) this.checkPage(root, depth, pageBytes);
  }

  private metaAt(position: number): Meta {
    demand(this.size >= position + metaBytes, `it ends after ${this.size} bytes`);
    const meta = this.read(position, metaBytes).subarray(pageHeaderBytes);
    demand(meta.readUInt32LE(0) === magic, 'it does not begin as a database');
    demand(meta.readUInt32LE(4) === version, `its format is ${meta.readUInt32LE(4)} and not ${version}`);
    const pageBytes = meta.readUInt32LE(24);
    demand(pageBytes >= 512 && pageBytes <= 65_536, 'its page size is impossible');
    const treeAt = (at: number): Tree => ({
      depth: meta.readUInt16LE(at + 6),
      root: Number(meta.readBigUInt64LE(at + 40)),
    });
    return { pageBytes, transaction: meta.readBigUInt64LE(128), trees: [treeAt(24), treeAt(72)] };
  }

  private checkPage(number: number, depth: number, pageBytes: number): void {
    const page = this.pageAt(number, pageBytes, pageBytes);
    demandOfPage(number, page.readUInt16LE(18) === (depth > 1 ? branch : leaf), 'is of another kind');
    const nodes = page.readUInt16LE(20) >> 1;
    demandOfPage(number, pageHeaderBytes + 2 * nodes <= pageBytes, 'is too full');
    for (let index = 0; index < nodes; index += 1) {
      const at = pageHeaderBytes + page.readUInt16LE(pageHeaderBytes + 2 * index);
      demandOfPage(number, at + nodeHeaderBytes <= pageBytes, 'points outside of itself');
      if (depth > 1) this.checkPage(page.readUIntLE(at, 6), depth - 1, pageBytes);
      else this.checkData(page, at, number);
    }
  }

  private checkData(page: Buffer, at: number, number: number): void {
    const dataAt = at + nodeHeaderBytes + page.readUInt16LE(at + 6);
    const dataBytes = page.readUInt32LE(at);
    const isBig = (page.readUInt16LE(at + 4) & bigData) !== 0;
    demandOfPage(number, dataAt + (isBig ? 8 : dataBytes) <= page.length, 'has data outside of itself');
    if (!isBig) return;
    const first = Number(page.readBigUInt64LE(dataAt));
    const header = this.pageAt(first, page.length, pageHeaderBytes);
    const end = (first + header.readUInt32LE(20)) * page.length;
    const isLongEnough = header.readUInt32LE(20) * page.length >= pageHeaderBytes + dataBytes;
    demandOfPage(first, header.readUInt16LE(18) === overflow && isLongEnough, 'is of another kind');
    demandOfPage(first, end <= this.size, 'is cut off');
  }

  private pageAt(number: number, pageBytes: number, length: number): Buffer {
    const position = number * pageBytes;
    demandOfPage(number, position + length <= this.size, 'is missing');
    demandOfPage(number, !this.visited.has(number), 'is used twice');
    this.visited.add(number);
    const page = this.read(position, length);
    demandOfPage(number, Number(page.readBigUInt64LE(0)) === number, 'is another one');
    return page;
  }

  private read(position: number, length: number): Buffer {
    const bytes = Buffer.allocUnsafe(length);
    demand(readSync(this.descriptor, bytes, 0, length, position) === length, 'it cannot be read to its end');
    return bytes;
  }
}

/**
 * Checks the structure of a directory's data file. LMDB maps the file into memory and does not check it, so a damaged
 * one would end the process with a signal. Content within records has no checksum and is not checked.
 *
 * @throws DamagedData unless another process is writing to the file, which the caller refuses by itself.
 */
export const refuseDamagedData = (directory: string): void => {
  const path = join(directory, 'data.mdb');
  if (!existsSync(path)) return;
  const descriptor = openSync(path, 'r');
  let meta: Meta | undefined;
  try {
    const file = new DataFile(descriptor);
    meta = file.newestMeta();
    file.checkTrees(meta);
  } catch (error) {
    if (!(error instanceof Damage)) throw error;
    if (meta && new DataFile(descriptor).newestMeta().transaction !== meta.transaction) return;
    throw new DamagedData(path, error.message);
  } finally {
    closeSync(descriptor);
  }
};
