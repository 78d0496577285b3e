/**
 * @generated SignedSource<<afeaae61d5337058b637162eab4d830f>>
 * @relayHash 7e7b1d7bdbfa2e9884c2c9d8a7bad71a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7e7b1d7bdbfa2e9884c2c9d8a7bad71a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnOrderPageQuery } from './OwnOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OwnOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7e7b1d7bdbfa2e9884c2c9d8a7bad71a",
    "metadata": {},
    "name": "OwnOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
