/**
 * @generated SignedSource<<5bc8e047031dc92c3a43d88f44cdc3d9>>
 * @relayHash 147dd35ac4c73afd77688707e89d4a8f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 147dd35ac4c73afd77688707e89d4a8f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnOrdersPageQuery } from './OwnOrdersPageQuery.graphql';

const node: PreloadableConcreteRequest<OwnOrdersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "147dd35ac4c73afd77688707e89d4a8f",
    "metadata": {},
    "name": "OwnOrdersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
