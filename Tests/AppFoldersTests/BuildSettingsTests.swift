import Foundation
import Testing

@testable import AppFolders

@Suite("Build settings")
struct BuildSettingsTests {
  private let settings = BuildSettings(levels: [
    ["NAME": "My App-2", "FLAGS": "A", "LOOP": "$(LOOP)", "ID": "org.a"],
    [
      "FLAGS": "$(inherited) B", "ID": "$(ID).b", "X[sdk=iphoneos*]": "phone",
      "X[sdk=iphonesimulator*]": "$(inherited) simulator",
      "X": "any", "Y[config=Debug][arch=arm64]": "both", "Y[config=Release]": "release",
      "Z[sdk=macosx*,arch=*]": "mac", "Z[arch=x86_64]": "intel",
    ],
    ["CHOICE": "$(KIND_$(WHICH))", "WHICH": "a", "KIND_a": "first", "EMPTY": ""],
  ])

  @Test(
    "Resolve references",
    arguments: [
      ("$(NAME)", "My App-2"), ("${NAME}", "My App-2"), ("$(NAME:c99extidentifier)", "My_App_2"),
      ("$(NAME:rfc1034identifier)", "My-App-2"), ("$(NAME:lower)", "my app-2"), ("$(FLAGS)", "A B"),
      ("$(NONE)", ""), ("$(EMPTY:default=x)", "x"), ("a $ b", "a $ b"), ("$(", "$("), ("$(CHOICE)", "first"),
      ("$(X)", "any simulator"), ("$(ID)", "org.a.b"), ("$(Y)", "both"), ("$(Z)", ""),
    ])
  func references(text: String, expected: String) {
    #expect(settings.expand(text) == expected)
  }

  @Test("Are read from .xcconfig files, in the order of their lines, with the files that these include")
  func configurationFiles() throws {
    let folder = try FilesFolder([
      "a.xcconfig": """
      #include "more/b.xcconfig" // first
      #include? "gone.xcconfig"
        #include "lost.xcconfig"
      A = $(inherited) 2 // = 3
      B[sdk=iphonesimulator*][config=Debug] = simulator=yes;
      B[sdk=iphoneos*] = phone
      URL = https:/$()/example.com
      """,
      "more/b.xcconfig": "A = 1\nB = any\n#include \"../a.xcconfig\"",
    ])
    defer { folder.remove() }
    let file = BuildConfigurationFile(folder.url.appendingPathComponent("a.xcconfig"))
    let settings = BuildSettings(assignments: [file.assignments])
    #expect(settings["A"]?.hasSuffix("1 2") == true)
    #expect(settings["B"] == "simulator=yes")
    #expect(settings["URL"] == "https://example.com")
    #expect(Set(file.missing.map(\.path)) == ["lost.xcconfig"])
    #expect(file.missing.last?.place.hasSuffix("a.xcconfig:3:1") == true)
  }

  @Test("End when a setting names itself")
  func loop() { #expect(settings["LOOP"]?.contains("LOOP") ?? true) }

  @Test("Name a module as Xcode does", arguments: [("2048 Game", "_2048_Game"), ("Été", "Été"), ("", "App")])
  func identifier(name: String, expected: String) { #expect(BuildSettings.identifier(name) == expected) }
}
