import Foundation
import Testing

@testable import AppFolders

@Suite("An Xcode project")
struct XcodeProjectTests {
  private func contents() throws -> (AppContents, TestProject) {
    let project = try TestProject(files: [
      "Shop/AppDelegate.swift": "", "Shop/Other Screen.swift": "", "Shop/Unlisted.swift": "",
      "Kit/Kit.swift": "",
      "Shop/Base.lproj/Main.storyboard": "<x/>", "Shop/de.lproj/Main.strings": "",
      "Shop/Assets.xcassets/Contents.json": "{}",
    ])
    return (try AppFolder(url: project.folder).contents(), project)
  }

  @Test("Gives the sources that the app's target lists, after those of the framework that it needs")
  func sources() throws {
    let (contents, project) = try contents()
    defer { project.remove() }
    #expect(contents.modules.map(\.name) == ["Kit", "Shop"])
    #expect(contents.main?.sources.map(\.lastPathComponent) == ["AppDelegate.swift", "Other Screen.swift"])
    #expect(contents.main?.conditions == ["DEBUG", "DEMO"])
  }

  @Test("Tells which modules the sources see by the bridging header, and by the headers that it imports")
  func headers() throws {
    let project = try TestProject(
      files: [
        "Shop/Other Screen.swift": "", "Shop/AppDelegate.swift": "", "Kit/Kit.swift": "",
        "Shop/Shop-Bridging-Header.h": """
        // #import <MapKit/MapKit.h>
        #import "Old.h"
          #  include <WebKit/WebKit.h>
        @import Contacts;
        #import <CommonCrypto/CommonDigest.h>
        #import "Not There.h"
        """,
        "Shop/Old.h": "#import <UIKit/UIKit.h>\n#import \"Shop-Bridging-Header.h\"\n",
      ],
      settings: "SWIFT_OBJC_BRIDGING_HEADER = \"$(SRCROOT)/Shop/Shop-Bridging-Header.h\";")
    defer { project.remove() }
    let contents = try AppFolder(url: project.folder).contents()
    #expect(contents.main?.impliedModules == ["UIKit", "WebKit", "Contacts", "CommonCrypto"])
    #expect(contents.modules.first?.impliedModules == [])
  }

  @Test("Gives the resources, each language in its folder")
  func resources() throws {
    let (contents, project) = try contents()
    defer { project.remove() }
    #expect(
      contents.resources.map(\.path) == [
        "Base.lproj/Main.storyboard", "de.lproj/Main.strings", "Assets.xcassets",
      ])
  }

  @Test("Resolves what Info.plist refers to, over .xcconfig files, and adds what Xcode generates")
  func information() throws {
    let (contents, project) = try contents()
    defer { project.remove() }
    let information = contents.information
    #expect(information["CFBundleName"] as? String == "Shop")
    #expect(information["CFBundleIdentifier"] as? String == "com.example.shop")
    #expect(information["CFBundleDisplayName"] as? String == "My Shop")
    #expect(information["CurbcutFrameworkIdentifiers"] as? [String] == ["com.example.kit"])
    let orientations = "UISupportedInterfaceOrientations"
    #expect(
      information[orientations] as? [String] == [
        "UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationPortrait",
      ])
    #expect(information[orientations + "~ipad"] as? [String] == ["UIInterfaceOrientationPortrait"])
    let manifest = information["UIApplicationSceneManifest"] as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: Any]
    let list = roles?["UIWindowSceneSessionRoleApplication"] as? [Any]
    #expect((list?.first as? [String: Any])?["UISceneDelegateClassName"] as? String == "Shop.SceneDelegate")
  }

  @Test("Reads an .xcconfig in a folder that is kept in sync")
  func synchronizedConfiguration() throws {
    let project = try TestProject(files: [
      "Settings/common/Names.xcconfig": "PRODUCT_MODULE_NAME = Market\n",
      "Settings/Base.xcconfig":
        "#include? \"../gone.xcconfig\"\n#include \"./common/Names.xcconfig\"\nPRODUCT_BUNDLE_IDENTIFIER = org.market\n",
      "Shop/AppDelegate.swift": "", "Shop/Other Screen.swift": "",
    ])
    defer { project.remove() }
    let file = project.folder.appendingPathComponent("Shop.xcodeproj/project.pbxproj")
    let text = try String(contentsOf: file, encoding: .utf8)
      .replacing(
        "baseConfigurationReference = C;",
        with: "baseConfigurationReferenceAnchor = Y; baseConfigurationReferenceRelativePath = Base.xcconfig;"
      )
      .replacing("children = (GS, GF, C, );", with: "children = (GS, GF, C, Y, );")
      .replacing(
        "GS = {isa",
        with:
          "Y = {isa = PBXFileSystemSynchronizedRootGroup; path = Settings; sourceTree = \"<group>\"; }; GS = {isa"
      )
    try text.write(to: file, atomically: true, encoding: .utf8)
    let contents = try AppFolder(url: project.folder).contents()
    #expect(contents.main?.name == "Market")
    #expect(contents.information["CFBundleIdentifier"] as? String == "org.market")
  }

  @Test("Says whose actor the code is that does not say so itself, as Xcode 26 sets it for new apps")
  func defaultIsolation() throws {
    let (before, project) = try contents()
    defer { project.remove() }
    #expect(before.main?.options == [])
    let file = project.folder.appendingPathComponent("Shop.xcodeproj/project.pbxproj")
    let text = try String(contentsOf: file, encoding: .utf8)
      .replacing(
        "PRODUCT_NAME = \"$(TARGET_NAME)\";",
        with: "PRODUCT_NAME = \"$(TARGET_NAME)\"; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;")
    try text.write(to: file, atomically: true, encoding: .utf8)
    let after = try AppFolder(url: project.folder).contents()
    #expect(after.main?.options == ["-default-isolation", "MainActor"])
  }

  @Test(
    "Says which language the code is written in",
    arguments: [
      ("SWIFT_VERSION = 5.0;", 5, [], []),
      ("SWIFT_VERSION = 6.0; SWIFT_STRICT_MEMORY_SAFETY = YES;", 6, [], []),
      (
        "SWIFT_APPROACHABLE_CONCURRENCY = YES; SWIFT_UPCOMING_FEATURE_BARE_SLASH_REGEX = YES;", 5,
        [
          "BareSlashRegexLiterals", "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
          "InferIsolatedConformances", "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
        ], []
      ),
      ("SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY = YES; SWIFT_VERSION = 6;", 6, [], []),
      (
        "OTHER_SWIFT_FLAGS = \"$(inherited) -D BETA -DLOCAL -enable-upcoming-feature IsolatedDefaultValues\";",
        5, ["IsolatedDefaultValues"], ["BETA", "LOCAL"]
      ),
    ])
  func language(settings: String, mode: Int, features: [String], conditions: [String]) throws {
    let project = try TestProject(
      files: ["Shop/AppDelegate.swift": "", "Shop/Other Screen.swift": "", "Kit/Kit.swift": ""],
      settings: settings)
    defer { project.remove() }
    let module = try #require(try AppFolder(url: project.folder).contents().main)
    #expect(module.languageMode == mode)
    #expect(module.options == features.flatMap { ["-enable-upcoming-feature", $0] })
    #expect(module.conditions == (["DEBUG", "DEMO"] + conditions).sorted())
  }

  @Test("Takes from a synchronized folder of another target what the exceptions name for this one")
  func filesOfAFolderThatIsNotTheTargets() throws {
    let project = try TestProject(files: [
      "Shop/AppDelegate.swift": "", "Shop/Other Screen.swift": "", "Common/Price.swift": "",
      "Common/Watch.swift": "", "Common/de.lproj/Shared.strings": "", "Common/it.lproj/Shared.strings": "",
    ])
    defer { project.remove() }
    let file = project.folder.appendingPathComponent("Shop.xcodeproj/project.pbxproj")
    let text = try String(contentsOf: file, encoding: .utf8)
    try text
      .replacing("children = (GS, GF, C, );", with: "children = (GS, GF, C, Y, );")
      .replacing(
        "GS = {isa",
        with: """
          Y = {isa = PBXFileSystemSynchronizedRootGroup; path = Common; sourceTree = "<group>"; exceptions = (YE, ); };
          YE = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
          membershipExceptions = (Price.swift, "/Localized: Shared.strings", ); };
          GS = {isa
          """
      )
      .write(to: file, atomically: true, encoding: .utf8)
    let contents = try AppFolder(url: project.folder).contents()
    #expect(
      contents.main?.sources.map(\.lastPathComponent) == [
        "AppDelegate.swift", "Other Screen.swift", "Price.swift",
      ])
    #expect(
      contents.resources.map(\.path).filter { $0.hasSuffix("Shared.strings") } == [
        "de.lproj/Shared.strings", "it.lproj/Shared.strings",
      ])
  }

  @Test("Says which targets there are when another one is asked for")
  func unknownTarget() throws {
    let project = try TestProject()
    defer { project.remove() }
    let error = #expect(throws: AppFolderError.self) {
      try AppFolder(url: project.folder).contents(target: "Shopp")
    }
    #expect(error?.description.contains("one of Shop") == true)
  }

  @Test("Says that there is no project file")
  func noProjectFile() throws {
    let project = try TestProject()
    defer { project.remove() }
    let bundle = project.folder.appendingPathComponent("Shop.xcodeproj")
    try FileManager.default.removeItem(at: bundle.appendingPathComponent("project.pbxproj"))
    let error = #expect(throws: AppFolderError.self) { try AppFolder(url: bundle).contents() }
    #expect(error.map { "\($0)" }?.contains("Shop.xcodeproj: error: there is no project.pbxproj") == true)
  }

  @Test("Says where the project file is damaged")
  func damaged() throws {
    let project = try TestProject(files: [:])
    defer { project.remove() }
    let file = project.folder.appendingPathComponent("Shop.xcodeproj/project.pbxproj")
    try "{ objects = {\n<<<<<<< HEAD\n}; }".write(to: file, atomically: true, encoding: .utf8)
    let error = #expect(throws: AppFolderError.self) { try AppFolder(url: project.folder).contents() }
    #expect(error?.place.hasSuffix("project.pbxproj:2:1") == true)
  }
}
