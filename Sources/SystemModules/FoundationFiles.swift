import Foundation

/// What Foundation itself reads, for modules in which its names stand for others.
package enum FoundationFiles {
  /// What is at an address, as `Data(contentsOf:options:)` of Foundation has it.
  package static func data(at url: URL, options: Data.ReadingOptions) throws -> Data {
    try Data(contentsOf: url, options: options)
  }
}
