// `import CoreData` brings Foundation along.
@_exported import CurbcutFoundation
