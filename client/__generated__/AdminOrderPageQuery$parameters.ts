/**
 * @generated SignedSource<<23abf78daeb3dcb403987e3a052a6971>>
 * @relayHash 39ff6886c7e0547620684dd8bbd3b6ac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b506024297fa272f383a5a4858939a094e07f0885ef76c82bf7a15f74c842566

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminOrderPageQuery } from './AdminOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b506024297fa272f383a5a4858939a094e07f0885ef76c82bf7a15f74c842566",
    "metadata": {},
    "name": "AdminOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
