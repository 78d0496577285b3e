/**
 * @generated SignedSource<<dd6b7cb250a55e343175df9f9c9834f4>>
 * @relayHash 604f684161b2f73f9db60a218ad0a560
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 604f684161b2f73f9db60a218ad0a560

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ImportsPageQuery } from './ImportsPageQuery.graphql';

const node: PreloadableConcreteRequest<ImportsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "604f684161b2f73f9db60a218ad0a560",
    "metadata": {},
    "name": "ImportsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
