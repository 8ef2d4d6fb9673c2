import { parse } from 'yaml';
import { workspaceFile } from './workspace-file';

interface Rules {
  groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[];
}

const alerts = parse(workspaceFile('monitoring/alerts.yaml')) as Rules;

describe('The alerts', () => {
  it('are the same for Prometheus and for its operator', () => {
    const { spec } = parse(workspaceFile('k8s/components/alerts/prometheus-rule.yaml')) as { spec: Rules };
    expect(spec).toEqual(alerts);
  });

  it('are each explained for the operator', () => {
    const names = alerts.groups.flatMap(({ rules }) => rules.map(({ alert }) => alert));
    expect(new Set(names).size).toBe(names.length);
    const documentation = workspaceFile('docs/operations.md');
    expect(names.filter((name) => !documentation.includes(`\`${name}\``))).toEqual([]);
  });
});
