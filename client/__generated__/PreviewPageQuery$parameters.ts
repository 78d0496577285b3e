/**
 * @generated SignedSource<<1484662c8583a7444f82edb85486739f>>
 * @relayHash c0ba4ea618d1872ae45c2cf999231849
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c0ba4ea618d1872ae45c2cf999231849

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PreviewPageQuery } from './PreviewPageQuery.graphql';

const node: PreloadableConcreteRequest<PreviewPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c0ba4ea618d1872ae45c2cf999231849",
    "metadata": {},
    "name": "PreviewPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
