/**
 * @generated SignedSource<<4ab890438bb3fa111883e4dcb9c86d23>>
 * @relayHash a288f30093c9e25c496fd6c59acf3abd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3a83e95536ef05c78a232fb304f1a5d34ec3e0b102abe90377abec3379974c25

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3a83e95536ef05c78a232fb304f1a5d34ec3e0b102abe90377abec3379974c25",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
