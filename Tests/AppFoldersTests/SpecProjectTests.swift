import Foundation
import Testing

@testable import AppFolders

@Suite("A project spec of XcodeGen")
struct SpecProjectTests {
  private static let spec = """
    name: Markt
    include:
      - path: Config/base.yml
      - path: gone.yml
        enable: false
    options:
      bundleIdPrefix: org.markt
      deploymentTarget: {iOS: "16.0"}
      developmentLanguage: de
    configs:
      Debug Staging: debug
      Debug: debug
      Release: release
    configFiles:
      Debug: Config/Debug.xcconfig
    settings:
      base:
        SWIFT_VERSION: 5.0
        GENERATE_INFOPLIST_FILE: NO
      configs:
        staging:
          SWIFT_ACTIVE_COMPILATION_CONDITIONS: $(inherited) STAGING
    settingGroups:
      names:
        MARKETING_VERSION: "1.10"
    packages:
      Kit:
        path: Kit
      Waage:
        url: https://example.com/waage.git
        from: 2.0.0
    targetTemplates:
      App:
        type: application
        platform: iOS
        sources:
          - path: ${folder}
            excludes: ["**/*.md", Alt]
          - path: Erzeugt.swift
            optional: true
          - path: Beilage
            type: folder
          - path: Notizen
            buildPhase: none
    targets:
      Markt:
        templates: [App]
        templateAttributes:
          folder: Quellen
        settings:
          groups: [names]
        info:
          path: Quellen/Info.plist
          properties:
            UILaunchScreen: {}
            Zahl: 3
            Wahr: true
            Name: ${target_name}
        scheme:
          configVariants: [Staging]
          commandLineArguments: {"-leise YES": true, "-aus": false}
          environmentVariables:
            - {variable: ORT, value: Bern}
            - {variable: NICHT, value: da, isEnabled: false}
          language: de
          region: CH
        dependencies:
          - target: Korb
          - package: Waage
            product: Gewicht
          - sdk: MapKit.framework
          - target: Uhr
            platforms: [watchOS]
      Korb:
        type: framework
        platform: [iOS, macOS]
        sources: Korb/$platform
        settings: {PRODUCT_NAME: Körbe}
      Tests:
        type: bundle.unit-test
        platform: iOS
        sources: Tests
    """

  private func folder(_ spec: String = Self.spec) throws -> FilesFolder {
    try FilesFolder([
      "project.yml": spec,
      "Config/base.yml":
        "targets:\n  Markt:\n    sources: [{path: Gemeinsam}]\n  Weg:\n    sources:REPLACE: []\n",
      "Config/Gemeinsam/Preis.swift": "", "Config/Debug.xcconfig": "PREIS = 3\n",
      "Quellen/App.swift": "", "Quellen/LIES.md": "", "Quellen/Alt/Alt.swift": "", "Quellen/Info.plist": "",
      "Quellen/Bilder.xcassets/Contents.json": "{}", "Quellen/de.lproj/Localizable.strings": "",
      "Beilage/a.txt": "", "Notizen/b.txt": "", "Korb/iOS/Korb.swift": "", "Korb/macOS/Mac.swift": "",
      "Tests/T.swift": "",
    ])
  }

  @Test("Gives the app and the frameworks that it needs, with what templates and included specs add")
  func targets() throws {
    let folder = try folder()
    defer { folder.remove() }
    let contents = try folder.contents()
    #expect(contents.modules.map(\.name) == ["Körbe", "Markt"])
    #expect(
      folder.paths(contents.main?.sources ?? []).sorted() == [
        "Config/Gemeinsam/Preis.swift", "Quellen/App.swift",
      ])
    #expect(folder.paths(contents.modules.first?.sources ?? []) == ["Korb/iOS/Korb.swift"])
    #expect(
      contents.resources.map(\.path).sorted() == [
        "Beilage", "Bilder.xcassets", "de.lproj/Localizable.strings",
      ])
    #expect(
      contents.notes == [
        "package waage (https://example.com/waage.git) is not here: check it out below Packages, or name its folder with --packages"
      ])
  }

  @Test("Generates the Info.plist that it describes")
  func information() throws {
    let folder = try folder()
    defer { folder.remove() }
    let information = try folder.contents().information
    #expect(information["CFBundleIdentifier"] as? String == "org.markt.Markt")
    #expect(information["CFBundleDevelopmentRegion"] as? String == "de")
    #expect(information["CFBundleName"] as? String == "Markt")
    #expect(information["Name"] as? String == "Markt")
    #expect(information["Zahl"] as? Int == 3)
    #expect(information["Wahr"] as? Bool == true)
    #expect((information["UILaunchScreen"] as? [String: any Sendable])?.isEmpty == true)
  }

  @Test("Has settings for each configuration, and schemes for the variants of targets")
  func configurations() throws {
    let folder = try folder()
    defer { folder.remove() }
    let usual = try folder.contents(BuildChoice(configuration: "Debug"))
    #expect(usual.main?.conditions == ["DEBUG"])
    let staging = try folder.contents(BuildChoice(scheme: "Markt Staging"))
    #expect(staging.main?.conditions == ["DEBUG", "STAGING"])
    #expect(staging.launch.arguments == ["-leise", "YES"])
    #expect(staging.launch.environment == ["ORT": "Bern"])
    #expect(staging.launch.languageTag == "de-CH")
    #expect(try folder.contents(BuildChoice(configuration: "Release")).main?.conditions == [])
    let error = #expect(throws: AppFolderError.self) {
      try folder.contents(BuildChoice(configuration: "Beta"))
    }
    #expect(error?.description.contains("one of Debug, Debug Staging, Release") == true)
  }

  @Test("Keeps the texts of numbers, and writes flags as Xcode does")
  func settings() throws {
    let folder = try folder()
    defer { folder.remove() }
    let outline = try SpecProject(folder.url.appendingPathComponent("project.yml")).outline
    let project = outline.project()
    let target = try #require(project.targets.first { $0.name == "Markt" })
    let settings = project.settings(of: target)
    #expect(settings["MARKETING_VERSION"] == "1.10")
    #expect(settings["SWIFT_VERSION"] == "5.0")
    #expect(settings["GENERATE_INFOPLIST_FILE"] == "NO")
    #expect(settings["IPHONEOS_DEPLOYMENT_TARGET"] == "16.0")
    #expect(settings["PREIS"] == "3")
    #expect(project.targets.map(\.name).contains("Korb_iOS"))
  }

  @Test("Is left aside where there is a project, and where it is another tool's")
  func others() throws {
    let other = try FilesFolder(["project.yml": "kind: notes\n", "App.swift": "import SwiftUI"])
    defer { other.remove() }
    #expect(try other.contents().name == "Markt")
    let project = try TestProject(files: [
      "project.yml": "targets: [", "Shop/AppDelegate.swift": "", "Shop/Other Screen.swift": "",
    ])
    defer { project.remove() }
    #expect(try AppFolder(url: project.folder).contents().name == "Shop")
  }

  @Test(
    "Is an error with a place where it is damaged",
    arguments: [
      ("targets:\n  - [\n", "project.yml:3:"), ("targets: {}\ninclude: project.yml\n", "includes itself"),
      ("targets: []\n", "has no targets"),
    ])
  func damaged(spec: String, words: String) throws {
    let folder = try folder(spec)
    defer { folder.remove() }
    let error = #expect(throws: AppFolderError.self) { try folder.contents() }
    #expect(error?.description.contains(words) == true, "\(error as Any)")
  }

  @Test("Does not grow without bounds by aliases")
  func aliases() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...9 {
      text += "a\(level): &a\(level) [\((0..<10).map { _ in "*a\(level - 1)" }.joined(separator: ", "))]\n"
    }
    #expect(throws: SpecValue.Fault.self) { try SpecValue(yaml: text) }
  }

  @Test("Is understood or refused, however damaged")
  func fuzz() throws {
    let folder = try folder()
    defer { folder.remove() }
    var damage = TextDamage()
    var understood = 0
    for _ in 0..<300 {
      try folder.write("project.yml", damage.damaged(Self.spec, with: "{}[]:&*-\n \"'#"))
      do throws(AppFolderError) {
        _ = try SpecProject(folder.url.appendingPathComponent("project.yml"))
        understood += 1
      } catch { #expect(error.place.contains("project.yml") || error.place.contains(folder.url.path)) }
    }
    #expect(understood > 0 && understood < 300)
  }
}
