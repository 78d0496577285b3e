/**
 * @generated SignedSource<<656833bd8981ed89194e9c93d2ae6588>>
 * @relayHash f570f793f5f74d21c797ddeddbe6d765
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f570f793f5f74d21c797ddeddbe6d765

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BillPageQuery } from './BillPageQuery.graphql';

const node: PreloadableConcreteRequest<BillPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f570f793f5f74d21c797ddeddbe6d765",
    "metadata": {},
    "name": "BillPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
