import Foundation
import Synchronization
import Testing

@testable import AppFolders

@Suite("Packages")
struct PackageReadingTests {
  private func folder(_ files: [String: String]) throws -> URL {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("Package-\(UUID().uuidString)")
      .resolvingSymlinksInPath()
    for (path, text) in files {
      let url = root.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
    return root
  }

  @Test("have their manifest read by the toolchain, once until it changes")
  func manifestOnce() throws {
    // A toolchain that notes how often it is asked.
    let compiler = try #require(Toolchain.compilerPath())
    let real = compiler.deletingLastPathComponent().appendingPathComponent("swift")
    let root = try folder([
      "bin/swiftc": "",
      "bin/swift": "#!/bin/sh\necho x >> \"$(dirname \"$0\")/calls\"\nexec \(real.path) \"$@\"\n",
      "Kit/Package.swift":
        "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"Kit\", targets: [.target(name: \"A\")])",
    ])
    defer { try? FileManager.default.removeItem(at: root) }
    for name in ["swift", "swiftc"] {
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: root.appendingPathComponent("bin/\(name)").path)
    }
    let reader = PackageManifestReader(
      cache: root.appendingPathComponent("cache"), compiler: root.appendingPathComponent("bin/swiftc"))
    let kit = root.appendingPathComponent("Kit")
    func calls() -> Int {
      let text = try? String(contentsOf: root.appendingPathComponent("bin/calls"), encoding: .utf8)
      return text?.count { $0 == "x" } ?? 0
    }
    let first = try #require(reader.read([kit])[kit]).get()
    #expect(first.name == "Kit")
    #expect(first.targets.map(\.name) == ["A"])
    #expect(try #require(reader.read([kit])[kit]).get() == first)
    #expect(calls() == 1)
    #expect(try FileManager.default.contentsOfDirectory(atPath: kit.path) == ["Package.swift"])
    try
      "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"Kit\", targets: [.target(name: \"B\")])"
      .write(to: kit.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8)
    #expect(try #require(reader.read([kit])[kit]).get().targets.map(\.name) == ["B"])
    #expect(calls() == 2)
  }

  @Test("whose manifest is wrong say what is wrong")
  func wrongManifest() throws {
    let root = try folder(["Package.swift": "// swift-tools-version: 5.9\nlet package = Nothing()"])
    defer { try? FileManager.default.removeItem(at: root) }
    let reader = PackageManifestReader(cache: root.appendingPathComponent("cache"))
    guard case .failure(let failure)? = reader.read([root])[root] else {
      Issue.record("The manifest was read.")
      return
    }
    #expect(failure.reason.contains("Nothing"))
  }

  @Test("that are App playgrounds are apps, with their sources, resources and packages")
  func playground() throws {
    let root = try folder([
      "Spiel.swiftpm/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      import AppleProductTypes
      let package = Package(
        name: "Spiel", platforms: [.iOS("16.0")],
        products: [
          .iOSApplication(
            name: "Spiel", targets: ["AppModule"], bundleIdentifier: "de.spiel", displayVersion: "1.0",
            appIcon: .placeholder(icon: .bowl), accentColor: .presetColor(.blue), supportedDeviceFamilies: [.pad],
            supportedInterfaceOrientations: [.portrait])
        ],
        dependencies: [.package(path: "../Kit")],
        targets: [
          .executableTarget(
            name: "AppModule", dependencies: [.product(name: "Kit", package: "Kit")], path: ".",
            resources: [.process("Resources")])
        ])
      """,
      "Spiel.swiftpm/MyApp.swift":
        "import SwiftUI\nimport Kit\n@main struct MyApp: App { var body: some Scene { WindowGroup { Text(kit) } } }",
      "Spiel.swiftpm/Resources/daten.json": "[]",
      "Kit/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])], targets: [.target(name: "Kit")])
      """,
      "Kit/Sources/Kit/Kit.swift": "public let kit = \"Kit\"",
    ])
    defer { try? FileManager.default.removeItem(at: root) }
    let contents = try AppFolder(url: root.appendingPathComponent("Spiel.swiftpm")).contents()
    #expect(contents.name == "Spiel")
    #expect(contents.modules.map(\.name) == ["Kit", "AppModule"])
    #expect(contents.main?.sources.map(\.lastPathComponent) == ["MyApp.swift"])
    #expect(contents.main?.conditions == ["DEBUG", "SWIFT_PACKAGE"])
    #expect(contents.resources.map(\.path) == ["daten.json"])
    #expect(contents.notes == [])
  }

  @Test(
    "below a folder without a project are built if the app imports them, and are not the app's own sources")
  func loose() throws {
    var files = StrangePackage.files(in: "Pakete/\(StrangePackage.name)")
    files["App/App.swift"] = StrangePackage.app
    let root = try folder(files)
    defer { try? FileManager.default.removeItem(at: root) }
    let contents = try AppFolder(url: root).contents()
    #expect(contents.modules.dropLast().map(\.name) == ["CZähler", "Innen", "Grüße_Kit"])
    #expect(contents.main?.sources.map(\.lastPathComponent) == ["App.swift"])
  }

  @Test("have their versions read from every form of Package.resolved")
  func versions() {
    let first =
      #"{"object": {"pins": [{"package": "Flux", "repositoryURL": "https://a.b/c/SwiftFlux.git", "state": {"branch": null, "revision": "a48d", "version": "0.5.1"}}]}, "version": 1}"#
    let second =
      #"{"pins": [{"identity": "swiftflux", "kind": "remoteSourceControl", "location": "https://a.b/c/SwiftFlux", "state": {"branch": "main", "revision": "a48d"}}], "version": 2}"#
    let third =
      #"{"originHash": "9", "pins": [{"identity": "swiftflux", "kind": "remoteSourceControl", "location": "git@a.b:c/SwiftFlux.git", "state": {"revision": "a48dd509702"}}], "version": 3}"#
    let pins = [first, second, third].map { PackageVersions.pins(in: Data($0.utf8))["swiftflux"] }
    #expect(pins.map { $0?.version } == ["0.5.1", "main", "a48dd50"])
    #expect(PackageIdentity.name(of: "git@a.b:SwiftFlux.git") == "SwiftFlux")
  }

  @Test("are not mistaken in damaged files of versions and descriptions")
  func fuzz() {
    let whole = Array(
      #"{"pins": [{"identity": "a", "location": "https://a/b", "state": {"version": "1"}}], "name": "A", "targets": [{"name": "A", "type": "regular", "dependencies": [{"byName": ["B", null]}], "settings": [{"tool": "swift", "kind": {"define": {"_0": "X"}}}]}], "products": [], "toolsVersion": {"_version": "5.9"}}"#
        .utf8)
    let seed = UInt64.random(in: 0 ... .max)
    print("seed \(seed)")
    var state = seed | 1
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    var understood = 0
    for _ in 0..<3000 {
      var bytes = whole
      for _ in 0..<(1 + next(4)) {
        let place = next(bytes.count)
        switch next(3) {
        case 0: bytes[place] = UInt8(next(256))
        case 1: bytes.remove(at: place)
        default: bytes.insert(Array("{}[]\",:n0".utf8)[next(9)], at: place)
        }
      }
      _ = PackageVersions.pins(in: Data(bytes))
      if PackageManifest(json: Data(bytes)) != nil { understood += 1 }
    }
    // Most damage is in a text, which is another text then.
    #expect(understood > 0 && understood < 3000)
  }

  @Test("are found by their names, whatever the capitals, and with a version after it")
  func shelf() throws {
    let root = try folder([
      "Packages/Nuke-12.8.0/Package.swift": "", "checkouts/swift-collections/Package.swift": "",
      "DerivedData/Shop-abc/SourcePackages/checkouts/Lottie/Package.swift": "",
      "checkouts/Nothing/a.swift": "",
    ])
    defer { try? FileManager.default.removeItem(at: root) }
    let shelf = PackageShelf(folders: [], beside: [root])
    #expect(shelf.checkout(of: "nuke")?.lastPathComponent == "Nuke-12.8.0")
    #expect(shelf.checkout(of: "swift-collections") != nil)
    #expect(shelf.checkout(of: "airbnb.lottie")?.lastPathComponent == "Lottie")
    #expect(shelf.checkout(of: "nothing") == nil)
    #expect(shelf.checkout(of: "swift") == nil)
  }

  @Test("are built in the order of their dependencies, and side by side where they have none")
  func schedule() throws {
    func module(_ name: String, _ dependencies: [String]?) -> AppContents.Module {
      var module = AppContents.Module(name: name, sources: [])
      module.dependencies = dependencies
      return module
    }
    let modules = [
      module("A", []), module("B", []), module("C", ["A", "B"]), module("D", ["C"]), module("App", nil),
    ]
    let order = Mutex<[String]>([])
    let results = try ModuleSchedule(modules).run(workers: 2) { module throws(AppFolderError) in
      order.withLock { $0.append("+\(module.name)") }
      Thread.sleep(forTimeInterval: 0.1)
      order.withLock { $0.append("-\(module.name)") }
      return module.name
    }
    #expect(results == ["A", "B", "C", "D", "App"])
    let events = order.withLock { $0 }
    #expect(Set(events.prefix(2)) == ["+A", "+B"])
    #expect(Array(events.dropFirst(4)) == ["+C", "-C", "+D", "-D", "+App", "-App"])
    #expect(AppContents.Module.dependencies(of: modules[3], among: modules).map(\.name) == ["A", "B", "C"])
    #expect(throws: AppFolderError.self) {
      try ModuleSchedule(modules).run(workers: 2) { module throws(AppFolderError) -> Int in
        throw AppFolderError(module.name, problem: "no")
      }
    }
  }

  @Test("and projects of a workspace are found, and the frameworks in other projects that an app depends on")
  func workspace() throws {
    let kit = """
      { objects = {
        R = {isa = PBXProject; mainGroup = G; targets = (K, ); };
        G = {isa = PBXGroup; children = (A, ); sourceTree = "<group>"; };
        A = {isa = PBXFileReference; path = Kit.swift; sourceTree = "<group>"; };
        B = {isa = PBXBuildFile; fileRef = A; };
        S = {isa = PBXSourcesBuildPhase; files = (B, ); };
        K = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; buildPhases = (S, );
          productReference = P; };
        P = {isa = PBXFileReference; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
      }; rootObject = R; }
      """
    let app = """
      { objects = {
        R = {isa = PBXProject; mainGroup = G; targets = (T, ); };
        G = {isa = PBXGroup; children = (A, ); sourceTree = "<group>"; };
        A = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
        B = {isa = PBXBuildFile; fileRef = A; };
        F = {isa = PBXFileReference; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
        BF = {isa = PBXBuildFile; fileRef = F; };
        S = {isa = PBXSourcesBuildPhase; files = (B, ); };
        L = {isa = PBXFrameworksBuildPhase; files = (BF, ); };
        T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          buildPhases = (S, L, ); packageProductDependencies = (D, ); };
        D = {isa = XCSwiftPackageProductDependency; productName = Werk; };
      }; rootObject = R; }
      """
    let root = try folder([
      "Alles.xcworkspace/contents.xcworkspacedata": """
      <?xml version="1.0" encoding="UTF-8"?>
      <Workspace version = "1.0"><FileRef location = "group:App/App.xcodeproj"/>
      <Group location = "container:Lib" name = "Lib"><FileRef location = "group:Kit/Kit.xcodeproj"/>
      <FileRef location = "group:Werk"/></Group></Workspace>
      """,
      "App/App.xcodeproj/project.pbxproj": app, "App/App.swift": "",
      "Lib/Kit/Kit.xcodeproj/project.pbxproj": kit,
      "Lib/Kit/Kit.swift": "", "Lib/Werk/Sources/Werk/Werk.swift": "",
      "Lib/Werk/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Werk", products: [.library(name: "Werk", targets: ["Werk"])], targets: [.target(name: "Werk")])
      """,
    ])
    defer { try? FileManager.default.removeItem(at: root) }
    for place in ["Alles.xcworkspace", "App", "App/App.xcodeproj"] {
      let contents = try AppFolder(url: root.appendingPathComponent(place)).contents()
      #expect(contents.modules.map(\.name) == ["Werk", "Kit", "App"], "\(place)")
      #expect(contents.notes == [])
    }
  }

  @Test("ask in their conditions for a Mac, as in Xcode, and otherwise for this system")
  func conditions() throws {
    func manifest(_ more: String) -> String {
      """
      // swift-tools-version: 5.9
      import PackageDescription
      #if canImport(Darwin)
        import Darwin
      #elseif canImport(Glibc)
        import Nothing
      #endif
      \(more)
      func isMac() -> Bool {
        #if os(Linux) || !canImport(Darwin.C)
          return false
        #else
          return getenv("no such name") == nil
        #endif
      }
      let package = Package(
        name: "Rx", products: isMac() ? [.library(name: "Cocoa", targets: ["Cocoa"])] : [],
        dependencies: [.package(path: "../Nah"), .package(path: "Innen")], targets: [.target(name: "Cocoa")])
      """
    }
    let folder = try FilesFolder([
      "Rx/Package.swift": manifest(""),
      "Old/Package.swift": manifest("#if os(macOS)\nimport AppKit\n#endif").replacing(
        "import Darwin\n", with: "\n"
      )
      .replacing("import Nothing", with: "import Glibc"),
    ])
    defer { folder.remove() }
    let places = ["Rx", "Old"].map { folder.url.appendingPathComponent($0) }
    let read = PackageManifestReader(cache: folder.url.appendingPathComponent("cache")).read(places)
    let mac = try #require(read[places[0]]).get()
    #expect(mac.products.map(\.name) == ["Cocoa"])
    let near = [folder.url.appendingPathComponent("Nah"), places[0].appendingPathComponent("Innen")]
    #expect(mac.dependencies.map(\.place) == near.map { .folder($0.path) })
    #expect(try #require(read[places[1]]).get().products == [])
  }
}
