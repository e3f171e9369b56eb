import Testing

@testable import AppFolders

@Suite("Build settings")
struct BuildSettingsTests {
  private let settings = BuildSettings(levels: [
    ["NAME": "My App-2", "FLAGS": "A", "LOOP": "$(LOOP)"],
    ["FLAGS": "$(inherited) B", "X[sdk=iphoneos*]": "phone"],
    ["CHOICE": "$(KIND_$(WHICH))", "WHICH": "a", "KIND_a": "first", "EMPTY": ""],
  ])

  @Test(
    "Resolve references",
    arguments: [
      ("$(NAME)", "My App-2"), ("${NAME}", "My App-2"), ("$(NAME:c99extidentifier)", "My_App_2"),
      ("$(NAME:rfc1034identifier)", "My-App-2"), ("$(NAME:lower)", "my app-2"), ("$(FLAGS)", "A B"),
      ("$(NONE)", ""), ("$(EMPTY:default=x)", "x"), ("a $ b", "a $ b"), ("$(", "$("), ("$(CHOICE)", "first"),
      ("$(X)", "phone"),
    ])
  func references(text: String, expected: String) {
    #expect(settings.expand(text) == expected)
  }

  @Test("End when a setting names itself")
  func loop() { #expect(settings["LOOP"]?.contains("LOOP") ?? true) }

  @Test("Name a module as Xcode does", arguments: [("2048 Game", "_2048_Game"), ("Été", "Été"), ("", "App")])
  func identifier(name: String, expected: String) { #expect(BuildSettings.identifier(name) == expected) }
}
