/**
 * @generated SignedSource<<3163cf371d4793d50ef854f767eccc2b>>
 * @relayHash 7b84144e0a9cb7d98f1f95f83cca392d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7b84144e0a9cb7d98f1f95f83cca392d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminOrderPageQuery } from './AdminOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7b84144e0a9cb7d98f1f95f83cca392d",
    "metadata": {},
    "name": "AdminOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
