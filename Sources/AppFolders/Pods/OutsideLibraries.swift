import Foundation

/// The libraries that an app takes from CocoaPods and Carthage, as far as they are here.
struct OutsideLibraries {
  /// The products of packages that stand for pods and for frameworks of Carthage.
  private(set) var products: [PackageProduct] = []
  /// What is not here, in sentences for people.
  private(set) var notes: [String] = []
  /// The projects and names of the targets that the app links.
  private var links: [(project: URL, target: String)] = []

  /// Finds the libraries of an app, and adds their projects to its family.
  init(of own: ProjectTarget, in family: inout ProjectFamily, packages: [URL]) {
    let folder = own.project.folder
    let bases =
      [folder, folder.deletingLastPathComponent()]
      + family.workspaces.map { $0.url.deletingLastPathComponent() }
    let files = FileManager.default
    let podfile = bases.map { $0.appendingPathComponent("Podfile") }.first {
      files.fileExists(atPath: $0.path)
    }
    let base = podfile?.deletingLastPathComponent() ?? folder
    let own = ProjectTarget(project: family.main, target: own.target)
    let frameworks = family.foreignFrameworks(of: family.libraries(of: own) + [own])
    guard podfile != nil || !frameworks.isEmpty else { return }
    let packageShelf = family.shelf(packages)
    let shelf = PodShelf(base: base, checkouts: packages)
    var graph = PackageGraph(local: [], shelf: packageShelf, versions: PackageVersions([]))
    let projects = family.projects
    // Many folders are looked into for these.
    lazy var beside = projects.flatMap { $0.localPackages() }
    let repositories = CarthageVersions(in: bases).entries.compactMap {
      packageShelf.checkout(of: $0.name.lowercased())
    }
    func package(_ product: String) -> URL? {
      // A repository mostly bears the name of its library, or that with the language before or after it.
      let names = [product, "swift-\(product)", "\(product)-swift", "\(product).swift", "\(product)-ios"]
      let found = names.compactMap(packageShelf.checkout) + beside + repositories
      return graph.package(among: found, withProduct: product)
    }
    if let podfile { addPods(podfile, of: own, &family, shelf, package) }
    addFrameworks(frameworks, bases, &family, shelf, package)
  }

  /// The targets that the app links.
  func linked(in family: ProjectFamily) -> [ProjectTarget] {
    links.flatMap { link -> [ProjectTarget] in
      guard let project = family.projects.first(where: { $0.url == link.project }),
        let target = project.targets.first(where: { $0.name == link.target })
      else { return [] }
      let found = ProjectTarget(project: project, target: target)
      return family.libraries(of: found) + [found]
    }
  }

  // MARK: CocoaPods

  private mutating func addPods(
    _ podfile: URL, of own: ProjectTarget, _ family: inout ProjectFamily, _ shelf: PodShelf,
    _ package: (String) -> URL?
  ) {
    let base = podfile.deletingLastPathComponent()
    let made = base.appendingPathComponent("Pods/Pods.xcodeproj")
    let name = own.target.name
    if let project = try? XcodeProject(url: made) {
      family.add([project])
      family.mark(made, as: "pod")
      links += project.targets.filter {
        $0.isLibrary
          && ($0.name == "Pods-\(name)" || $0.name.hasPrefix("Pods-") && $0.name.hasSuffix("-\(name)"))
      }.map { (made, $0.name) }
      return
    }
    let text = (try? String(contentsOf: podfile, encoding: .utf8)) ?? ""
    let lock = (try? String(contentsOf: base.appendingPathComponent("Podfile.lock"), encoding: .utf8)) ?? ""
    let pods = PodProject(
      Podfile(text).pods(of: name), base: base, versions: PodVersions(lock), shelf: shelf, package: package)
    notes += pods.notes
    products += pods.products
    add(pods.outline, as: "pod", to: &family)
  }

  private mutating func add(_ outline: ProjectOutline, as kind: String, to family: inout ProjectFamily) {
    guard !outline.targets.isEmpty else { return }
    family.add([outline.project()])
    family.mark(outline.url, as: kind)
    links += outline.targets.filter { $0.kind != "bundle" }.map { (outline.url, $0.name) }
  }

  // MARK: Carthage

  private mutating func addFrameworks(
    _ frameworks: [(name: String, url: URL)], _ bases: [URL], _ family: inout ProjectFamily,
    _ shelf: PodShelf, _ package: (String) -> URL?
  ) {
    guard !frameworks.isEmpty else { return }
    let versions = CarthageVersions(in: bases)
    let checkouts = CarthageCheckouts(in: bases)
    for framework in frameworks where !links.contains(where: { $0.target == framework.name }) {
      let name = framework.name
      let isOfCarthage = framework.url.path.contains("Carthage/")
      if let found = checkouts.target(named: name) {
        family.add([found.project])
        family.mark(found.project.url, as: "framework")
        links.append((found.project.url, found.target.name))
      } else if let folder = package(name) {
        products.append(PackageProduct(name: name, origin: .folder(folder)))
      } else if shelf.checkout(of: Podfile.Pod(name: name)) != nil {
        let pods = PodProject(
          [Podfile.Pod(name: name)], base: bases[0], versions: PodVersions(""), shelf: shelf, package: package
        )
        var outline = pods.outline
        outline.url = bases[0].appendingPathComponent("Carthage/\(name).xcodeproj")
        add(outline, as: "framework", to: &family)
      } else if isOfCarthage {
        notes.append(
          "framework \(name)\(versions.description(of: name)) is not here: check it out below Carthage/Checkouts, or name "
            + "its folder with --packages")
      } else if FileManager.default.fileExists(atPath: framework.url.path) {
        notes.append(
          "\(framework.url.lastPathComponent) is not built: it is a binary, made for Apple's processors and systems."
        )
      }
    }
  }
}
