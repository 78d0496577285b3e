/**
 * @generated SignedSource<<42b67e0f59fb824eccabd2a98178a23b>>
 * @relayHash 7964ea1da2bcb7acbc8ed75f03cdbbcc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7964ea1da2bcb7acbc8ed75f03cdbbcc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StockSettingsPageQuery } from './StockSettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<StockSettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7964ea1da2bcb7acbc8ed75f03cdbbcc",
    "metadata": {},
    "name": "StockSettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
