/**
 * @generated SignedSource<<d80e954e99f264680ba21993d960eac7>>
 * @relayHash 411fdb58b06ec632326587d80672603c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 411fdb58b06ec632326587d80672603c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompanyPageQuery } from './CompanyPageQuery.graphql';

const node: PreloadableConcreteRequest<CompanyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "411fdb58b06ec632326587d80672603c",
    "metadata": {},
    "name": "CompanyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
