/**
 * @generated SignedSource<<418f39c03f018a97926fd68e527127cf>>
 * @relayHash 1a630fe375a0d081453b79475994a4b5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b41e73724d7d3a2c03df7d48d40c57c67454e8aea52320bb57b7715d358a8469

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderPlacedPageQuery } from './OrderPlacedPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderPlacedPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b41e73724d7d3a2c03df7d48d40c57c67454e8aea52320bb57b7715d358a8469",
    "metadata": {},
    "name": "OrderPlacedPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
