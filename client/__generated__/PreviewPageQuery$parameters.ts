/**
 * @generated SignedSource<<d5234340d8730d97ca252c6e2828cbf7>>
 * @relayHash bf23e836253d70fa8e25fb74230e8444
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bf23e836253d70fa8e25fb74230e8444

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PreviewPageQuery } from './PreviewPageQuery.graphql';

const node: PreloadableConcreteRequest<PreviewPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bf23e836253d70fa8e25fb74230e8444",
    "metadata": {},
    "name": "PreviewPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
