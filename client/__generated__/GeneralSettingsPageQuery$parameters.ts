/**
 * @generated SignedSource<<412eefea7fbc6b3d0816413c8c615338>>
 * @relayHash d2dd0268f10ccdb5fa2e517b2d49cf37
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d2dd0268f10ccdb5fa2e517b2d49cf37

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GeneralSettingsPageQuery } from './GeneralSettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<GeneralSettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d2dd0268f10ccdb5fa2e517b2d49cf37",
    "metadata": {},
    "name": "GeneralSettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
