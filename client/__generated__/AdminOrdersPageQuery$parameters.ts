/**
 * @generated SignedSource<<dd74fbb675df2d3516df5a22f453401a>>
 * @relayHash 678e7d09ee27e31bd84b1e6b78b78160
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 678e7d09ee27e31bd84b1e6b78b78160

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminOrdersPageQuery } from './AdminOrdersPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminOrdersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "678e7d09ee27e31bd84b1e6b78b78160",
    "metadata": {},
    "name": "AdminOrdersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
