/**
 * @generated SignedSource<<46d898ade397f12f9b59d4235dab6c46>>
 * @relayHash 4d1b6779210f39f427084c8fb0801bc7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3f77258765a09dac20b16dacb15997d67001fc7633fdb3c8ba9de04f56436fca

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3f77258765a09dac20b16dacb15997d67001fc7633fdb3c8ba9de04f56436fca",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
