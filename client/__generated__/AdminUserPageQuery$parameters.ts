/**
 * @generated SignedSource<<06848683d397da5df6fcf1f7c806c50c>>
 * @relayHash 29b248bd8ba6e8d11672e86b8d2bbcd8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7e8344df07754a615ca31e81b330718c48b72a654e704286b8127a9034ca6b80

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminUserPageQuery } from './AdminUserPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminUserPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7e8344df07754a615ca31e81b330718c48b72a654e704286b8127a9034ca6b80",
    "metadata": {},
    "name": "AdminUserPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
