import CurbcutFoundation
import Foundation

/// The folder for what is made on the way: `curbcut` in `XDG_CACHE_HOME` (`~/.cache`).
enum CacheFolder {
  static var url: URL {
    let cache =
      ProcessInfo.processInfo.environment["XDG_CACHE_HOME"].map { URL(fileURLWithPath: $0) }
      ?? AppContainer.machineHome.appendingPathComponent(".cache")
    return cache.appendingPathComponent("curbcut")
  }
}
