/**
 * @generated SignedSource<<a8c71e431c3a07db2bb698955bd74d8c>>
 * @relayHash 6da542fb5568cb5c655f373d2b61c0e8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6da542fb5568cb5c655f373d2b61c0e8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharesPageQuery } from './SharesPageQuery.graphql';

const node: PreloadableConcreteRequest<SharesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6da542fb5568cb5c655f373d2b61c0e8",
    "metadata": {},
    "name": "SharesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
