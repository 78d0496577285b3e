/**
 * @generated SignedSource<<d211ee64e698da441045833258521a50>>
 * @relayHash 29bb8fda43cce3e157a8c5d58eca6a03
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 29bb8fda43cce3e157a8c5d58eca6a03

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfiguratorPageQuery } from './ConfiguratorPageQuery.graphql';

const node: PreloadableConcreteRequest<ConfiguratorPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "29bb8fda43cce3e157a8c5d58eca6a03",
    "metadata": {},
    "name": "ConfiguratorPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
