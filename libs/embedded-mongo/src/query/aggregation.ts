import type { Document } from 'bson';
import { Aggregator } from 'mingo/aggregator';
import { Context } from 'mingo/core';
import * as accumulator from 'mingo/operators/accumulator';
import * as expression from 'mingo/operators/expression';
import { $group, $project } from 'mingo/operators/pipeline';
import { CommandError } from '../errors';
import { isDocument } from '../values';
import { compileFilter } from './filter';
import { parseKeyPattern, sortDocuments } from './sort';

type Stage = (documents: Document[]) => Document[];

/**
 * The stages whose expressions mingo evaluates as MongoDB does. Matching and sorting use the code of `find`, so that
 * both have the same results.
 */
const context = Context.init({ pipeline: { $group, $project }, accumulator, expression });

const byExpressions =
  (name: string) =>
  (operand: unknown): Stage => {
    const aggregator = new Aggregator([{ [name]: operand }], { context, scriptEnabled: false });
    return (documents) => {
      try {
        return aggregator.run(documents);
      } catch (error) {
        throw new CommandError('BadValue', `${name}: ${error instanceof Error ? error.message : String(error)}`);
      }
    };
  };

const stages: Record<string, (operand: unknown) => Stage> = {
  $match: (operand) => {
    const matches = compileFilter(toDocument('$match', operand));
    return (documents) => documents.filter(matches);
  },
  $sort: (operand) => {
    const pattern = parseKeyPattern(toDocument('$sort', operand));
    return (documents) => sortDocuments(documents, pattern);
  },
  $group: byExpressions('$group'),
  $project: byExpressions('$project'),
};

/** @throws CommandError for a stage that is not supported, before anything is read. */
export const compilePipeline = (pipeline: Document[]): Stage => {
  const compiled = pipeline.map((stage) => {
    const [name = '', ...others] = Object.keys(stage);
    if (others.length > 0) throw new CommandError('BadValue', 'A pipeline stage must contain exactly one field');
    const compile = Object.hasOwn(stages, name) ? stages[name] : undefined;
    if (!compile) throw new CommandError('UnknownStage', `Unrecognized pipeline stage name: '${name}'`);
    return compile(stage[name]);
  });
  return (documents) => compiled.reduce((current, stage) => stage(current), documents);
};

const toDocument = (stage: string, operand: unknown): Document => {
  if (isDocument(operand)) return operand;
  throw new CommandError('BadValue', `${stage} needs a document`);
};
