/**
 * @generated SignedSource<<b34972456c13d0816e5b72c761e09cb6>>
 * @relayHash a26d7018c00f87b57fefb73e9f74af43
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a26d7018c00f87b57fefb73e9f74af43

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnOrderPageQuery } from './OwnOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OwnOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a26d7018c00f87b57fefb73e9f74af43",
    "metadata": {},
    "name": "OwnOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
