import Foundation
import Synchronization

/// The names that the sources of an app's modules use, each module's read only once, and only if someone asks.
final class SharedNames: Sendable {
  private let modules: [AppContents.Module]
  private let known = Mutex<[String: Set<String>]>([:])

  init(_ modules: [AppContents.Module]) { self.modules = modules }

  /// The names that a module uses otherwise than as members of something, and thus all that it declares.
  ///
  /// - Parameter name: the name of the module.
  func names(of name: String) -> Set<String> {
    known.withLock { known in
      if let names = known[name] { return names }
      var names: Set<String> = []
      for module in modules where module.name == name {
        for source in module.sources {
          guard let text = try? String(contentsOf: source, encoding: .utf8) else { continue }
          names.formUnion(KnownNames.unqualified(in: text))
        }
      }
      known[name] = names
      return names
    }
  }
}
