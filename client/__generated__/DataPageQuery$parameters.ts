/**
 * @generated SignedSource<<abbd7782b1a7da04792c02c83b426e13>>
 * @relayHash 7e39889b640bd2d3e841ba11db85283c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7e39889b640bd2d3e841ba11db85283c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DataPageQuery } from './DataPageQuery.graphql';

const node: PreloadableConcreteRequest<DataPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7e39889b640bd2d3e841ba11db85283c",
    "metadata": {},
    "name": "DataPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
