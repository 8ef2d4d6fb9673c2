/** The first Node that still gets fixes: those of Node 20 ended in April 2026. */
const maintainedNode = 22;

/** What operators are told at the start; nothing on a Node that gets security fixes. */
export const endedNodeNotice = (version: string): string | undefined =>
  Number.parseInt(version) < maintainedNode
    ? `Node ${version} gets no security fixes any more, Node 24 does: https://nodejs.org`
    : undefined;
