/**
 * @generated SignedSource<<df97f1444342d5845538f16b6b23405a>>
 * @relayHash 288e1c5bed2920afc83f95a3685828f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 288e1c5bed2920afc83f95a3685828f2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ColorPageQuery } from './ColorPageQuery.graphql';

const node: PreloadableConcreteRequest<ColorPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "288e1c5bed2920afc83f95a3685828f2",
    "metadata": {},
    "name": "ColorPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
