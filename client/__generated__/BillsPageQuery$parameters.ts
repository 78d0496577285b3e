/**
 * @generated SignedSource<<f01326688a9610ff0001eb6d850e3408>>
 * @relayHash 34ab39f7220c24a8c791cecc345e7388
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 34ab39f7220c24a8c791cecc345e7388

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BillsPageQuery } from './BillsPageQuery.graphql';

const node: PreloadableConcreteRequest<BillsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "34ab39f7220c24a8c791cecc345e7388",
    "metadata": {},
    "name": "BillsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
