/**
 * @generated SignedSource<<fe810a852ae41b5833cef28eaf41edb8>>
 * @relayHash 9ba3c716ef9bfced542d07cca930cf43
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2ff6dee8c080db64f92dfe4ce356ceef086891ed92e2fa4009bc903b1092fa0d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminUserPageQuery } from './AdminUserPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminUserPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2ff6dee8c080db64f92dfe4ce356ceef086891ed92e2fa4009bc903b1092fa0d",
    "metadata": {},
    "name": "AdminUserPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
