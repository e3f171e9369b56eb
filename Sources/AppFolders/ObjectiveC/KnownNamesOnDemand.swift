import Foundation
import Synchronization

/// The names of the modules at hand, which are read when the first is looked up.
final class KnownNamesOnDemand: Sendable {
  private let toolchain: Toolchain
  private let cache: URL
  private let names = Mutex<KnownNames?>(nil)

  init(_ toolchain: Toolchain, cache: URL) {
    self.toolchain = toolchain
    self.cache = cache
  }

  /// Whether a name may be declared somewhere.
  func mayContain(_ name: String) -> Bool {
    names.withLock { names in
      let known = names ?? KnownNames(toolchain, cache: cache)
      names = known
      return known.mayContain(name)
    }
  }
}
