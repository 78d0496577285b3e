/**
 * @generated SignedSource<<168e98615e2ce80f8179db24c57a978c>>
 * @relayHash 7e7b1d7bdbfa2e9884c2c9d8a7bad71a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1bd485af6ab8c2810296a6d8b92c883df842b55e92ac7c240b4911ebf807da27

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnOrderPageQuery } from './OwnOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OwnOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1bd485af6ab8c2810296a6d8b92c883df842b55e92ac7c240b4911ebf807da27",
    "metadata": {},
    "name": "OwnOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
