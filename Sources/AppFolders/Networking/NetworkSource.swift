import Foundation

/// The source that is compiled into an app that uses the network, and stands between it and servers.
///
/// It is part of the app because it refers to Foundation's network, which a program loads at its start if it does, and curl with
/// it. Most apps and all other commands do without.
enum NetworkSource {
  /// The name of its module.
  static let module = "CurbcutAppNetwork"

  /// Its text.
  static var text: String { String(decoding: PackageResources.AppNetworkProtocol_txt, as: UTF8.self) }

  /// What an app that uses the network has somewhere in its sources.
  private static let marks = ["URLSession", "AsyncImage", "contentsOf"].map { Data($0.utf8) }

  /// Whether a source may use the network.
  static func isNeeded(by source: URL) -> Bool {
    guard let data = try? Data(contentsOf: source, options: .mappedIfSafe) else { return false }
    return marks.contains { data.range(of: $0) != nil }
  }

  /// Connects an app that was loaded; one that does not use the network has nothing to connect.
  ///
  /// - Parameter library: what `dlopen` returned.
  static func connect(_ library: UnsafeMutableRawPointer) {
    typealias Function = @convention(c) () -> Void
    guard let symbol = dlsym(library, "curbcut_connect_network") else { return }
    unsafeBitCast(symbol, to: Function.self)()
  }
}

extension AppContents {
  /// The same with the source that stands between the app and the network, if the app or a package of it may use it. It is a module
  /// of its own, so that no name of the app's comes between, and none waits for it.
  ///
  /// - Parameter folder: where the source is written.
  func addingNetwork(in folder: URL) -> AppContents {
    guard !modules.isEmpty, modules.contains(where: { $0.sources.contains(where: NetworkSource.isNeeded) })
    else {
      return self
    }
    let file = folder.appendingPathComponent("GeneratedNetwork.swift")
    // An unchanged file keeps its date, by which the build knows that nothing has changed.
    if (try? String(contentsOf: file, encoding: .utf8)) != NetworkSource.text {
      guard (try? NetworkSource.text.write(to: file, atomically: true, encoding: .utf8)) != nil else {
        return self
      }
    }
    var contents = self
    for index in modules.indices where modules[index].dependencies == nil {
      contents.modules[index].dependencies = modules[..<index].map(\.name)
    }
    var module = AppContents.Module(name: NetworkSource.module, sources: [file])
    module.dependencies = []
    contents.modules.insert(module, at: 0)
    return contents
  }
}
