/**
 * @generated SignedSource<<f36d9082b59d59b0beac004337142769>>
 * @relayHash f3e8dc83736d1e9582fea21d4ff9eeef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 09b91a1c1a6f945e231016710b3a1116ce361956b91c3b4b2f0cb88e279188d1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminUserPageQuery } from './AdminUserPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminUserPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "09b91a1c1a6f945e231016710b3a1116ce361956b91c3b4b2f0cb88e279188d1",
    "metadata": {},
    "name": "AdminUserPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
