import Foundation

/// The project that CocoaPods would make of the pods of an app's target.
struct PodProject {
  private(set) var outline: ProjectOutline
  /// The products of packages that stand for pods.
  private(set) var products: [PackageProduct] = []
  private(set) var notes: [String] = []

  /// Pods that are tools, and have no code that an app uses.
  private static let tools: Set<String> = [
    "SwiftLint", "SwiftFormat", "SwiftGen", "Sourcery", "LicensePlist", "R.swift", "Periphery", "XcodeGen",
    "Needle",
  ]

  /// - Parameters:
  ///   - pods: the pods that the target lists.
  ///   - base: the folder of the Podfile.
  ///   - versions: the versions that were resolved.
  ///   - shelf: where pods are checked out.
  ///   - package: finds a package with a product of a name.
  init(
    _ pods: [Podfile.Pod], base: URL, versions: PodVersions, shelf: PodShelf,
    package: (_ product: String) -> URL?
  ) {
    outline = ProjectOutline(url: base.appendingPathComponent("Pods/Pods.xcodeproj"))
    var wanted: [String: Set<String>] = [:]
    var order: [String] = []
    var origins: [String: Podfile.Pod] = [:]
    var open = pods
    while let pod = open.first {
      open.removeFirst()
      let root = pod.root
      guard !Self.tools.contains(root) else { continue }
      let part = String(pod.name.dropFirst(root.count + 1))
      guard wanted[root, default: []].insert(part).inserted else { continue }
      if origins[root] == nil {
        origins[root] = pod
        order.append(root)
      }
      guard let origin = origins[root], let checkout = shelf.checkout(of: origin) else {
        if wanted[root]?.count == 1 { addAbsent(root, versions, package) }
        continue
      }
      let needed =
        checkout.spec.map { $0.chosen([part]).dependencies } ?? versions.dependencies[pod.name] ?? []
      open += needed.map { Podfile.Pod(name: $0) }.filter { $0.root != root }
    }
    for root in order {
      guard let origin = origins[root], let checkout = shelf.checkout(of: origin) else { continue }
      add(root, checkout, parts: wanted[root] ?? [], versions)
    }
  }

  private mutating func addAbsent(_ name: String, _ versions: PodVersions, _ package: (String) -> URL?) {
    let module = BuildSettings.identifier(name)
    if let folder = package(module) {
      products.append(PackageProduct(name: module, origin: .folder(folder)))
      return
    }
    let version = versions.versions[name].map { " \($0)" } ?? ""
    let address = versions.addresses[name].map { " (\($0))" } ?? ""
    notes.append(
      "pod \(name)\(version)\(address) is not here: check it out below Pods, or name its folder with --packages"
    )
  }

  private mutating func add(
    _ name: String, _ checkout: PodShelf.Checkout, parts: Set<String>, _ versions: PodVersions
  ) {
    var target = ProjectOutline.Target(name: name, kind: "framework")
    var settings = checkout.spec?.part.settings ?? [:]
    settings["PRODUCT_NAME"] = checkout.spec?.module ?? BuildSettings.identifier(name)
    if let version = checkout.spec?.swiftVersion { settings["SWIFT_VERSION"] = version }
    let folder = checkout.folder
    if let spec = checkout.spec {
      let part = spec.chosen(parts)
      settings.merge(part.settings) { own, _ in own }
      let files = GlobPattern.files(part.sources, in: folder, excluding: part.excluded)
      target.files[.sources] = files.filter { Self.isSource($0) }
      target.files[.headers] = files.filter { $0.pathExtension == "h" }
      target.files[.resources] = GlobPattern.files(part.resources, in: folder, excluding: part.excluded)
        .filter(BundledFiles.isResource)
      for (bundle, patterns) in part.bundles.sorted(by: { $0.key < $1.key }) {
        var inner = ProjectOutline.Target(name: "\(name)-\(bundle)", kind: "bundle")
        inner.settings.common = ["PRODUCT_NAME": bundle]
        inner.files[.resources] = GlobPattern.files(patterns, in: folder).filter(BundledFiles.isResource)
        outline.targets.append(inner)
        target.dependencies.append(.target(inner.name))
      }
      target.dependencies += Set(part.dependencies.map { Podfile.Pod(name: $0).root }).sorted()
        .filter { $0 != name }.map { .target($0) }
    } else {
      // What CocoaPods has left there is what is built.
      target.files[.sources] = FolderWalk(folder).files.filter {
        Self.isSource($0) && LooseContents.isOfApp($0, in: folder) && !Self.isBeside($0, in: folder)
      }
      target.dependencies = (versions.dependencies[name] ?? []).map { .target(Podfile.Pod(name: $0).root) }
    }
    let conditions = settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? ""
    settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] = "DEBUG COCOAPODS \(conditions)"
      .replacing("$(inherited)", with: "")
    target.settings.common = settings
    outline.targets.append(target)
  }

  private static func isSource(_ url: URL) -> Bool { ["swift", "m", "mm", "c"].contains(url.pathExtension) }

  /// Whether a file is of an example or of tests, where a whole repository was checked out.
  private static func isBeside(_ url: URL, in folder: URL) -> Bool {
    let names = url.path.dropFirst(folder.path.count).lowercased().split(separator: "/").dropLast()
    return url.lastPathComponent == "Package.swift"
      || names.contains {
        ["example", "examples", "demo", "demos", "tests", "sample", "samples"].contains($0)
      }
  }
}
