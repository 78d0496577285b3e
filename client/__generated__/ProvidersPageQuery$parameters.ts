/**
 * @generated SignedSource<<2d4d5db83146b99fcae8230ec1ff093e>>
 * @relayHash 9b30edc3d089be723919304b4de7ca83
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b30edc3d089be723919304b4de7ca83

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProvidersPageQuery } from './ProvidersPageQuery.graphql';

const node: PreloadableConcreteRequest<ProvidersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9b30edc3d089be723919304b4de7ca83",
    "metadata": {},
    "name": "ProvidersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
