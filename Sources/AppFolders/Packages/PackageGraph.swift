import Foundation

/// Finds the targets that an app needs of its packages, each after those that it depends on.
struct PackageGraph {
  /// A target that is to be built.
  struct Node: Hashable, Sendable {
    let package: Package
    let target: PackageManifest.Target
    /// The nodes that it depends on directly, by ``id``.
    var dependencies: [String]

    var id: String { "\(package.folder.path) \(target.name)" }
  }

  private let shelf: PackageShelf
  private let versions: PackageVersions
  private let reader: PackageManifestReader
  /// The folders of the packages that the project itself contains, by identity: they come before those that are fetched.
  private var local: [String: URL] = [:]
  /// Their folders, those first to which the project refers.
  private var localFolders: [URL] = []
  private var packages: [URL: Package] = [:]
  private var failures: [URL: String] = [:]

  /// What is needed, in the order in which it is to be built.
  private(set) var nodes: [Node] = []
  private var known: Set<String> = []
  /// What is not built, in sentences for the user.
  private(set) var notes: [String] = []
  private var noted: Set<String> = []

  init(
    local: [URL], shelf: PackageShelf, versions: PackageVersions,
    reader: PackageManifestReader = PackageManifestReader()
  ) {
    self.shelf = shelf
    self.versions = versions
    self.reader = reader
    localFolders = local.map(\.standardizedFileURL)
    for folder in local {
      let identity = PackageIdentity.identity(of: folder.path)
      if self.local[identity] == nil { self.local[identity] = folder.standardizedFileURL }
    }
  }

  private mutating func note(_ text: String) {
    if noted.insert(text).inserted { notes.append(text) }
  }

  // MARK: Loading

  /// Reads the manifests of packages and of all that these depend on.
  private mutating func load(_ folders: [URL]) {
    var open = Set(folders)
    while !open.isEmpty {
      let new = open.filter { packages[$0] == nil && failures[$0] == nil }.sorted { $0.path < $1.path }
      open = []
      for (folder, answer) in reader.read(new) {
        switch answer {
        case .success(let manifest):
          packages[folder] = Package(folder: folder, manifest: manifest)
          open.formUnion(manifest.dependencies.compactMap(self.folder))
        case .failure(let failure): failures[folder] = failure.reason
        }
      }
    }
  }

  /// Where a package is that another depends on; nil when it is not here.
  private func folder(of dependency: PackageManifest.Dependency) -> URL? {
    switch dependency.place {
    case .folder(let path):
      let url = URL(fileURLWithPath: path).standardizedFileURL
      return PackageShelf.isPackage(url) ? url : local[dependency.identity.lowercased()]
    case .remote: return local[dependency.identity.lowercased()] ?? shelf.checkout(of: dependency.identity)
    }
  }

  private func folder(of origin: PackageProduct.Origin) -> URL? {
    switch origin {
    case .folder(let url): url.standardizedFileURL
    case .remote(let address):
      local[PackageIdentity.identity(of: address)]
        ?? shelf.checkout(of: PackageIdentity.identity(of: address))
    case .anywhere, .oneOf: nil
    }
  }

  /// The folders of the packages that one may be from.
  private func folders(of origin: PackageProduct.Origin) -> [URL] {
    if case .oneOf(let addresses) = origin { return addresses.compactMap { folder(of: .remote($0)) } }
    return folder(of: origin).map { [$0] } ?? []
  }

  /// The package at a place, which is named if its manifest cannot be read.
  private mutating func package(at folder: URL) -> Package? {
    if let package = packages[folder] { return package }
    if let reason = failures[folder] {
      note("The package \(folder.lastPathComponent) is left out: its manifest cannot be read (\(reason)).")
    }
    return nil
  }

  private mutating func noteMissing(_ location: String, identity: String) {
    let pin = versions.pins[identity.lowercased()]
    let address = pin?.location ?? location
    let version = pin?.version.map { " \($0)" } ?? ""
    note(
      "package \(PackageIdentity.name(of: address))\(version) (\(address)) is not here: check it out below Packages, or "
        + "name its folder with --packages")
  }

  // MARK: Resolving

  /// Adds the targets of products that an app links.
  mutating func add(_ products: [PackageProduct]) {
    load(products.flatMap { folders(of: $0.origin) })
    let isOpen = products.contains {
      switch $0.origin {
      case .anywhere, .oneOf: true
      default: false
      }
    }
    if isOpen { load(localFolders) }
    for product in products {
      switch product.origin {
      case .anywhere: add(product.name, from: [])
      case .oneOf(let addresses): add(product.name, from: addresses)
      case .remote(let address):
        guard let folder = folder(of: product.origin) else {
          noteMissing(address, identity: PackageIdentity.identity(of: address))
          continue
        }
        if let package = package(at: folder) { visit(product: product.name, of: package) }
      case .folder(let folder):
        guard let package = package(at: folder.standardizedFileURL) else { continue }
        if package.manifest.products.isEmpty, package.target(product.name) == nil {
          // A manifest without products, as Tuist has one, lists the packages whose products are meant.
          _ = visit(PackageManifest.TargetDependency(kind: .product, name: product.name), of: package)
        } else {
          visit(product: product.name, of: package)
        }
      }
    }
  }

  /// Adds a product of whichever package has it.
  ///
  /// - Parameters:
  ///   - name: its name.
  ///   - addresses: those of the packages that it may be from.
  private mutating func add(_ name: String, from addresses: [String]) {
    let others = packages.keys.filter { !localFolders.contains($0) }.sorted { $0.path < $1.path }
    let all = (localFolders + others).compactMap { packages[$0] }
    if let found = all.first(where: { $0.product(name) != nil }) {
      visit(product: name, of: found)
      return
    }
    let absent = addresses.filter { folder(of: .remote($0)) == nil }
    let likely = absent.filter {
      let identity = PackageIdentity.identity(of: $0)
      return identity.contains(name.lowercased()) || name.lowercased().contains(identity)
    }
    for address in likely.isEmpty ? absent : likely {
      noteMissing(address, identity: PackageIdentity.identity(of: address))
    }
    guard absent.isEmpty else { return }
    note("\(name) is a product of no package that is here.")
    for url in failures.keys.sorted(by: { $0.path < $1.path }) { _ = package(at: url) }
  }

  /// The first of some packages that has a product.
  mutating func package(among folders: [URL], withProduct name: String) -> URL? {
    let folders = folders.map(\.standardizedFileURL)
    load(folders)
    return folders.first { packages[$0]?.product(name) != nil }
  }

  /// Adds a target of a package, with what it needs.
  mutating func add(target: String, of folder: URL) {
    let folder = folder.standardizedFileURL
    load([folder])
    guard let package = package(at: folder), let target = package.target(target) else { return }
    _ = visit(target, of: package)
  }

  /// The products and targets of local packages that bear one of some names.
  mutating func add(imported names: Set<String>) {
    load(localFolders)
    for package in localFolders.compactMap({ packages[$0] }) {
      for target in package.manifest.targets where names.contains(BuildSettings.identifier(target.name)) {
        guard target.kind == "regular" else { continue }
        _ = visit(target, of: package)
      }
    }
  }

  /// - Returns: the nodes of the product's targets.
  @discardableResult
  private mutating func visit(product name: String, of package: Package) -> [String] {
    guard let product = package.product(name) else {
      // A target may be named in place of a product that has the same name.
      if let target = package.target(name) { return visit(target, of: package) }
      note("The package \(package.manifest.name) has no product \(name).")
      return []
    }
    return product.targets.flatMap { name in package.target(name).map { visit($0, of: package) } ?? [] }
  }

  private mutating func visit(_ target: PackageManifest.Target, of package: Package) -> [String] {
    let name = package.manifest.name
    switch target.kind {
    case "regular", "executable": break
    case "binary":
      note(
        "\(target.name) of the package \(name) is not built: it is a binary, made for Apple's processors and systems."
      )
      return []
    case "system":
      note("\(target.name) of the package \(name) is not built: it is a library of Apple's system.")
      return []
    case "macro":
      note("\(target.name) of the package \(name) is not built: it is a macro.")
      return []
    default: return []
    }
    var node = Node(package: package, target: target, dependencies: [])
    guard known.insert(node.id).inserted else { return [node.id] }
    for plugin in target.plugins where !SkippedTools.isResourceStructPlugin(plugin) {
      note("\(plugin), a plugin that the package \(name) uses, is not run.")
    }
    for dependency in target.dependencies where dependency.condition.holds(package.manifest.enabledTraits) {
      for id in visit(dependency, of: package) where !node.dependencies.contains(id) {
        node.dependencies.append(id)
      }
    }
    nodes.append(node)
    return [node.id]
  }

  private mutating func visit(_ dependency: PackageManifest.TargetDependency, of package: Package) -> [String]
  {
    if dependency.kind != .product, let target = package.target(dependency.name) {
      return visit(target, of: package)
    }
    guard dependency.kind != .target else { return [] }
    let wanted = dependency.package?.lowercased()
    let all = package.manifest.dependencies
    let named = all.filter { candidate in
      guard let wanted else { return true }
      let name = folder(of: candidate).flatMap { packages[$0] }?.manifest.name
      return candidate.identity.lowercased() == wanted || candidate.name?.lowercased() == wanted
        || name?.lowercased() == wanted || address(of: candidate).map(PackageIdentity.identity) == wanted
    }
    for candidate in named {
      guard let folder = folder(of: candidate), let other = packages[folder] else { continue }
      if other.product(dependency.name) != nil || wanted != nil {
        return visit(product: dependency.name, of: other)
      }
    }
    noteMissing(named, for: dependency, of: package)
    return []
  }

  private mutating func noteMissing(
    _ candidates: [PackageManifest.Dependency], for dependency: PackageManifest.TargetDependency,
    of package: Package
  ) {
    let likely = candidates.first { $0.identity.lowercased() == dependency.name.lowercased() }
    let suspects = likely.map { [$0] } ?? candidates
    for candidate in suspects {
      if let folder = folder(of: candidate) {
        _ = self.package(at: folder)
      } else {
        noteMissing(address(of: candidate) ?? candidate.identity, identity: candidate.identity)
      }
    }
    let areAllHere = suspects.allSatisfy { candidate in
      folder(of: candidate).map { packages[$0] != nil } ?? false
    }
    guard areAllHere else { return }
    note(
      "\(dependency.name), which the package \(package.manifest.name) needs, is a product of no package that is here."
    )
  }

  private func address(of dependency: PackageManifest.Dependency) -> String? {
    switch dependency.place {
    case .folder(let path): path
    case .remote(let address): address
    }
  }
}
