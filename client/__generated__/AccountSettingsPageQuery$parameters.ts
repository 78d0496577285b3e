/**
 * @generated SignedSource<<3c1a085855af5b51c5994035db1d5170>>
 * @relayHash f3e9b0f42e519f9d83961446bea48777
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f3e9b0f42e519f9d83961446bea48777

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountSettingsPageQuery } from './AccountSettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<AccountSettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f3e9b0f42e519f9d83961446bea48777",
    "metadata": {},
    "name": "AccountSettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
