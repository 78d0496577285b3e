/**
 * @generated SignedSource<<f51c63d1000785e9e11fea2b18c376ee>>
 * @relayHash 5b832f4e55509b71c1acfd3055ca0a30
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b873a692c7d6506eb72315e8d58188a5cd5cce8bd7707abbb58de20b841abc8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AddressPageQuery } from './AddressPageQuery.graphql';

const node: PreloadableConcreteRequest<AddressPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5b873a692c7d6506eb72315e8d58188a5cd5cce8bd7707abbb58de20b841abc8",
    "metadata": {},
    "name": "AddressPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
