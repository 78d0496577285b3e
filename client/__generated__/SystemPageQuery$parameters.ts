/**
 * @generated SignedSource<<6d0ae4f9e7ec56425571aaeab5c4b35a>>
 * @relayHash 1840b76377959ebe3a95de2b8ba3822a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1840b76377959ebe3a95de2b8ba3822a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SystemPageQuery } from './SystemPageQuery.graphql';

const node: PreloadableConcreteRequest<SystemPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1840b76377959ebe3a95de2b8ba3822a",
    "metadata": {},
    "name": "SystemPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
