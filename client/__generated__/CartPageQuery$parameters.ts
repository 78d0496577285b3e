/**
 * @generated SignedSource<<8fd528e344f66b8f759f3804761cf046>>
 * @relayHash 940690ad6444231caf9f915fc87ab1fb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 940690ad6444231caf9f915fc87ab1fb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CartPageQuery } from './CartPageQuery.graphql';

const node: PreloadableConcreteRequest<CartPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "940690ad6444231caf9f915fc87ab1fb",
    "metadata": {},
    "name": "CartPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
