import Foundation
import Testing

@testable import AppFolders

@Suite("Schemes and configurations")
struct XcodeSchemeTests {
  private static func scheme(
    _ target: String, configuration: String = "Debug", more: String = "", launch: String = ""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <Scheme LastUpgradeVersion = "1500" version = "1.3">
      <TestAction buildConfiguration = "Release">
        <EnvironmentVariables><EnvironmentVariable key = "TEST" value = "1" isEnabled = "YES"/></EnvironmentVariables>
      </TestAction>
      <LaunchAction buildConfiguration = "\(configuration)" \(launch)>
        <BuildableProductRunnable runnableDebuggingMode = "0">
          <BuildableReference BlueprintIdentifier = "?" BuildableName = "\(target).app" BlueprintName = "\(target)"
            ReferencedContainer = "container:Shop.xcodeproj"></BuildableReference>
        </BuildableProductRunnable>
        \(more)
      </LaunchAction>
    </Scheme>
    """
  }

  private static let more = """
    <CommandLineArguments>
      <CommandLineArgument argument = "-name &quot;two words&quot;" isEnabled = "YES"></CommandLineArgument>
      <CommandLineArgument argument = "-off" isEnabled = "NO"></CommandLineArgument>
    </CommandLineArguments>
    <EnvironmentVariables>
      <EnvironmentVariable key = "PLACE" value = "$(SRCROOT)/x" isEnabled = "YES"></EnvironmentVariable>
      <EnvironmentVariable key = "OFF" value = "1" isEnabled = "NO"></EnvironmentVariable>
    </EnvironmentVariables>
    """

  private func project(_ schemes: [String: String]) throws -> TestProject {
    var files = ["Shop/AppDelegate.swift": "", "Shop/Other Screen.swift": "", "Kit/Kit.swift": ""]
    for (name, text) in schemes { files["Shop.xcodeproj/xcshareddata/xcschemes/\(name).xcscheme"] = text }
    let project = try TestProject(files: files)
    let file = project.folder.appendingPathComponent("Shop.xcodeproj/project.pbxproj")
    let text = try String(contentsOf: file, encoding: .utf8)
      .replacing("buildConfigurations = (P1, );", with: "buildConfigurations = (P1, P2, );")
      .replacing(
        "P1 = {isa",
        with:
          "P2 = {isa = XCBuildConfiguration; name = Beta; buildSettings = { SWIFT_ACTIVE_COMPILATION_CONDITIONS = BETA; }; }; P1 = {isa"
      )
      .replacing("buildConfigurations = (T1, T2, );", with: "buildConfigurations = (T1, T2, T3, );")
      .replacing(
        "T1 = {isa",
        with:
          "T3 = {isa = XCBuildConfiguration; name = Beta; buildSettings = { PRODUCT_NAME = Probe; }; }; T1 = {isa"
      )
    try text.write(to: file, atomically: true, encoding: .utf8)
    return project
  }

  @Test("Say how an app is launched")
  func launch() throws {
    let project = try project([
      "Shop": Self.scheme("Shop", more: Self.more, launch: "language = \"de\" region = \"AT\"")
    ])
    defer { project.remove() }
    let launch = try AppFolder(url: project.folder).contents().launch
    #expect(launch.arguments == ["-name", "two words"])
    #expect(launch.environment == ["PLACE": "\(project.folder.path)/x"])
    #expect(launch.settings == ["name": "two words"])
    #expect(launch.languageTag == "de-AT")
  }

  @Test("Are chosen as Xcode would, or by name")
  func choice() throws {
    let project = try project([
      "A Beta": Self.scheme("Shop", configuration: "Beta"), "Other": Self.scheme("Other"),
      "Shop": Self.scheme("Shop"),
    ])
    defer { project.remove() }
    func contents(_ choice: BuildChoice) throws -> AppContents {
      try AppFolder(url: project.folder).contents(choice)
    }
    #expect(try contents(BuildChoice()).main?.conditions == ["DEBUG", "DEMO"])
    let beta = try contents(BuildChoice(scheme: "A Beta"))
    #expect(beta.main?.conditions == ["BETA"])
    #expect(beta.name == "Probe")
    #expect(
      try contents(BuildChoice(scheme: "A Beta", configuration: "Debug")).main?.conditions == [
        "DEBUG", "DEMO",
      ])
    #expect(try contents(BuildChoice(configuration: "Beta")).main?.conditions == ["BETA"])
    for (choice, words) in [
      (BuildChoice(scheme: "Gone"), "one of A Beta, Other, Shop"),
      (BuildChoice(scheme: "Other"), "runs no app of this project"),
      (BuildChoice(configuration: "Gone"), "one of Debug, Beta"),
    ] {
      let error = #expect(throws: AppFolderError.self) { try contents(choice) }
      #expect(error?.description.contains(words) == true, "\(error as Any)")
    }
  }

  @Test("Of an app without a configuration Debug are those that are most like it")
  func otherNames() throws {
    let project = try project([:])
    defer { project.remove() }
    let file = project.folder.appendingPathComponent("Shop.xcodeproj/project.pbxproj")
    let text = try String(contentsOf: file, encoding: .utf8).replacing(
      "name = Debug;", with: "name = \"Shop Debug\";")
    try text.write(to: file, atomically: true, encoding: .utf8)
    #expect(try AppFolder(url: project.folder).contents().main?.conditions == ["DEBUG", "DEMO"])
  }

  @Test("Are nothing where a file is none, however damaged")
  func fuzz() {
    var damage = TextDamage()
    let whole = Self.scheme("Shop", more: Self.more)
    var understood = 0
    for _ in 0..<2000 {
      let text = damage.damaged(whole, with: "<>\"=/?&;")
      if XcodeScheme(name: "A", xml: Data(text.utf8)) != nil { understood += 1 }
    }
    #expect(understood > 0 && understood < 2000)
    #expect(XcodeScheme(name: "A", xml: Data("<Other/>".utf8)) == nil)
  }
}
