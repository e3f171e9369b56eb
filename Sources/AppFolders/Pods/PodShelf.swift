import Foundation

/// Where pods are checked out: below `Pods`, in folders that the Podfile names, and in those that the user names.
struct PodShelf {
  /// A pod that is here.
  struct Checkout: Hashable {
    var folder: URL
    /// Nil for a folder without a podspec, as CocoaPods leaves them.
    var spec: Podspec?
  }

  /// The folder of the Podfile.
  private let base: URL
  /// The files of podspecs in the folders of checkouts, by the names of pods.
  private var specs: [String: URL] = [:]
  /// The folders of checkouts, by their names in small letters.
  private var folders: [String: URL] = [:]

  private static let maximumCheckouts = 2000

  /// - Parameters:
  ///   - base: the folder of the Podfile.
  ///   - checkouts: folders of checkouts, or checkouts themselves.
  init(base: URL, checkouts: [URL]) {
    self.base = base
    let pods = base.appendingPathComponent("Pods")
    for folder in checkouts + [pods, base.appendingPathComponent("Packages")] {
      let names = Self.names(in: folder)
      addSpecs(names, in: folder)
      for name in names.prefix(Self.maximumCheckouts) where !name.hasPrefix(".") {
        let inner = folder.appendingPathComponent(name)
        guard AppFolder.isFolder(inner.path) else { continue }
        let key = name.lowercased()
        if folders[key] == nil { folders[key] = inner }
        addSpecs(Self.names(in: inner), in: inner)
      }
    }
  }

  private static func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  private mutating func addSpecs(_ names: [String], in folder: URL) {
    for name in names where name.hasSuffix(".podspec") || name.hasSuffix(".podspec.json") {
      let pod = String(name.prefix { $0 != "." })
      let whole =
        name.hasSuffix(".json") ? name.dropLast(".podspec.json".count) : name.dropLast(".podspec".count)
      for key in [String(whole), pod] where specs[key] == nil {
        specs[key] = folder.appendingPathComponent(name)
      }
    }
  }

  /// The checkout of a pod; nil when there is none.
  func checkout(of pod: Podfile.Pod) -> Checkout? {
    if let path = pod.path {
      let url = Self.place(path, in: base)
      if let found = Self.checkout(of: pod.root, in: url) { return found }
    }
    let own = base.appendingPathComponent("Pods/\(pod.root)")
    let named = pod.podspec.map { Self.place($0, in: base) }
    let local = base.appendingPathComponent("Pods/Local Podspecs/\(pod.root).podspec.json")
    if AppFolder.isFolder(own.path) {
      let spec = [named, specs[pod.root], local].compactMap { $0 }.lazy.compactMap(Podspec.init).first
      return Checkout(folder: own, spec: spec)
    }
    if let url = specs[pod.root], let spec = Podspec(url) {
      // Those below `Local Podspecs` say where nothing is.
      guard url.deletingLastPathComponent().lastPathComponent != "Local Podspecs" else { return nil }
      return Checkout(folder: url.deletingLastPathComponent(), spec: spec)
    }
    return nil
  }

  /// The folder of a checkout that has the name of a pod, without or with a version.
  func folder(named name: String) -> URL? {
    let name = name.lowercased()
    return folders[name]
      ?? folders.filter {
        $0.key.hasPrefix("\(name)-") && $0.key.dropFirst(name.count + 1).first?.isNumber == true
      }
      .max { $0.key < $1.key }?.value
  }

  private static func place(_ path: String, in base: URL) -> URL {
    path.hasPrefix("/") ? URL(fileURLWithPath: path) : base.appendingPathComponent(path).standardizedFileURL
  }

  private static func checkout(of name: String, in url: URL) -> Checkout? {
    if url.lastPathComponent.contains(".podspec") {
      return Podspec(url).map { Checkout(folder: url.deletingLastPathComponent(), spec: $0) }
    }
    guard AppFolder.isFolder(url.path) else { return nil }
    let spec = ["podspec", "podspec.json"].lazy
      .compactMap { Podspec(url.appendingPathComponent("\(name).\($0)")) }.first
    return Checkout(folder: url, spec: spec)
  }
}
