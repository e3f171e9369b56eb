// `import SwiftData` brings Foundation along.
@_exported import CurbcutFoundation
@_exported import Observation
