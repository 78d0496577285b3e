/**
 * @generated SignedSource<<eea755bd198c1750214bb3ccb8569c44>>
 * @relayHash cc0d7f5678f849f81ae521b7b717cf2b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cc0d7f5678f849f81ae521b7b717cf2b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CartPageQuery } from './CartPageQuery.graphql';

const node: PreloadableConcreteRequest<CartPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cc0d7f5678f849f81ae521b7b717cf2b",
    "metadata": {},
    "name": "CartPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
