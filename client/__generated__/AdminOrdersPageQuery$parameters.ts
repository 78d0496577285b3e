/**
 * @generated SignedSource<<a9dbb05c787fd2f96196e12718ac5111>>
 * @relayHash fe346bd057e76bb37782db9e4b8f08d9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe346bd057e76bb37782db9e4b8f08d9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminOrdersPageQuery } from './AdminOrdersPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminOrdersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fe346bd057e76bb37782db9e4b8f08d9",
    "metadata": {},
    "name": "AdminOrdersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
