/**
 * @generated SignedSource<<3c7e6cc9baa41d38baac3ff3b4da8ac2>>
 * @relayHash d3d3c13fb58764df07cb7bd091f16f53
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d3d3c13fb58764df07cb7bd091f16f53

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RedirectsPageQuery } from './RedirectsPageQuery.graphql';

const node: PreloadableConcreteRequest<RedirectsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d3d3c13fb58764df07cb7bd091f16f53",
    "metadata": {},
    "name": "RedirectsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
