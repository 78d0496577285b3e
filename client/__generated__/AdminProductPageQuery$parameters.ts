/**
 * @generated SignedSource<<dce404e4bfac790aee1d1154ec5aed56>>
 * @relayHash f1c9ea138a4404e31153c50ff41df22b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f1c9ea138a4404e31153c50ff41df22b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminProductPageQuery } from './AdminProductPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f1c9ea138a4404e31153c50ff41df22b",
    "metadata": {},
    "name": "AdminProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
