import Foundation
import Testing

@testable import AppFolders

@Suite("Manifests of Tuist", .serialized)
struct TuistProjectsTests {
  private static let files: [String: String] = [
    "Tuist.swift": "import ProjectDescription\nlet tuist = Tuist()",
    "Tuist/Package.swift": """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "Deps", dependencies: [.package(url: "https://example.com/Waage.git", from: "1.0.0")], targets: [])
    """,
    "Tuist/ProjectDescriptionHelpers/Ziele.swift": """
    import ProjectDescription
    extension Target {
      public static func module(_ name: String, dependencies: [TargetDependency] = []) -> Target {
        .target(
          name: name, destinations: .iOS, product: .framework, bundleId: "org.markt.\\(name)",
          sources: ["Sources/**"], resources: ["Resources/**"], dependencies: dependencies)
      }
    }
    """,
    "Workspace.swift": """
    import ProjectDescription
    let workspace = Workspace(name: "Markt", projects: ["App", "Teile/*"])
    """,
    "App/Project.swift": """
    import ProjectDescription
    import ProjectDescriptionHelpers

    let version: Plist.Value = "2.0"
    let project = Project(
      name: "Markt",
      options: .options(developmentRegion: "de"),
      settings: .settings(
        base: ["SWIFT_VERSION": "6.0"].merging(["KENNUNG": .string("org")]),
        configurations: [
          .debug(name: "Dev", settings: ["SWIFT_ACTIVE_COMPILATION_CONDITIONS": ["$(inherited)", "ENTWICKLUNG"]]),
          .release(name: "Prod", xcconfig: "Config/Prod.xcconfig"),
        ]),
      targets: [
        .target(
          name: "Markt", destinations: .iOS, product: .app, bundleId: "$(KENNUNG).markt",
          deploymentTargets: .iOS("17.0"),
          infoPlist: .extendingDefault(with: ["CFBundleShortVersionString": version, "UILaunchScreen": [:]]),
          sources: [.glob("Sources/**", excluding: ["Sources/Alt/**"]), .glob(.relativeToRoot("Gemeinsam/*.swift"))],
          resources: ["Resources/**", .folderReference(path: "Ordner")],
          scripts: [.pre(script: "swiftgen", name: "Bilder", outputPaths: ["Sources/Bilder.swift"])],
          dependencies: [
            .project(target: "Korb", path: "../Teile/Korb"), .external(name: "Waage"),
            .sdk(name: "MapKit", type: .framework),
          ]),
        .target(
          name: "MarktTests", destinations: .iOS, product: .unitTests, bundleId: "x", sources: "Tests/**",
          dependencies: [.target(name: "Markt")]),
      ],
      schemes: [
        .scheme(
          name: "Markt-Dev", buildAction: .buildAction(targets: ["Markt"]),
          runAction: .runAction(
            configuration: "Dev",
            arguments: .arguments(
              environmentVariables: ["ORT": "Bern"],
              launchArguments: [.launchArgument(name: "-leise YES", isEnabled: true)]),
            options: .options(language: "de")))
      ])
    """,
    "App/Sources/App.swift": """
    import Foundation
    import Korb
    @_cdecl("answer") public func answer() -> Int { Korb.inhalt + (Bundle.module == Bundle.main ? 1 : 0) }
    """,
    "App/Sources/Alt/Alt.swift": "this is no Swift", "Gemeinsam/Preis.swift": "",
    "App/Config/Prod.xcconfig": "SWIFT_VERSION = 5.0\n",
    "App/Resources/Bilder.xcassets/Contents.json": "{}", "App/Ordner/a.txt": "",
    "Teile/Korb/Project.swift": """
    import ProjectDescription
    import ProjectDescriptionHelpers
    let project = Project(name: "Körbe", targets: [.module("Korb", dependencies: [])])
    """,
    "Teile/Korb/Sources/Korb.swift": """
    import Foundation
    public enum Korb {
      public static var inhalt: Int { Bundle.module.path(forResource: "liste", ofType: "txt") == nil ? 0 : 40 }
    }
    """,
    "Teile/Korb/Resources/liste.txt": "Apfel",
  ]

  @Test("Are run with their helpers, and give the projects of a workspace")
  func workspace() throws {
    let folder = try FilesFolder(Self.files)
    defer { folder.remove() }
    let contents = try folder.contents()
    #expect(contents.modules.map(\.name) == ["Korb", "Markt"])
    #expect(
      folder.paths(contents.main?.sources ?? []) == ["App/Sources/App.swift", "Gemeinsam/Preis.swift"])
    #expect(contents.main?.conditions == ["DEBUG", "ENTWICKLUNG"])
    #expect(contents.main?.languageMode == 6)
    #expect(contents.information["CFBundleIdentifier"] as? String == "org.markt")
    #expect(contents.information["CFBundleShortVersionString"] as? String == "2.0")
    #expect(contents.information["CFBundleDevelopmentRegion"] as? String == "de")
    #expect(
      contents.resources.map(\.path) == [
        "Bilder.xcassets", "Ordner", "liste.txt", "Körbe_Korb.bundle/liste.txt",
      ])
    let launch = try folder.contents(BuildChoice(scheme: "Markt-Dev")).launch
    #expect(launch.environment == ["ORT": "Bern"])
    #expect(launch.settings == ["leise": "YES"])
    #expect(launch.languageTag == "de")
    #expect(
      contents.notes == [
        "package Waage (https://example.com/Waage.git) is not here: check it out below Packages, or name its folder with --packages",
        "run script “Bilder” of Markt is not run: Bilder.swift is missing. Generate it with SwiftGen and check it in.",
      ])
    let release = try folder.contents(BuildChoice(configuration: "Prod"))
    #expect(release.main?.conditions == [])
  }

  @Test("Give apps whose Bundle.module finds their resources")
  func bundles() throws {
    let folder = try FilesFolder(Self.files)
    defer { folder.remove() }
    let scratch = folder.url.deletingLastPathComponent().appendingPathComponent("scratch")
    let product = try AppBuild(try folder.contents(), scratch: scratch).run()
    #expect(product.report == BuildReport())
    let bundle = product.bundle.appendingPathComponent("Körbe_Korb.bundle/liste.txt")
    #expect(FileManager.default.fileExists(atPath: bundle.path))
  }

  @Test("Of older versions list their packages beside")
  func older() throws {
    let folder = try FilesFolder([
      "Tuist/Config.swift": "import ProjectDescription\nlet config = Config()",
      "Tuist/Dependencies.swift": """
      import ProjectDescription
      let dependencies = Dependencies(
        swiftPackageManager: [.remote(url: "https://example.com/Waage", requirement: .upToNextMajor(from: "1.0.0"))],
        platforms: [.iOS])
      """,
      "Project.swift": """
      import ProjectDescription
      let project = Project(
        name: "Markt",
        targets: [
          Target(
            name: "Markt", platform: .iOS, product: .app, bundleId: "org.markt",
            deploymentTarget: .iOS(targetVersion: "15.0", devices: [.iphone]), infoPlist: "Info.plist",
            sources: ["*.swift"], dependencies: [.external(name: "Waage")])
        ])
      """,
      "App.swift": "", "Info.plist": TestProject.information,
    ])
    defer { folder.remove() }
    let contents = try folder.contents()
    #expect(contents.information["UIMainStoryboardFile"] as? String == "Main")
    #expect(contents.notes.map { $0.prefix(42) } == ["package Waage (https://example.com/Waage) "])
  }

  @Test("That cannot be read are an error at their line")
  func damaged() throws {
    let folder = try FilesFolder([
      "Project.swift": "import ProjectDescription\nlet project = Project(nam: \"Markt\")\n", "App.swift": "",
    ])
    defer { folder.remove() }
    let error = #expect(throws: AppFolderError.self) { try folder.contents() }
    #expect(error?.place.contains("Project.swift:2:") == true, "\(error as Any)")
    try folder.write("Project.swift", "import ProjectDescription\nlet project = 1\n")
    let none = #expect(throws: AppFolderError.self) { try folder.contents() }
    #expect(none?.description.contains("it makes no project") == true)
  }
}
