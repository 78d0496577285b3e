/**
 * @generated SignedSource<<ae413aa81bbc98432789553aa546968c>>
 * @relayHash 9049df8ab02e6f875ab0145d4d2ad721
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9049df8ab02e6f875ab0145d4d2ad721

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfiguratorPageQuery } from './ConfiguratorPageQuery.graphql';

const node: PreloadableConcreteRequest<ConfiguratorPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9049df8ab02e6f875ab0145d4d2ad721",
    "metadata": {},
    "name": "ConfiguratorPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
