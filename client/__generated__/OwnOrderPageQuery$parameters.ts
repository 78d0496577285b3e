/**
 * @generated SignedSource<<d5d7f2f6dc2435ff8d3920447abb3112>>
 * @relayHash 3e20fed4003d4fad24ab98f7494b59b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e20fed4003d4fad24ab98f7494b59b4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnOrderPageQuery } from './OwnOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OwnOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3e20fed4003d4fad24ab98f7494b59b4",
    "metadata": {},
    "name": "OwnOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
