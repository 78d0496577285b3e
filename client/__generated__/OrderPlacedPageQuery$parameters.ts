/**
 * @generated SignedSource<<4500526c2aa6238f083288ca9b457a0b>>
 * @relayHash 1d8dfb201de731f6ae6aaf47c13a88be
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 467be708811a700b2907ed6bb54f6ec8613156a9e851656d6c47b63e3cb3d3f4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderPlacedPageQuery } from './OrderPlacedPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderPlacedPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "467be708811a700b2907ed6bb54f6ec8613156a9e851656d6c47b63e3cb3d3f4",
    "metadata": {},
    "name": "OrderPlacedPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
