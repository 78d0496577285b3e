/**
 * @generated SignedSource<<43ce22eaaa422a1b69d0c30f0946ad26>>
 * @relayHash e9339ffd6c4840d1b3e196e6bdfe3b23
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e9339ffd6c4840d1b3e196e6bdfe3b23

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PermissionsPageQuery } from './PermissionsPageQuery.graphql';

const node: PreloadableConcreteRequest<PermissionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e9339ffd6c4840d1b3e196e6bdfe3b23",
    "metadata": {},
    "name": "PermissionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
