/**
 * @generated SignedSource<<7af70d8bf7cd76d48c9823f23536f2a9>>
 * @relayHash d2b33a5af994d6969e3cfa85f6b0d6c5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3800d4dc3a8f94fddfe5ed48393dc1543086cf86564b24ddbbb77637dd8b09a1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AuditPageQuery } from './AuditPageQuery.graphql';

const node: PreloadableConcreteRequest<AuditPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3800d4dc3a8f94fddfe5ed48393dc1543086cf86564b24ddbbb77637dd8b09a1",
    "metadata": {},
    "name": "AuditPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
