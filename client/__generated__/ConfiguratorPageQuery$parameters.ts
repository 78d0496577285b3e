/**
 * @generated SignedSource<<b4076cb6c59e810ab3d6f06be8611eb1>>
 * @relayHash 3149d2a9dbc4d8a81423b946044172c7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3149d2a9dbc4d8a81423b946044172c7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfiguratorPageQuery } from './ConfiguratorPageQuery.graphql';

const node: PreloadableConcreteRequest<ConfiguratorPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3149d2a9dbc4d8a81423b946044172c7",
    "metadata": {},
    "name": "ConfiguratorPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
